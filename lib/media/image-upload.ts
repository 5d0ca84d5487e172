import "server-only";
import { requireRateLimit } from "@/lib/auth/rate-limit";
import { isStaff } from "@/lib/auth/roles";
import { getSessionUser } from "@/lib/auth/session";
import { refusalOf } from "@/lib/core/refusal";
import { SIGNED_OUT } from "@/lib/core/refusal-texts";
import { Failure } from "@/lib/core/result";
import { readUpload, requireSameOrigin } from "@/lib/core/upload";
import { PHOTO_LIMITS } from "./image-check";
import { storeImage } from "./mutations";
import { folderSchema } from "./schema";
import type { StoredImage } from "./types";

const NAME = "media.upload";
const LIMIT = { limit: 240, windowSeconds: 600 };

type Answer = {
  status: number;
  body: StoredImage | { message: string };
  headers?: Record<string, string>;
};

/** Takes one picture of the store in: multipart `file` and `folder`, from staff only. */
export async function receiveImage(request: Request): Promise<Answer> {
  try {
    requireSameOrigin(request);
    const user = await getSessionUser();
    if (!user) throw new Failure("unauthenticated", SIGNED_OUT);
    if (!isStaff(user.role)) throw new Failure("forbidden", "Sin permisos");
    await requireRateLimit(NAME, user, LIMIT);
    const { bytes, field } = await readUpload(request, PHOTO_LIMITS);
    const folder = folderSchema.safeParse(field("folder"));
    if (!folder.success) throw new Failure("invalid", PHOTO_LIMITS.failed);
    return { status: 201, body: await storeImage(bytes, folder.data) };
  } catch (error) {
    return refusalOf("media", error, PHOTO_LIMITS.failed);
  }
}
