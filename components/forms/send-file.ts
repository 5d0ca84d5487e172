export type SendAnswer<Data> = { ok: true; data: Data } | { ok: false; message: string };

/** Sends one file and tells how far it is: only XMLHttpRequest reports what has left the device. */
export function sendFile<Data>(
  address: string,
  body: FormData,
  failed: string,
  onProgress: (percent: number) => void,
): Promise<SendAnswer<Data>> {
  return new Promise((resolve) => {
    const request = new XMLHttpRequest();
    request.open("POST", address);
    request.responseType = "json";
    request.timeout = 120_000;
    request.upload.onprogress = ({ loaded, total, lengthComputable }) => {
      if (lengthComputable) onProgress(Math.round((loaded / total) * 100));
    };
    request.onload = () => {
      if (request.status >= 200 && request.status < 300) return resolve({ ok: true, data: request.response });
      resolve({ ok: false, message: request.response?.message ?? failed });
    };
    const offline = () => resolve({ ok: false, message: `${failed}. Revisa tu internet.` });
    request.onerror = offline;
    request.ontimeout = offline;
    request.send(body);
  });
}
