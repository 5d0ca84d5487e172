import "server-only";
import { withinRateLimit } from "@/lib/auth/rate-limit";
import { getSessionUser } from "@/lib/auth/session";
import { refusalOf } from "@/lib/core/refusal";
import { Failure } from "@/lib/core/result";
import { isUuid } from "@/lib/core/text";
import { readUpload, requireSameOrigin } from "@/lib/core/upload";
import { PHOTO_LIMITS } from "@/lib/media/image-check";
import { storeCustomerPhoto, storeStaffPhoto } from "./photo-store";

const NAME = "repairs.photo";
const LIMIT = { limit: 60, windowSeconds: 600 };

type Answer = { status: number; body: { src: string } | { message: string } };

/** Takes one photo in: multipart `file`, with `token` or `repairId`, and `as` admin for the workshop's. */
export async function receivePhoto(request: Request): Promise<Answer> {
  try {
    requireSameOrigin(request);
    const user = await getSessionUser();
    if (!(await withinRateLimit(NAME, user, LIMIT)))
      throw new Failure("rate_limited", "Subiste muchas fotos seguidas. Espera un momento.");
    const { bytes, field } = await readUpload(request, PHOTO_LIMITS);
    const repairId = field("repairId");
    if (repairId && !isUuid(repairId)) throw new Failure("not_found", "No encontramos esa reparación.");
    const src =
      field("as") === "admin"
        ? await storeStaffPhoto(bytes, { repairId, user })
        : await storeCustomerPhoto(bytes, { repairId, token: field("token"), user });
    return { status: 201, body: { src } };
  } catch (error) {
    return refusalOf("photo", error, PHOTO_LIMITS.failed);
  }
}
