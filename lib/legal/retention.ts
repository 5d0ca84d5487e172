/** Retention period of each kind of personal data, as the privacy page states it and the clean-up job applies it (private.retention). */
export const RETENTION = {
  rateLimit: "1 day",
  signUp: "1 day",
  paymentEventText: "30 days",
  paymentEvent: "180 days",
  mailAddress: "90 days",
  sentMail: "1 year",
  unboughtOrder: "30 days",
  orderLink: "2 years",
  order: "10 years",
  repairLink: "30 days",
  repair: "3 years",
  message: "3 years",
  spam: "90 days",
  unconfirmedSubscriber: "30 days",
  auditLog: "3 years",
  visitSpeed: "90 days",
  unnamedPhoto: "1 day",
  unnamedPicture: "30 days",
} as const;

const UNITS: Record<string, [one: string, many: string]> = {
  day: ["día", "días"],
  year: ["año", "años"],
};

/** The period as text: "30 días". */
export function termOf(what: keyof typeof RETENTION): string {
  const [count = "", unit = ""] = RETENTION[what].split(" ");
  const [one, many] = UNITS[unit.replace(/s$/, "")] ?? [unit, unit];
  return `${count} ${count === "1" ? one : many}`;
}
