import { asText, isObject, type Json } from "./body.ts";
import { PSE_BANKS, PSE_DOCUMENTS } from "./catalogue.ts";
import { badRequest } from "./errors.ts";

export interface BankPart {
  bankId: string;
  callbackUrl: string;
}

/** Lengths of the texts that a PSE payment must have, as documented; the payer's document and the bank have their own rules. */
const LENGTHS: [path: string, pattern: RegExp][] = [
  ["payer.entity_type", /^(individual|association)$/],
  ["payer.first_name", /^.{1,32}$/],
  ["payer.last_name", /^.{1,32}$/],
  ["payer.address.zip_code", /^.{5}$/],
  ["payer.address.street_name", /^.{1,18}$/],
  ["payer.address.street_number", /^.{1,5}$/],
  ["payer.address.neighborhood", /^.{1,18}$/],
  ["payer.address.city", /^.{1,18}$/],
  ["payer.phone.area_code", /^.{3}$/],
  ["payer.phone.number", /^\d{1,5}$/],
  ["additional_info.ip_address", /^.+$/],
];

/** Validates what only a payment from a bank has. */
export function readBankPart(body: Json): BankPart {
  for (const [path, pattern] of LENGTHS)
    if (!pattern.test(asText(at(body, path)) ?? "")) throw badRequest(1, `Params Error: invalid ${path}`);
  const type = asText(at(body, "payer.identification.type")) ?? "";
  const number = asText(at(body, "payer.identification.number")) ?? "";
  if (!PSE_DOCUMENTS[type]?.test(number)) throw badRequest(2067, "Invalid user identification number");
  const bankId = asText(at(body, "transaction_details.financial_institution")) ?? "";
  if (!Object.hasOwn(PSE_BANKS, bankId)) throw badRequest(1, "Params Error: invalid financial_institution");
  const callbackUrl = asText(body.callback_url) ?? "";
  if (!/^https?:\/\//.test(callbackUrl) || !URL.canParse(callbackUrl))
    throw badRequest(1, "Params Error: callback_url must be url valid");
  return { bankId, callbackUrl };
}

function at(body: Json, path: string): unknown {
  return path.split(".").reduce<unknown>((value, name) => (isObject(value) ? value[name] : undefined), body);
}
