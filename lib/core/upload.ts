import "server-only";
import { readBytes } from "./body";
import { Failure } from "./result";
import { writable } from "./text";

type Limits = { maxFileBytes: number; tooHeavy: string; missing: string; failed: string };

export type UploadedFile = { bytes: Uint8Array; name: string; field: (name: string) => string | undefined };

/** The one `file` of a multipart form and its other fields. */
export async function readUpload(request: Request, limits: Limits): Promise<UploadedFile> {
  const { maxFileBytes, tooHeavy, missing, failed } = limits;
  const type = request.headers.get("content-type") ?? "";
  if (!type.startsWith("multipart/form-data")) throw new Failure("invalid", missing);
  // Allowance for the other fields and the multipart boundaries.
  const body = await readBytes(request, maxFileBytes + 16_384, tooHeavy);
  const form = await new Response(body, { headers: { "content-type": type } })
    .formData()
    .catch((cause: unknown) => {
      throw new Failure("invalid", failed, { cause });
    });
  const file = form.get("file");
  if (!(file instanceof Blob)) throw new Failure("invalid", missing);
  if (file.size > maxFileBytes) throw new Failure("too_large", tooHeavy);
  return {
    bytes: new Uint8Array(await file.arrayBuffer()),
    name: file instanceof File ? writable(file.name) : "",
    field: (name) => {
      const value = form.get(name);
      return typeof value === "string" && value !== "" ? writable(value) : undefined;
    },
  };
}
