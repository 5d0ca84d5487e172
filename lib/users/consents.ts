import type { Consent, ConsentKind } from "./types";

/** Text beside the checkbox. Bump the version when it changes. */
export const MARKETING_TEXT =
  "Autorizo que me envíen novedades y promociones por correo electrónico. Puedo retirar esta autorización cuando quiera.";
export const MARKETING_VERSION = "marketing-2026-01";

/** The current consent: the newest row of its kind; undefined when never asked. */
export function currentConsent(consents: readonly Consent[], kind: ConsentKind): Consent | undefined {
  return consents
    .filter((consent) => consent.kind === kind)
    .toSorted((a, b) => Date.parse(b.at) - Date.parse(a.at))[0];
}
