import { RestorePreferences } from "@/components/layout/restore-preferences";
import type { NotFoundKind } from "@/lib/middleware/not-found-page";
import { NotFoundMessage } from "./not-found-message";
import { NOT_FOUND } from "./texts";

/**
 * Texts of a 'not found' page. Usually the middleware responds 404 first; a page renders this for a row deleted in
 * between.
 */
export function NotFound({ kind }: { kind: NotFoundKind }) {
  return (
    <>
      <RestorePreferences />
      <NotFoundMessage {...NOT_FOUND[kind]} />
    </>
  );
}
