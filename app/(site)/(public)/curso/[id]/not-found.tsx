import { RestorePreferences } from "@/components/layout/restore-preferences";
import { NotFound } from "@/components/not-found/not-found";

/** Fallback: the middleware handles missing rows. */
export default function CourseNotFound() {
  return (
    <>
      <RestorePreferences />
      <NotFound kind="curso" />
    </>
  );
}
