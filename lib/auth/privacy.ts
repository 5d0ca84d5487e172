/** Version of the privacy policy that a new account accepts (Ley 1581). */
export const PRIVACY_VERSION = "2026-01";
