import { RestorePreferences } from "@/components/content/restore-preferences";
import { CourseMissing } from "@/components/courses/course-missing";

export default function CourseNotFound() {
  return (
    <>
      <RestorePreferences />
      <CourseMissing />
    </>
  );
}
