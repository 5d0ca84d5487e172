/** Version of the privacy policy on /privacidad, stored with every consent (Ley 1581). */
export const PRIVACY_VERSION = "2026-11";
/** Version of the terms on /terminos. */
export const TERMS_VERSION = "2026-07";
/** Effective date of each version. */
export const LEGAL_SINCE = {
  [PRIVACY_VERSION]: "29 de noviembre de 2026",
  [TERMS_VERSION]: "29 de noviembre de 2026",
};
