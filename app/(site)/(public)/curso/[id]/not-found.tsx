import { NotFound } from "@/components/not-found/not-found";

/** Fallback: the middleware handles missing rows. */
export default function CourseNotFound() {
  return <NotFound kind="curso" />;
}
