import { PHOTO_LIMITS } from "@/lib/media/image-check";

export type SendAnswer = { ok: true; src: string; size?: number } | { ok: false; message: string };
export type Fields = Record<string, string>;
/** Size limit of the address, and its texts. */
export type SendLimits = { maxFileBytes: number; tooHeavy: string; failed: string };

export const NOT_CONNECTED = notConnected(PHOTO_LIMITS);

function notConnected({ failed }: Pick<SendLimits, "failed">): string {
  return `${failed}. Revisa tu internet.`;
}

/** At 50 kB a second even a video arrives. */
const waitFor = ({ size }: File) => Math.max(120_000, size / 50);

/**
 * Uploads one file, an image by default, with its form fields and reports progress, which only XMLHttpRequest supports.
 * Too large files are rejected before sending; the server checks again.
 */
export async function sendFile(
  address: string,
  file: File,
  fields: Fields,
  onProgress: (percent: number) => void,
  limits: SendLimits = PHOTO_LIMITS,
): Promise<SendAnswer> {
  if (file.size > limits.maxFileBytes) return { ok: false, message: limits.tooHeavy };
  const body = new FormData();
  for (const [name, value] of Object.entries(fields)) body.set(name, value);
  body.set("file", file);
  return new Promise((resolve) => {
    const request = new XMLHttpRequest();
    request.open("POST", address);
    request.responseType = "json";
    request.timeout = waitFor(file);
    request.upload.onprogress = ({ loaded, total, lengthComputable }) => {
      if (lengthComputable) onProgress(Math.round((loaded / total) * 100));
    };
    request.onload = () => {
      const { status, response } = request;
      if (status >= 200 && status < 300) return resolve({ ok: true, src: response.src, size: response.size });
      resolve({ ok: false, message: response?.message ?? limits.failed });
    };
    const offline = () => resolve({ ok: false, message: notConnected(limits) });
    request.onerror = offline;
    request.ontimeout = offline;
    request.send(body);
  });
}
