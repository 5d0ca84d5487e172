import { type SendAnswer, sendFile } from "@/components/forms/send-file";

const FAILED = "No se pudo subir la imagen";

/** Sends one photo of a repair; `target` says whose. */
export function sendPhoto(
  file: File,
  target: Record<string, string>,
  onProgress: (percent: number) => void,
): Promise<SendAnswer<{ src: string }>> {
  const body = new FormData();
  for (const [name, value] of Object.entries(target)) body.set(name, value);
  body.set("file", file);
  return sendFile("/api/repairs/images", body, FAILED, onProgress);
}
