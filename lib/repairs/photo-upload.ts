import "server-only";
import { requireRateLimit } from "@/lib/auth/rate-limit";
import { isStaff } from "@/lib/auth/roles";
import { getSessionUser } from "@/lib/auth/session";
import { refusalOf } from "@/lib/core/refusal";
import { Failure } from "@/lib/core/result";
import { isUuid } from "@/lib/core/text";
import { readUpload, requireSameOrigin } from "@/lib/core/upload";
import { PHOTO_LIMITS } from "@/lib/media/image-check";
import { storeCustomerPhoto, storeStaffPhoto } from "./photo-store";

const NAME = "repairs.photo";
const WORKSHOP = { limit: 60, windowSeconds: 600 };
const CUSTOMERS = [
  { limit: 10, windowSeconds: 60 },
  { limit: 40, windowSeconds: 3600 },
];

type Answer = {
  status: number;
  body: { src: string } | { message: string };
  headers?: Record<string, string>;
};

/** Takes one photo in: multipart `file`, with `token` or `repairId`, and `as` admin for the workshop's. */
export async function receivePhoto(request: Request): Promise<Answer> {
  try {
    requireSameOrigin(request);
    const user = await getSessionUser();
    await requireRateLimit(NAME, user, user && isStaff(user.role) ? WORKSHOP : CUSTOMERS);
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
