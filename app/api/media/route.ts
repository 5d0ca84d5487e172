import { defineRoute } from "@/lib/auth/define-route";
import { STAFF_ROLES } from "@/lib/auth/roles";
import { DAILY_WORK } from "@/lib/core/limits";
import { Failure } from "@/lib/core/result";
import { readUpload } from "@/lib/core/upload";
import { PHOTO_LIMITS } from "@/lib/media/image-check";
import { storeImage } from "@/lib/media/mutations";
import { folderSchema } from "@/lib/media/schema";

/** Uploads one image of the store: multipart `file` and `folder`. */
export const POST = defineRoute({
  name: "media.upload-image",
  access: STAFF_ROLES,
  rateLimit: DAILY_WORK,
  failed: PHOTO_LIMITS.failed,
  run: async (_, { request }) => {
    const { bytes, field } = await readUpload(request, PHOTO_LIMITS);
    const folder = folderSchema.safeParse(field("folder"));
    if (!folder.success) throw new Failure("invalid", PHOTO_LIMITS.failed);
    return Response.json(await storeImage(bytes, folder.data), { status: 201 });
  },
});
