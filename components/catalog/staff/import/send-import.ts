import { IMPORT_FAILED } from "@/lib/catalog/import/labels";
import type { ImportStep } from "@/lib/catalog/import/types";

type Listeners = { onUpload: (percent: number) => void; onEvent: (event: ImportStep) => void };

/** Uploads a spreadsheet and reads progress events, one JSON line each. Returns a function that aborts it. */
export function sendImport(file: File, { onUpload, onEvent }: Listeners): () => void {
  const request = new XMLHttpRequest();
  let read = 0;
  let hasEnded = false;

  function readEvents() {
    const whole = request.responseText.lastIndexOf("\n") + 1;
    if (request.status !== 200 || whole <= read) return;
    const lines = request.responseText.slice(read, whole).trim().split("\n");
    read = whole;
    for (const line of lines) {
      const event = JSON.parse(line) as ImportStep;
      hasEnded ||= event.step === "done" || event.step === "failed";
      onEvent(event);
    }
  }

  const fail = (message: string) => onEvent({ step: "failed", message });
  request.open("POST", `/api/products/import?archivo=${encodeURIComponent(file.name)}`);
  request.setRequestHeader("content-type", "text/csv");
  request.upload.onprogress = ({ loaded, total }) => onUpload(Math.round((loaded / total) * 100));
  request.onprogress = readEvents;
  request.onload = () => {
    readEvents();
    if (request.status !== 200) fail(messageOf(request.responseText));
    else if (!hasEnded) fail(`${IMPORT_FAILED}. La respuesta se cortó; no se guardó nada.`);
  };
  request.onerror = () => fail(`${IMPORT_FAILED}. Revisa tu internet.`);
  request.send(file);
  return () => request.abort();
}

function messageOf(text: string): string {
  try {
    return String(JSON.parse(text).message ?? IMPORT_FAILED);
  } catch {
    return IMPORT_FAILED;
  }
}
