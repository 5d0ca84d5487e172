import "server-only";
import { randomUUID } from "node:crypto";
import { Failure } from "@/lib/core/result";
import { cleanPhoto } from "@/lib/media/clean-photo";
import { photoType } from "@/lib/media/image-check";
import { serverClient } from "@/lib/supabase/server";
import {
  fileTypeOf,
  isVideoType,
  LESSON_FILES,
  type LessonFileType,
  MAX_MATERIAL_BYTES,
  MIME_TYPES,
} from "../lesson-file";
import { FILE_LIMITS } from "./labels";

const BUCKET = "lesson-files";
const MAX_SIDE = 2400;

export type StoredFile = { src: string; type: LessonFileType; size: number };

/** The bytes to store: images are encoded again, without metadata; others are stored as they are. */
async function checked(bytes: Uint8Array): Promise<{ type: LessonFileType; bytes: Uint8Array }> {
  if (bytes.length === 0) throw new Failure("invalid", "El archivo está vacío. Elige otro.");
  const type = fileTypeOf(bytes);
  if (type === "document") throw new Failure("invalid", FILE_LIMITS.document);
  if (!isVideoType(type) && bytes.length > MAX_MATERIAL_BYTES)
    throw new Failure("too_large", FILE_LIMITS.materialTooHeavy);
  if (type) return { type, bytes };
  if (photoType(bytes)) return { type: "webp", bytes: (await cleanPhoto(bytes, MAX_SIDE)).bytes };
  throw new Failure("invalid", FILE_LIMITS.unknown);
}

/**
 * Uploads a file of a lesson with the user's session: the bucket's policy decides. Learners see it once a lesson refers
 * to it.
 */
export async function storeLessonFile(sent: Uint8Array): Promise<StoredFile> {
  const { type, bytes } = await checked(sent);
  const name = `${randomUUID()}.${type}`;
  const { error } = await serverClient()
    .storage.from(BUCKET)
    .upload(name, bytes, { contentType: MIME_TYPES[type], cacheControl: "3600" });
  if (error) throw new Failure("unavailable", FILE_LIMITS.failed, { cause: error });
  return { src: `${LESSON_FILES}/${name}`, type, size: bytes.length };
}
