import { RestorePreferences } from "@/components/layout/restore-preferences";
import { Lost } from "@/components/lost/lost";

/** Fallback: the middleware handles missing rows. */
export default function PostNotFound() {
  return (
    <>
      <RestorePreferences />
      <Lost kind="blog" />
    </>
  );
}
