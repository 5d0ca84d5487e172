export const onlyDigits = (text: string): string => text.replace(/\D/g, "");

export function isLuhnValid(number: string): boolean {
  if (!/^\d{12,19}$/.test(number)) return false;
  let sum = 0;
  for (let i = 0; i < number.length; i++) {
    let digit = Number(number[number.length - 1 - i]);
    if (i % 2 === 1) {
      digit *= 2;
      if (digit > 9) digit -= 9;
    }
    sum += digit;
  }
  return sum % 10 === 0;
}

/** Groups of four, except the 4-6-5 and 4-6-4 groups of 15 and 14 digit brands. */
export function formatCardNumber(digits: string): string {
  const groups = /^3[47]/.test(digits) ? [4, 6, 5] : /^3[0689]/.test(digits) ? [4, 6, 4] : [4, 4, 4, 4, 3];
  const parts: string[] = [];
  let from = 0;
  for (const size of groups) {
    if (from >= digits.length) break;
    parts.push(digits.slice(from, from + size));
    from += size;
  }
  return parts.join(" ");
}

export function formatExpiry(text: string): string {
  const digits = onlyDigits(text).slice(0, 4);
  const padded = /^[2-9]/.test(digits) ? `0${digits}`.slice(0, 4) : digits;
  return padded.length > 2 ? `${padded.slice(0, 2)}/${padded.slice(2)}` : padded;
}

/** Month and four-digit year of `MM/AA` (or `MM/AAAA`, as autofill writes it). */
export function parseExpiry(text: string): { month: number; year: number } | null {
  const match = /^\s*(\d{1,2})\s*\/\s*(\d{2}|\d{4})\s*$/.exec(text);
  if (!match) return null;
  const month = Number(match[1]);
  const year = Number(match[2]);
  if (month < 1 || month > 12) return null;
  return { month, year: year < 100 ? 2000 + year : year };
}

/** A card is valid until the last day of its month. */
export function isExpired(month: number, year: number, now: number): boolean {
  return now >= new Date(year, month, 1).getTime();
}
