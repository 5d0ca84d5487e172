import { type Forward, readJson, rewriteJson, withJson } from "../http-tools.ts";
import { deliver } from "./delivery.ts";
import { listQuery, oneLevel } from "./list.ts";
import { isValidKey, plainUpload } from "./uploads.ts";

const ROOT = "/storage/v1";
const relative = (address: string) => address.replace(ROOT, "");

function refusal(statusCode: number, error: string, message: string): Response {
  return Response.json({ statusCode: String(statusCode), error, message }, { status: 400 });
}

/** Serves /storage/v1 through lite, compatible with storage-js and hosted Storage. */
export async function handleStorage(request: Request, forward: Forward): Promise<Response> {
  const response = await route(request, forward);
  if (response.ok || !response.headers.get("content-type")?.includes("json")) return response;
  const body = (await response.json()) as Record<string, unknown>;
  const code =
    body.statusCode === "404"
      ? body.error === "Bucket not found"
        ? "NoSuchBucket"
        : "NoSuchKey"
      : body.code;
  return withJson(response, { ...body, ...(code ? { code } : {}) });
}

async function route(request: Request, forward: Forward): Promise<Response> {
  const path = relative(new URL(request.url).pathname);
  const [, area, verb, bucket = ""] = path.split("/");
  if (area !== "object") return forward(request);
  const several = path.split("/").length === 4;
  if (request.method === "POST" && verb === "sign" && several) return signMany(request, bucket, forward);
  if (request.method === "POST" && verb === "list") return list(request, forward);
  if (request.method === "GET" || request.method === "HEAD") return read(request, verb ?? "", forward);
  if (request.method === "POST" && verb === "sign") return signOne(request, forward);
  if (request.method === "POST" && verb === "upload") return signUpload(request, forward);
  if (request.method === "POST" && verb === "copy") return copy(request, forward);
  const isUpload = request.method === "PUT" || (request.method === "POST" && verb !== "move");
  return isUpload ? upload(request, path, forward) : forward(request);
}

async function upload(request: Request, path: string, forward: Forward): Promise<Response> {
  const key = decodeURIComponent(
    path
      .split("/")
      .slice(path.startsWith("/object/upload/sign/") ? 5 : 3)
      .join("/"),
  );
  if (!isValidKey(key)) return refusal(400, "InvalidKey", `Invalid key: ${key}`);
  return forward(await plainUpload(request));
}

async function read(request: Request, verb: string, forward: Forward): Promise<Response> {
  const response = await forward(request);
  if (verb === "info") return response;
  if (response.ok) return request.method === "GET" ? deliver(request, response) : response;
  if (verb === "sign" && response.status === 500)
    return refusal(400, "InvalidJWT", "The link is not valid or has expired");
  return response;
}

async function signMany(request: Request, bucket: string, forward: Forward): Promise<Response> {
  const { paths, expiresIn } = await readJson(request);
  const signed = (Array.isArray(paths) ? paths.map(String) : []).map(async (path) => {
    const key = path.split("/").map(encodeURIComponent).join("/");
    const url = new URL(`${ROOT}/object/sign/${bucket}/${key}`, request.url);
    const response = await forward(rewriteJson(request, { expiresIn }, url.href));
    if (!response.ok) {
      return {
        path,
        signedURL: null,
        error: "Either the object does not exist or you do not have access to it",
      };
    }
    const { signedUrl } = (await response.json()) as { signedUrl: string };
    return { path, signedURL: relative(signedUrl), error: null };
  });
  return Response.json(await Promise.all(signed));
}

async function signOne(request: Request, forward: Forward): Promise<Response> {
  const response = await forward(request);
  if (!response.ok) return response;
  const { signedUrl } = (await response.json()) as { signedUrl: string };
  return withJson(response, { signedURL: relative(signedUrl) });
}

async function signUpload(request: Request, forward: Forward): Promise<Response> {
  const response = await forward(request);
  if (!response.ok) return response;
  const { signedUrl, token } = (await response.json()) as { signedUrl: string; token: string };
  return withJson(response, { url: relative(signedUrl), token });
}

async function copy(request: Request, forward: Forward): Promise<Response> {
  const response = await forward(request);
  if (!response.ok) return response;
  const { key } = (await response.json()) as { key: string };
  return withJson(response, { Key: key });
}

async function list(request: Request, forward: Forward): Promise<Response> {
  const query = listQuery(await readJson(request));
  const response = await forward(rewriteJson(request, { prefix: query.prefix, limit: 100_000, offset: 0 }));
  if (!response.ok) return response;
  return withJson(response, oneLevel((await response.json()) as Parameters<typeof oneLevel>[0], query));
}
