import "server-only";
import { createHash } from "node:crypto";
import { databaseFailure } from "@/lib/supabase/errors";
import { serverClient } from "@/lib/supabase/server";
import { cleanPhoto } from "./clean-photo";
import { fetchImage } from "./fetch-image";
import { UPLOAD_FAILED } from "./labels";
import { sizedName } from "./picture-size";
import { isOwnImage } from "./public-address";
import type { MediaFolder, StoredImage } from "./types";

const MAX_SIDE = 2400;
const BUCKET = "media";

/** Uploads an image with the user's session: the bucket's policy decides. The file name is a hash of its content. */
export async function storeImage(bytes: Uint8Array, folder: MediaFolder): Promise<StoredImage> {
  const photo = await cleanPhoto(bytes, MAX_SIDE);
  const hash = createHash("sha256").update(photo.bytes).digest("hex").slice(0, 24);
  const name = `${folder}/${sizedName(hash, photo)}.webp`;
  const { error } = await serverClient()
    .storage.from(BUCKET)
    .upload(name, photo.bytes, { contentType: "image/webp", cacheControl: "31536000" });
  // The name is a hash, so an existing file has the same content.
  if (error && !isTaken(error)) throw storageFailure(error);
  return { src: `/${BUCKET}/${name}`, width: photo.width, height: photo.height };
}

type StorageError = { message: string; statusCode?: string };

const isTaken = ({ message, statusCode }: StorageError) =>
  statusCode === "409" || /already exists/i.test(message);

function storageFailure(error: StorageError) {
  const isRefused = error.statusCode === "403" || /row-level security/i.test(error.message);
  return databaseFailure({ code: isRefused ? "42501" : undefined, message: error.message }, UPLOAD_FAILED);
}

/** Copies an image from the internet into Storage. */
export async function copyImage(address: string, folder: MediaFolder): Promise<StoredImage> {
  return storeImage(await fetchImage(address), folder);
}

/** The URL to store for a form's image: our own is kept, an external one is copied, empty stays empty. */
export async function keepImage(address: string, folder: MediaFolder): Promise<string> {
  const text = address.trim();
  if (text === "" || isOwnImage(text)) return text;
  return (await copyImage(text, folder)).src;
}
