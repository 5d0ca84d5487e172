"use client";

import { Missing } from "@/components/lost/missing";
import { COURSE_LOST } from "@/lib/courses/labels";

export default function CourseError() {
  return <Missing {...COURSE_LOST} />;
}
