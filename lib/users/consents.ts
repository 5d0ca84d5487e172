import type { Consent, ConsentKind } from "./types";

/** What the person reads beside the box. Another text is another version. */
export const MARKETING_TEXT =
  "Autorizo que me envíen novedades y promociones por correo electrónico. Puedo retirar esta autorización cuando quiera.";
export const MARKETING_VERSION = "marketing-2026-01";

/** What holds now: the newest row of that kind; undefined when the person was never asked. */
export function currentConsent(consents: readonly Consent[], kind: ConsentKind): Consent | undefined {
  return consents
    .filter((consent) => consent.kind === kind)
    .toSorted((a, b) => Date.parse(b.at) - Date.parse(a.at))[0];
}
