"use client";

import { CourseMissing } from "@/components/courses/course-missing";

export default function CourseError() {
  return <CourseMissing />;
}
