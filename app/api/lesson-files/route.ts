import { defineRoute } from "@/lib/auth/define-route";
import { STAFF_ROLES } from "@/lib/auth/roles";
import { COSTLY } from "@/lib/core/limits";
import { readUpload } from "@/lib/core/upload";
import { FILE_LIMITS } from "@/lib/courses/staff/labels";
import { storeLessonFile } from "@/lib/courses/staff/lesson-files";

/** Uploads one material or video of a lesson: multipart `file`. */
export const POST = defineRoute({
  name: "courses.upload-lesson-file",
  access: STAFF_ROLES,
  rateLimit: COSTLY,
  failed: FILE_LIMITS.failed,
  run: async (_, { request }) => {
    const { bytes } = await readUpload(request, FILE_LIMITS);
    return Response.json(await storeLessonFile(bytes), { status: 201 });
  },
});
