import { formatMinutes } from "./curriculum-totals";

const CODE = /^AG(-[0-9A-HJKMNP-TV-Z]{4}){3}$/i;

export function isCertificateCode(text: string): boolean {
  return CODE.test(text);
}

export function certificatePath(code: string): `/certificado/${string}` {
  return `/certificado/${code}`;
}

/** Total duration of the course's lessons. */
export function lengthText(minutes: number): string {
  return minutes > 0 ? formatMinutes(minutes) : "Sin duración declarada";
}

/** The length that a certificate states; null below one hour. */
export function statedLength(minutes: number): string | null {
  return minutes >= 60 ? formatMinutes(minutes) : null;
}

const NAME = /^[A-Za-zÀ-ÖØ-öø-ÿ][A-Za-zÀ-ÖØ-öø-ÿ .'-]{2,79}$/;

/** A valid name for a certificate, or null: the same rule as in the database. */
export function paperName(name: string): string | null {
  const tidy = name.replaceAll("\u2019", "'").replace(/\s+/g, " ").trim();
  return NAME.test(tidy) ? tidy : null;
}
