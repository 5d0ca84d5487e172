import { cut } from "@/lib/core/text";
import { PSE } from "./bank-method";
import type { BankPaymentRequest } from "./gateway";
import { commonBody, splitName } from "./payment-body";

/** The provider's lengths for a payment from a bank: docs/PROVIDER.md. Longer texts are shortened, never refused. */
const LENGTHS = { name: 32, document: 15, street: 18, number: 5, place: 18, phone: 5 };
const AREA_DIGITS = 3;

/** A text of 1 to `max` characters: the first of the given ones with something left. */
function filled(max: number, ...texts: string[]): string {
  for (const text of texts) {
    const short = cut(text.replace(/\s+/g, " ").trim(), max).trim();
    if (short) return short;
  }
  return "-";
}

/** "Carrera 43A # 34-95": the street, and its first number of the house. */
function splitStreet(line: string): { street: string; number: string } {
  const [street = "", house = ""] = line.split("#");
  const number = (house || line).match(/\d+\w*/)?.[0] ?? "0";
  return { street, number };
}

/** The provider wants an area code and a short number; Colombian cell phones have ten digits. */
function splitPhone(phone: string): { area_code: string; number: string } {
  const digits = phone.replace(/\D/g, "").slice(-10).padStart(10, "0");
  return { area_code: digits.slice(0, AREA_DIGITS), number: digits.slice(-LENGTHS.phone) };
}

/**
 * Body of the provider's payment from a bank (PSE). Amount and items come from the order; the account holder and the bank
 * from the buyer; the address is the order's, or the shop's when nothing is delivered.
 */
export function bankPaymentBody(request: BankPaymentRequest) {
  const { attempt, bank, payer, shop, callbackUrl } = request;
  const common = commonBody(request);
  const { first_name, last_name } = splitName(payer.name);
  const { street: line, neighbourhood, municipality } = attempt.place ?? shop;
  const { street, number } = splitStreet(line);
  const identification = {
    type: bank.documentType,
    number: cut(bank.documentNumber.replace(/[^0-9A-Za-z]/g, ""), LENGTHS.document),
  };
  return {
    ...common,
    payment_method_id: PSE,
    transaction_details: { financial_institution: bank.bankId },
    callback_url: callbackUrl,
    payer: {
      email: payer.email,
      entity_type: bank.person,
      first_name: filled(LENGTHS.name, first_name),
      last_name: filled(LENGTHS.name, last_name, first_name),
      identification,
      address: {
        zip_code: municipality.code,
        street_name: filled(LENGTHS.street, street, shop.street),
        street_number: filled(LENGTHS.number, number),
        neighborhood: filled(LENGTHS.place, neighbourhood, municipality.name),
        city: filled(LENGTHS.place, municipality.name),
      },
      phone: splitPhone(attempt.phone || shop.phone),
    },
  };
}
