import { defineRoute } from "@/lib/auth/define-route";
import { isVideoType, lessonFileType, MIME_TYPES } from "@/lib/courses/lesson-file";
import { openLessonFile } from "@/lib/courses/lesson-file-store";

const PASSED_ON = ["content-length", "content-range", "etag", "last-modified"];

/** A file of a lesson, for users who may read the lesson. Videos are requested in ranges. */
export const GET = defineRoute({
  name: "courses.read-lesson-file",
  access: "open",
  missing: "No encontramos ese archivo entre tus cursos.",
  run: async ({ file = "" }, { request }) => {
    const type = lessonFileType(file);
    const stored = type && (await openLessonFile(file, request.headers.get("range")));
    if (!stored) return null;
    const headers = new Headers({
      "content-type": MIME_TYPES[type],
      // Without a file name: the link on the lesson's page sets it.
      "content-disposition": isVideoType(type) ? "inline" : "attachment",
      "x-content-type-options": "nosniff",
      "accept-ranges": "bytes",
      "cache-control": "private, max-age=300",
      vary: "Cookie",
    });
    for (const name of PASSED_ON) {
      const value = stored.headers.get(name);
      if (value) headers.set(name, value);
    }
    return new Response(stored.body, { status: stored.status, headers });
  },
});
