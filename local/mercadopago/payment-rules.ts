import { type BankPart, readBankPart } from "./bank-rules.ts";
import { asText, isMissing, isObject, type Json } from "./body.ts";
import {
  findMethodById,
  IDENTIFICATION_TYPES,
  isInstallmentCount,
  listIssuers,
  MAX_AMOUNT,
  MIN_AMOUNT,
  type PaymentMethod,
  PSE,
} from "./catalogue.ts";
import { ApiError, badRequest } from "./errors.ts";

const KNOWN_FIELDS = new Set(
  `additional_info application_fee binary_mode callback_url capture coupon_amount date_of_expiration description
  external_reference installments issuer_id metadata notification_url order payer payment_method_id
  payment_method_option_id processing_mode statement_descriptor three_d_secure_mode token transaction_amount
  transaction_details`.split(/\s+/),
);
const CARD_AMOUNTS = { minAmount: MIN_AMOUNT, maxAmount: MAX_AMOUNT };
const MAX_NOTIFICATION_URL = 248;
const RESERVED_DOMAINS = /\.(test|local|localhost|invalid|example)$/i;
const EMAIL = /^[^\s@"<>]+@[a-z0-9-]+(\.[a-z0-9-]+)*\.[a-z]{2,}$/i;

export interface CardPart {
  tokenId: string;
  installments: number;
  method: PaymentMethod;
  issuerId: string | null;
  canChallenge: boolean;
}

export interface PaymentOrder {
  /** Of a card payment, or of one from a bank. */
  source: CardPart | BankPart;
  amount: number;
  payer: Json & { email: string };
  description: string | null;
  externalReference: string | null;
  notificationUrl: string | null;
  binaryMode: boolean;
  statementDescriptor: string | null;
  metadata: Json;
  additionalInfo: Json;
}

/** Validates the body of POST /v1/payments; throws the first error with the provider's cause code. */
export function readPaymentOrder(body: Json): PaymentOrder {
  const unknown = Object.keys(body).filter((name) => !KNOWN_FIELDS.has(name));
  if (unknown.length > 0) {
    throw badRequest(8, `The name of the following parameters is wrong: [${unknown.join(", ")}]`);
  }
  const isBank = body.payment_method_id === PSE.id;
  const amount = readAmount(body.transaction_amount, isBank ? PSE : CARD_AMOUNTS);
  if (body.capture === false) throw badRequest(2077, "Deferred capture not supported");
  return {
    amount,
    source: isBank ? readBankPart(body) : readCardPart(body),
    payer: readPayer(body.payer, isBank),
    description: asText(body.description),
    externalReference: readExternalReference(body.external_reference),
    notificationUrl: readNotificationUrl(body.notification_url),
    binaryMode: body.binary_mode === true,
    statementDescriptor: asText(body.statement_descriptor),
    metadata: readObject(body.metadata, 4022, "metadata attribute must be a json"),
    additionalInfo: readObject(body.additional_info, 1, "additional_info attribute must be a json"),
  };
}

function readCardPart(body: Json): CardPart {
  const method = readMethod(body.payment_method_id);
  const tokenId = asText(body.token);
  if (tokenId === null) throw badRequest(4000, "token attribute can't be null");
  return {
    tokenId,
    method,
    installments: readInstallments(body.installments, method),
    issuerId: readIssuer(body.issuer_id),
    canChallenge: body.three_d_secure_mode === "optional" || body.three_d_secure_mode === "mandatory",
  };
}

/** The issuer must match the card number. */
export function resolveIssuer(issuerId: string | null, method: PaymentMethod, bin: string): string {
  const issuers = listIssuers(method.id, bin);
  if (issuerId === null) return issuers[0]?.id ?? "";
  if (!issuers.some(({ id }) => id === issuerId)) throw badRequest(3001, "Invalid cardissuer_id");
  return issuerId;
}

function readAmount(
  value: unknown,
  { minAmount, maxAmount }: { minAmount: number; maxAmount: number },
): number {
  if (isMissing(value)) throw badRequest(4002, "transaction_amount attribute can't be null");
  if (typeof value !== "number" || !Number.isFinite(value)) {
    throw badRequest(4003, "transaction_amount attribute must be numeric");
  }
  if (!Number.isInteger(value) || value < minAmount || value > maxAmount) {
    throw badRequest(4037, "Invalid transaction_amount");
  }
  return value;
}

function readMethod(value: unknown): PaymentMethod {
  if (isMissing(value)) throw badRequest(4001, "payment_method_id attribute can't be null");
  const method = findMethodById(String(value));
  if (!method) throw badRequest(3028, "Invalid payment_method_id");
  return method;
}

function readInstallments(value: unknown, method: PaymentMethod): number {
  if (isMissing(value)) throw badRequest(4004, "installments attribute can't be null");
  if (typeof value !== "number") throw badRequest(4005, "installments attribute must be numeric");
  if (!isInstallmentCount(value, method)) throw badRequest(4033, "Invalid installments");
  return value;
}

function readIssuer(value: unknown): string | null {
  if (isMissing(value)) return null;
  const text = String(value);
  if (!/^\d+$/.test(text)) throw badRequest(3001, "Invalid cardissuer_id");
  return text;
}

function readPayer(value: unknown, isBank: boolean): Json & { email: string } {
  if (isMissing(value)) throw badRequest(4050, "payer.email must be a valid email");
  if (!isObject(value)) throw badRequest(4006, "payer attribute is malformed");
  const email = asText(value.email);
  const domain = email?.split("@")[1] ?? "";
  if (email === null || email.length > 254 || !EMAIL.test(email) || RESERVED_DOMAINS.test(domain)) {
    throw badRequest(4050, "payer.email must be a valid email");
  }
  // Payments from a bank have their own documents: bank-rules.ts.
  if (!isBank) checkIdentification(value.identification);
  return { ...value, email };
}

function checkIdentification(value: unknown): void {
  if (isMissing(value)) return;
  const number = isObject(value) ? asText(value.number) : null;
  const kind = isObject(value) && IDENTIFICATION_TYPES.find(({ id }) => id === value.type);
  const isValid =
    kind && number !== null && number.length >= kind.min_length && number.length <= kind.max_length;
  if (!isValid) throw badRequest(2067, "Invalid user identification number");
}

function readExternalReference(value: unknown): string | null {
  const text = asText(value);
  if (text !== null && text.length > 256) throw badRequest(1, "Params Error: external_reference is too long");
  return text;
}

function readNotificationUrl(value: unknown): string | null {
  if (isMissing(value)) return null;
  const url = typeof value === "string" && URL.canParse(value) ? new URL(value) : null;
  if (!url || !/^https?:$/.test(url.protocol)) {
    throw badRequest(4020, "notification_url attribute must be url valid");
  }
  if (String(value).length > MAX_NOTIFICATION_URL) {
    throw new ApiError(400, 4021, "notification_url attribute is too long");
  }
  return String(value);
}

function readObject(value: unknown, code: number, message: string): Json {
  if (isMissing(value)) return {};
  if (!isObject(value)) throw badRequest(code, message);
  return value;
}
