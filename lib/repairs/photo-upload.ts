import "server-only";
import { withinRateLimit } from "@/lib/auth/rate-limit";
import { getSessionUser } from "@/lib/auth/session";
import { env } from "@/lib/core/env";
import { log } from "@/lib/core/log";
import { Failure, type FailureCode } from "@/lib/core/result";
import { isUuid } from "@/lib/core/text";
import { MAX_PHOTO_BYTES } from "./image-check";
import { storeCustomerPhoto, storeStaffPhoto } from "./photo-store";

/** The other fields and the form's own marks beside one photo. */
const MAX_BODY = MAX_PHOTO_BYTES + 16_384;
const NAME = "repairs.photo";
const LIMIT = { limit: 60, windowSeconds: 600 };
const TOO_HEAVY = "La foto pesa demasiado: el máximo es 10 MB.";

const STATUS: Record<FailureCode, number> = {
  invalid: 422,
  unauthenticated: 401,
  forbidden: 403,
  not_found: 404,
  conflict: 409,
  rate_limited: 429,
  unavailable: 503,
  unexpected: 500,
};

type Answer = { status: number; body: { src: string } | { message: string } };

/** Takes one photo in: multipart `file`, with `token` or `repairId`, and `as` admin for the workshop's. */
export async function receivePhoto(request: Request): Promise<Answer> {
  try {
    if (!isSameOrigin(request)) throw new Failure("forbidden", "Sin permisos");
    const user = await getSessionUser();
    if (!(await withinRateLimit(NAME, user, LIMIT)))
      throw new Failure("rate_limited", "Subiste muchas fotos seguidas. Espera un momento.");
    const form = await readForm(request);
    const file = form.get("file");
    if (!(file instanceof Blob)) throw new Failure("invalid", "Elige una foto.");
    if (file.size > MAX_PHOTO_BYTES) throw new Failure("invalid", TOO_HEAVY);
    const bytes = new Uint8Array(await file.arrayBuffer());
    const repairId = textOf(form, "repairId");
    if (repairId && !isUuid(repairId)) throw new Failure("not_found", "No encontramos esa reparación.");
    const src =
      form.get("as") === "admin"
        ? await storeStaffPhoto(bytes, { repairId, user })
        : await storeCustomerPhoto(bytes, { repairId, token: textOf(form, "token"), user });
    return { status: 201, body: { src } };
  } catch (error) {
    return refusal(error);
  }
}

const textOf = (form: FormData, name: string) => {
  const value = form.get(name);
  return typeof value === "string" && value !== "" ? value : undefined;
};

/** Cookies come along with a form of any site, so the browser must say that it is ours. */
function isSameOrigin({ headers }: Request): boolean {
  const site = headers.get("sec-fetch-site");
  if (site) return site === "same-origin";
  return headers.get("origin") === new URL(env().SITE_URL).origin;
}

/** The form, of which nothing is read past its limit. */
async function readForm(request: Request): Promise<FormData> {
  const type = request.headers.get("content-type") ?? "";
  if (!type.startsWith("multipart/form-data") || !request.body)
    throw new Failure("invalid", "Elige una foto.");
  if (Number(request.headers.get("content-length") ?? 0) > MAX_BODY) throw new Failure("invalid", TOO_HEAVY);
  const chunks: Uint8Array<ArrayBuffer>[] = [];
  let size = 0;
  for await (const chunk of request.body) {
    size += chunk.byteLength;
    if (size > MAX_BODY) throw new Failure("invalid", TOO_HEAVY);
    chunks.push(chunk);
  }
  try {
    return await new Response(new Blob(chunks), { headers: { "content-type": type } }).formData();
  } catch (cause) {
    throw new Failure("invalid", "No se pudo subir la imagen", { cause });
  }
}

function refusal(error: unknown): Answer {
  if (!(error instanceof Failure)) {
    const reference = crypto.randomUUID().slice(0, 8);
    log("error", "photo.failed", { reference, cause: error });
    return { status: 500, body: { message: `No se pudo subir la imagen (referencia ${reference})` } };
  }
  log(error.cause ? "warn" : "info", "photo.refused", {
    code: error.code,
    reason: error.reason,
    cause: error.cause,
  });
  const status = error.reason === "not_found" ? 404 : STATUS[error.code];
  return { status, body: { message: error.message } };
}
