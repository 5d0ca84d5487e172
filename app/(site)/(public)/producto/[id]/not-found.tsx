import { RestorePreferences } from "@/components/layout/restore-preferences";
import { Lost } from "@/components/lost/lost";

/** Rarely seen: the middleware knows first. */
export default function ProductNotFound() {
  return (
    <>
      <RestorePreferences />
      <Lost kind="producto" />
    </>
  );
}
