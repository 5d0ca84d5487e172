import { noAnswer } from "@/components/forms/no-answer";
import { type SendAnswer, sendFile } from "@/components/forms/send-file";
import { copyImageAction } from "@/lib/media/actions";
import { MAX_PHOTO_BYTES, PHOTO_LIMITS } from "@/lib/media/image-check";
import { UPLOAD_FAILED } from "@/lib/media/labels";
import type { MediaFolder, StoredImage } from "@/lib/media/types";

/** Uploads a picture. One that is too heavy is told before it is sent; the server looks again. */
export async function sendImage(
  file: File,
  folder: MediaFolder,
  onProgress: (percent: number) => void,
): Promise<SendAnswer<StoredImage>> {
  if (file.size > MAX_PHOTO_BYTES) return { ok: false, message: PHOTO_LIMITS.tooHeavy };
  const body = new FormData();
  body.set("folder", folder);
  body.set("file", file);
  return sendFile("/api/media", body, UPLOAD_FAILED, onProgress);
}

/** Has the server copy a picture from its public address. */
export async function copyImage(address: string, folder: MediaFolder): Promise<SendAnswer<StoredImage>> {
  const result = await copyImageAction({ address, folder }).catch(noAnswer);
  if (result?.ok) return { ok: true, data: result.data };
  const message = result?.fieldErrors?.address ?? result?.message;
  return { ok: false, message: message ?? `${UPLOAD_FAILED}. Revisa tu internet.` };
}
