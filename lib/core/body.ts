import { Failure } from "./result";
import { writable } from "./text";

/**
 * A request's bytes; stops reading at the limit. A caller that disconnects meanwhile gets a refusal, since nothing
 * failed here.
 */
export async function readBytes(
  request: Request,
  maxBytes: number,
  tooLarge = "El contenido pesa demasiado.",
): Promise<Blob> {
  const refusal = new Failure("too_large", tooLarge);
  if (Number(request.headers.get("content-length") ?? 0) > maxBytes) throw refusal;
  const chunks: Uint8Array<ArrayBuffer>[] = [];
  let size = 0;
  try {
    for await (const chunk of request.body ?? []) {
      size += chunk.byteLength;
      if (size > maxBytes) throw refusal;
      chunks.push(chunk);
    }
  } catch (error) {
    throw error === refusal ? error : new Failure("invalid", "El envío llegó incompleto. Intenta de nuevo.");
  }
  return new Blob(chunks);
}

const MAX_FORM_BYTES = 16_384;

/** The fields of a form as a browser sends it without scripts. */
export async function readForm(request: Request): Promise<Record<string, string>> {
  const text = await (await readBytes(request, MAX_FORM_BYTES)).text();
  return Object.fromEntries([...new URLSearchParams(text)].map(([name, value]) => [name, writable(value)]));
}

/** Parsed JSON, or undefined when invalid. */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
