/** A Colombian mobile as ten digits, without spaces, dashes or country code. */
export function normalizePhone(text: string): string {
  return text.replace(/\D/g, "").replace(/^57(?=\d{10}$)/, "");
}

/** Said of a number that is none. */
export const NOT_MOBILE = "Escribe un celular de 10 dígitos que empiece por 3.";

/** Whether a normalised number is a Colombian mobile. */
export function isMobile(phone: string): boolean {
  return /^3\d{9}$/.test(phone);
}
