const WEIGHTS = [3, 7, 13, 17, 19, 23, 29, 37, 41, 43, 47, 53, 59, 67, 71];

/** "900.123.456-7": digits, with or without dots, and the check digit after the dash. */
export function isNit(text: string): boolean {
  return /^(\d{1,3}(\.\d{3}){2,3}|\d{6,12})-\d$/.test(text);
}

/** The check digit as computed by the DIAN. */
export function nitCheckDigit(number: string): number {
  const digits = number.replace(/\D/g, "").split("").toReversed();
  const rest = digits.reduce((sum, digit, place) => sum + Number(digit) * (WEIGHTS[place] ?? 0), 0) % 11;
  return rest > 1 ? 11 - rest : rest;
}

/** Whether the check digit is correct. */
export function hasRightCheckDigit(nit: string): boolean {
  const [number = "", digit = ""] = nit.split("-");
  return nitCheckDigit(number) === Number(digit);
}
