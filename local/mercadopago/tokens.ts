import { randomBytes } from "node:crypto";
import { asText, isMissing, isObject, type Json } from "./body.ts";
import { isExpired, isLuhnValid, onlyDigits } from "./browser/card-rules.ts";
import { findMethodByBin, IDENTIFICATION_TYPES } from "./catalogue.ts";
import type { Context } from "./context.ts";
import { addDays, toProviderDate } from "./dates.ts";
import { ApiError, badRequest, notFound } from "./errors.ts";
import type { StoredToken } from "./types.ts";

const LIFE_DAYS = 7;

/** Creates a single-use token from card data; number and security code are not stored. */
export function createToken(ctx: Context, body: Json): StoredToken {
  const now = ctx.now();
  const number = readCardNumber(body);
  const method = findMethodByBin(number);
  if (!method || number.length !== method.card_number_length || !isLuhnValid(number)) {
    throw badRequest("E301", "Invalid parameter card_number");
  }
  const code = asText(body.security_code);
  if (code === null) throw badRequest("224", "The parameter security_code can not be null or empty");
  if (!/^\d+$/.test(code) || code.length !== method.security_code_length) {
    throw badRequest("E302", "Invalid parameter security_code");
  }
  const expiry = readExpiry(body, now);
  const cardholder = readCardholder(body.cardholder);
  const token: StoredToken = {
    id: randomBytes(16).toString("hex"),
    status: "active",
    first_six_digits: number.slice(0, 6),
    last_four_digits: number.slice(-4),
    expiration_month: expiry.month,
    expiration_year: expiry.year,
    cardholder,
    luhn_validation: true,
    card_number_length: number.length,
    security_code_length: code.length,
    payment_method_id: method.id,
    date_created: toProviderDate(now),
    date_last_updated: toProviderDate(now),
    date_due: toProviderDate(addDays(now, LIFE_DAYS)),
  };
  ctx.store.state.tokens[token.id] = token;
  ctx.store.touch();
  return token;
}

export function getToken(ctx: Context, id: string): StoredToken {
  const token = ctx.store.state.tokens[id];
  if (!token || Date.parse(token.date_due) <= ctx.now()) throw notFound(2006, "Card Token not found");
  return token;
}

/** A payment's token: known, not expired, not used. */
export function getUsableToken(ctx: Context, id: string): StoredToken {
  const token = ctx.store.state.tokens[id];
  if (!token || Date.parse(token.date_due) <= ctx.now()) throw badRequest(2006, "Card Token not found");
  if (token.status !== "active") throw badRequest(2062, "Invalid card token");
  return token;
}

export function spendToken(ctx: Context, token: StoredToken): void {
  token.status = "used";
  token.date_last_updated = toProviderDate(ctx.now());
  ctx.store.touch();
}

/** A token as the API returns it. */
export function toTokenAnswer(token: StoredToken) {
  const { payment_method_id: _, ...fields } = token;
  return { ...fields, public_key: null, card_id: null, live_mode: false, require_esc: false };
}

function readCardNumber(body: Json): string {
  const number = asText(body.card_number);
  if (number === null) {
    if (!isMissing(body.card_id)) throw new ApiError(400, 3026, "Saved cards are not part of this sandbox");
    throw badRequest("205", "The parameter card_number can not be null or empty");
  }
  return onlyDigits(number);
}

function readExpiry(body: Json, now: number): { month: number; year: number } {
  if (isMissing(body.expiration_month)) {
    throw badRequest("208", "The parameter expiration_month can not be null or empty");
  }
  if (isMissing(body.expiration_year)) {
    throw badRequest("209", "The parameter expiration_year can not be null or empty");
  }
  const month = Number(body.expiration_month);
  const shortOrFull = Number(body.expiration_year);
  const year = shortOrFull < 100 ? 2000 + shortOrFull : shortOrFull;
  if (!Number.isInteger(month) || month < 1 || month > 12) {
    throw badRequest("325", "Invalid parameter expiration_month");
  }
  if (!Number.isInteger(year) || year > 2100 || isExpired(month, year, now)) {
    throw badRequest("326", "Invalid parameter expiration_year");
  }
  return { month, year };
}

function readCardholder(value: unknown): StoredToken["cardholder"] {
  const holder = isObject(value) ? value : {};
  const name = asText(holder.name);
  if (name === null) throw badRequest("221", "The parameter cardholder.name can not be null or empty");
  if (name.length > 100 || /[<>]/.test(name)) throw badRequest("316", "Invalid parameter cardholder.name");
  const identification = isObject(holder.identification) ? holder.identification : {};
  const type = asText(identification.type);
  const number = asText(identification.number);
  if (type === null)
    throw badRequest("212", "The parameter cardholder.document.type can not be null or empty");
  const kind = IDENTIFICATION_TYPES.find(({ id }) => id === type);
  if (!kind) throw badRequest("322", "Invalid parameter cardholder.document.type");
  if (number === null) {
    throw badRequest("214", "The parameter cardholder.document.number can not be null or empty");
  }
  if (number.length < kind.min_length || number.length > kind.max_length || !/^[\w.-]+$/.test(number)) {
    throw badRequest("324", "Invalid parameter cardholder.document.number");
  }
  return { name, identification: { type, number } };
}
