import "server-only";
import { randomUUID } from "node:crypto";
import { z } from "zod";
import { isStaff } from "@/lib/auth/roles";
import type { SessionUser } from "@/lib/auth/session";
import { isLinkToken } from "@/lib/core/inputs";
import { SIGNED_OUT } from "@/lib/core/refusal-texts";
import { Failure } from "@/lib/core/result";
import { isUuid } from "@/lib/core/text";
import { cleanPhoto } from "@/lib/media/clean-photo";
import { UPLOAD_FAILED } from "@/lib/media/labels";
import { adminClient } from "@/lib/supabase/admin";
import { databaseFailure } from "@/lib/supabase/errors";
import { serverClient } from "@/lib/supabase/server";

const BUCKET = "service-orders";
const MAX_SIDE = 2000;
const FILE = /^[a-z0-9-]{1,64}\.webp$/;
const WEBP = { contentType: "image/webp", cacheControl: "31536000" };

const addressOf = (repairId: string, file: string) => `/api/repairs/images/${repairId}/${file}`;

/** Uploads a customer's photo: the owner by session, or anyone with the link token. Returns its path. */
export async function storeCustomerPhoto(
  bytes: Uint8Array,
  { repairId, token, user }: { repairId?: string; token?: string; user: SessionUser | null },
): Promise<string> {
  const isLinked = isLinkToken(token);
  if (!isLinked && !(user && repairId)) throw new Failure("unauthenticated", SIGNED_OUT);
  const who = { p_orden: repairId, p_user: user?.id, p_token: isLinked ? token : null };
  const client = adminClient();
  // Checks access before decoding, which is expensive.
  const { data, error } = await client.rpc("add_repair_photo", who);
  if (error) throw databaseFailure(error, UPLOAD_FAILED);
  const { orden_id: id } = z.object({ orden_id: z.string() }).parse(data);
  const { bytes: photo } = await cleanPhoto(bytes, MAX_SIDE);
  const file = `${randomUUID()}.webp`;
  const stored = await client.storage.from(BUCKET).upload(`${id}/${file}`, photo, WEBP);
  if (stored.error) throw new Failure("unavailable", UPLOAD_FAILED, { cause: stored.error });
  const noted = await client.rpc("add_repair_photo", { ...who, p_orden: id, p_file: file });
  if (noted.error) {
    await client.storage.from(BUCKET).remove([`${id}/${file}`]);
    throw databaseFailure(noted.error, UPLOAD_FAILED);
  }
  return addressOf(id, file);
}

/** Uploads a workshop photo with the user's session: the bucket's policy decides. It becomes visible when an event references it. */
export async function storeStaffPhoto(
  bytes: Uint8Array,
  { repairId, user }: { repairId?: string; user: SessionUser | null },
): Promise<string> {
  if (!user || !isStaff(user.role)) throw new Failure("forbidden", "Sin permisos");
  if (!repairId || !isUuid(repairId)) throw new Failure("not_found", "No encontramos esa reparación.");
  const { bytes: photo } = await cleanPhoto(bytes, MAX_SIDE);
  const file = `${randomUUID()}.webp`;
  const { error } = await serverClient().storage.from(BUCKET).upload(`${repairId}/${file}`, photo, WEBP);
  if (error) throw new Failure("unavailable", UPLOAD_FAILED, { cause: error });
  return addressOf(repairId, file);
}

/** A photo; null when the caller may not see it. */
export async function readRepairPhoto(repairId: string, file: string, token?: string): Promise<Blob | null> {
  if (!isUuid(repairId) || !FILE.test(file)) return null;
  const { data: isAllowed, error } = await serverClient().rpc("may_see_repair_image", {
    p_orden: repairId,
    p_file: file,
    ...(isLinkToken(token) && { p_token: token }),
  });
  if (error) throw databaseFailure(error, "No pudimos cargar la foto.");
  if (!isAllowed) return null;
  const stored = await adminClient().storage.from(BUCKET).download(`${repairId.toLowerCase()}/${file}`);
  return stored.data;
}
