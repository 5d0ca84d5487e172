import { RestorePreferences } from "@/components/layout/restore-preferences";
import { Lost } from "@/components/lost/lost";

/** Fallback: the middleware handles missing rows. */
export default function ProductNotFound() {
  return (
    <>
      <RestorePreferences />
      <Lost kind="producto" />
    </>
  );
}
