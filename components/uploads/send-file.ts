import { MAX_PHOTO_BYTES, PHOTO_LIMITS } from "@/lib/media/image-check";

export type SendAnswer = { ok: true; src: string } | { ok: false; message: string };
export type Fields = Record<string, string>;

export const NOT_CONNECTED = `${PHOTO_LIMITS.failed}. Revisa tu internet.`;

/**
 * Uploads one image with its form fields and reports progress, which only XMLHttpRequest supports. Too large files are
 * rejected before sending; the server checks again.
 */
export async function sendFile(
  address: string,
  file: File,
  fields: Fields,
  onProgress: (percent: number) => void,
): Promise<SendAnswer> {
  if (file.size > MAX_PHOTO_BYTES) return { ok: false, message: PHOTO_LIMITS.tooHeavy };
  const body = new FormData();
  for (const [name, value] of Object.entries(fields)) body.set(name, value);
  body.set("file", file);
  return new Promise((resolve) => {
    const request = new XMLHttpRequest();
    request.open("POST", address);
    request.responseType = "json";
    request.timeout = 120_000;
    request.upload.onprogress = ({ loaded, total, lengthComputable }) => {
      if (lengthComputable) onProgress(Math.round((loaded / total) * 100));
    };
    request.onload = () => {
      const { status, response } = request;
      if (status >= 200 && status < 300) return resolve({ ok: true, src: response.src });
      resolve({ ok: false, message: response?.message ?? PHOTO_LIMITS.failed });
    };
    const offline = () => resolve({ ok: false, message: NOT_CONNECTED });
    request.onerror = offline;
    request.ontimeout = offline;
    request.send(body);
  });
}
