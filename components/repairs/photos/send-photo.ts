export type SendAnswer = { ok: true; src: string } | { ok: false; message: string };

const ADDRESS = "/api/repairs/images";
const FAILED = "No se pudo subir la imagen";

/** Sends one photo and tells how far it is: only XMLHttpRequest reports what has left the phone. */
export function sendPhoto(
  file: File,
  target: Record<string, string>,
  onProgress: (percent: number) => void,
): Promise<SendAnswer> {
  const body = new FormData();
  for (const [name, value] of Object.entries(target)) body.set(name, value);
  body.set("file", file);
  return new Promise((resolve) => {
    const request = new XMLHttpRequest();
    request.open("POST", ADDRESS);
    request.responseType = "json";
    request.timeout = 120_000;
    request.upload.onprogress = ({ loaded, total, lengthComputable }) => {
      if (lengthComputable) onProgress(Math.round((loaded / total) * 100));
    };
    request.onload = () => {
      if (request.status >= 200 && request.status < 300)
        return resolve({ ok: true, src: String(request.response?.src) });
      resolve({ ok: false, message: request.response?.message ?? FAILED });
    };
    const offline = () => resolve({ ok: false, message: `${FAILED}. Revisa tu internet.` });
    request.onerror = offline;
    request.ontimeout = offline;
    request.send(body);
  });
}
