import "server-only";
import { createHash } from "node:crypto";
import { databaseFailure } from "@/lib/supabase/errors";
import { serverClient } from "@/lib/supabase/server";
import { cleanPhoto } from "./clean-photo";
import { fetchImage } from "./fetch-image";
import { UPLOAD_FAILED } from "./labels";
import { isOwnImage } from "./public-address";
import type { MediaFolder, StoredImage } from "./types";

const MAX_SIDE = 2400;
const BUCKET = "media";

/** Stores a picture as the person: the bucket's policy decides. Its name is a hash of its content. */
export async function storeImage(bytes: Uint8Array, folder: MediaFolder): Promise<StoredImage> {
  const photo = await cleanPhoto(bytes, MAX_SIDE);
  const hash = createHash("sha256").update(photo.bytes).digest("hex").slice(0, 24);
  const name = `${folder}/${hash}.webp`;
  const supabase = await serverClient();
  const { error } = await supabase.storage
    .from(BUCKET)
    .upload(name, photo.bytes, { contentType: "image/webp", cacheControl: "31536000" });
  // The same name is the same picture: it is there already.
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

/** A picture of the internet, copied into the store's own. */
export async function copyImage(address: string, folder: MediaFolder): Promise<StoredImage> {
  return storeImage(await fetchImage(address), folder);
}

/** The address to save for a picture that a form sent: our own stays, one from outside is copied, empty stays empty. */
export async function keepImage(address: string, folder: MediaFolder): Promise<string> {
  const text = address.trim();
  if (text === "" || isOwnImage(text)) return text;
  return (await copyImage(text, folder)).src;
}
