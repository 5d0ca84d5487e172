/** A Colombian mobile as ten digits, without spaces, dashes, country code or the former trunk prefix 03. */
export function normalizePhone(text: string): string {
  const digits = text.normalize("NFKC").replace(/\D/g, "");
  return digits.replace(/^(?:00)?57(?:0?3)??(?=\d{10}$)/, "").replace(/^03(?=3\d{9}$)/, "");
}

/** Error of an invalid number. */
export const NOT_MOBILE = "Escribe un celular de 10 dígitos que empiece por 3.";

/** Whether a normalised number is a Colombian mobile. */
export function isMobile(phone: string): boolean {
  return /^3\d{9}$/.test(phone);
}
