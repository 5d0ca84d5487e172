import { defineRoute } from "@/lib/auth/define-route";
import { isStaff } from "@/lib/auth/roles";
import { COSTLY, SUBMISSIONS } from "@/lib/core/limits";
import { Failure } from "@/lib/core/result";
import { isUuid } from "@/lib/core/text";
import { readUpload } from "@/lib/core/upload";
import { PHOTO_LIMITS } from "@/lib/media/image-check";
import { storeCustomerPhoto, storeStaffPhoto } from "@/lib/repairs/photo-store";

/** Uploads one photo of a repair: multipart `file`, with `token` or `repairId`, and `as` admin for staff. */
export const POST = defineRoute({
  name: "repairs.upload-photo",
  access: "guest",
  rateLimit: (user) => (user && isStaff(user.role) ? COSTLY : SUBMISSIONS),
  failed: PHOTO_LIMITS.failed,
  run: async (_, { request, user }) => {
    const { bytes, field } = await readUpload(request, PHOTO_LIMITS);
    const repairId = field("repairId");
    if (repairId && !isUuid(repairId)) throw new Failure("not_found", "No encontramos esa reparación.");
    const src =
      field("as") === "admin"
        ? await storeStaffPhoto(bytes, { repairId, user })
        : await storeCustomerPhoto(bytes, { repairId, token: field("token"), user });
    return Response.json({ src }, { status: 201 });
  },
});
