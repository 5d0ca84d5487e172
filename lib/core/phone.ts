/** A Colombian mobile as ten digits, without spaces, dashes or country code. */
export function normalizePhone(text: string): string {
  return text.replace(/\D/g, "").replace(/^57(?=\d{10}$)/, "");
}

/** Whether a normalised number is a Colombian mobile. */
export function isMobile(phone: string): boolean {
  return /^3\d{9}$/.test(phone);
}
