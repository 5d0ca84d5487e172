"use client";

import dynamic from "next/dynamic";
import { NewButton } from "@/components/forms/staff/new-button";

const AddCourseDialog = dynamic(
  () => import("./add-course-dialog").then((module) => module.AddCourseDialog),
  { ssr: false },
);

export function AddCourse({ startsOpen }: { startsOpen: boolean }) {
  return <NewButton label="Agregar curso" startsOpen={startsOpen} Dialog={AddCourseDialog} />;
}
