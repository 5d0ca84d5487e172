import type { RepairMailContext } from "@/lib/repairs/mail/parts";
import type { LetterQuote, RepairLetter } from "@/lib/repairs/mail/rows";
import { SHOP, SITE } from "./mails";

export const quote: LetterQuote = {
  id: "q",
  total: 120_000,
  deposit: 0,
  note: "",
  estado: "pendiente",
  lines: [
    { concept: "Cambio de puerto HDMI", quantity: 1, amount: 90_000 },
    { concept: "Puerto HDMI", quantity: 2, amount: 30_000 },
  ],
  valid_until: "2026-03-25T15:00:00Z",
  decided_at: null,
  paid_at: null,
  replaced_at: null,
};

export const repair: RepairLetter = {
  id: "00000000-0000-4000-8000-0000f319ab12",
  estado: "Recibido",
  device_kind: "playstation",
  received_at: null,
  delivered_at: null,
  closed_at: null,
  closed_reason: "",
  diagnosis_price: 0,
  warranty_until: null,
  handover: "local",
  pickup_day: null,
  pickup_slot: null,
  has_account: false,
  token: "llave",
  quote: null,
  messages: [],
};

export const context: RepairMailContext = {
  siteUrl: SITE,
  now: Date.parse("2026-03-10T15:00:00Z"),
  shop: SHOP,
};
