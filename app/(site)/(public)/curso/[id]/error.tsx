"use client";

import { NotFoundMessage } from "@/components/not-found/not-found-message";
import { COURSE_NOT_FOUND } from "@/lib/courses/labels";

export default function CourseError() {
  return <NotFoundMessage {...COURSE_NOT_FOUND} />;
}
