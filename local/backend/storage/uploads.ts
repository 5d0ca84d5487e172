import { rewrite } from "../http-tools.ts";

// Characters that hosted Storage accepts in a key.
const KEY = /^(\w|\/|!|-|\.|\*|'|\(|\)| |&|\$|@|=|;|:|\+|,|\?)*$/;

/** Whether hosted Storage accepts the decoded key. */
export function isValidKey(key: string): boolean {
  return key.length > 0 && KEY.test(key);
}

/** storage-js sends a Blob or File as a form with a nameless field; lite expects raw bytes with their length. */
export async function plainUpload(request: Request): Promise<Request> {
  if (!request.headers.get("content-type")?.startsWith("multipart/form-data")) {
    const bytes = new Uint8Array(await request.arrayBuffer());
    return rewrite(request, bytes, { headers: { "content-length": String(bytes.length) } });
  }
  const form = await request.formData();
  const file = [...form.values()].find((value) => typeof value !== "string");
  if (!(file instanceof Blob)) return rewrite(request, new Uint8Array());
  const bytes = new Uint8Array(await file.arrayBuffer());
  const headers: Record<string, string> = {
    "content-type": file.type.split(";")[0]?.trim() || "application/octet-stream",
    "content-length": String(bytes.length),
  };
  const cacheControl = form.get("cacheControl");
  if (typeof cacheControl === "string") {
    headers["cache-control"] = /^\d+$/.test(cacheControl) ? `max-age=${cacheControl}` : cacheControl;
  }
  const metadata = form.get("metadata");
  if (typeof metadata === "string") headers["x-metadata"] = Buffer.from(metadata).toString("base64");
  return rewrite(request, bytes, { headers });
}
