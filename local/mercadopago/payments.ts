import { randomBytes } from "node:crypto";
import type { BankPart } from "./bank-rules.ts";
import type { Json } from "./body.ts";
import { isExpired } from "./browser/card-rules.ts";
import { findMethodByBin, PSE } from "./catalogue.ts";
import { COLLECTOR_ID, type Context } from "./context.ts";
import { addDays, toProviderDate } from "./dates.ts";
import { badRequest, notFound } from "./errors.ts";
import { decideOutcome, type Outcome } from "./outcomes.ts";
import { type CardPart, type PaymentOrder, readPaymentOrder, resolveIssuer } from "./payment-rules.ts";
import { getUsableToken, spendToken } from "./tokens.ts";
import { changeStatus } from "./transitions.ts";
import type { Payment, StoredToken } from "./types.ts";

const FEE_RATE = 0.0329;
const RELEASE_DAYS = 14;

/** Charges a card token, which is consumed even when the charge is rejected, or opens a payment at a bank. */
export function createPayment(ctx: Context, body: Json, origin: string): Payment {
  const order = readPaymentOrder(body);
  const payment =
    "bankId" in order.source
      ? openAtBank(ctx, order, order.source, origin)
      : chargeCard(ctx, order, order.source, origin);
  ctx.store.state.payments[payment.id] = payment;
  ctx.store.touch();
  ctx.notify(payment, "payment.created");
  return payment;
}

function chargeCard(ctx: Context, order: PaymentOrder, card: CardPart, origin: string): Payment {
  const token = getUsableToken(ctx, card.tokenId);
  if (token.payment_method_id !== card.method.id) {
    const inferred = findMethodByBin(token.first_six_digits)?.id;
    throw badRequest(3026, `Invalid card_id for payment_method_id: the card is ${inferred}`);
  }
  const issuerId = resolveIssuer(card.issuerId, card.method, token.first_six_digits);
  const payment = buildPayment(ctx, order, cardFields(ctx, order, card, token, issuerId));
  if (payment.status === "pending") {
    payment.three_ds_info = {
      external_resource_url: `${origin}/bank/challenge/${payment.id}`,
      creq: randomBytes(24).toString("base64url"),
    };
  }
  spendToken(ctx, token);
  return payment;
}

function openAtBank(ctx: Context, order: PaymentOrder, bank: BankPart, origin: string): Payment {
  const payment = buildPayment(ctx, order, {
    outcome: { status: "pending", status_detail: "pending_waiting_transfer" },
    methodId: PSE.id,
    typeId: PSE.payment_type_id,
    issuerId: "",
    installments: 1,
    card: {},
  });
  const secret = randomBytes(16).toString("hex");
  payment.date_of_expiration = toProviderDate(Date.parse(payment.date_created) + PSE.waitsMs);
  payment.callback_url = bank.callbackUrl;
  payment.transaction_details.financial_institution = bank.bankId;
  payment.transaction_details.external_resource_url = `${origin}/bank/pse/${payment.id}?t=${secret}`;
  return payment;
}

export function getPayment(ctx: Context, id: string): Payment {
  const payment = ctx.store.state.payments[id];
  if (!payment) throw notFound(2000, "Payment not found");
  return payment;
}

/** PUT /v1/payments/:id: supports only cancelling an undecided payment. */
export function updatePayment(ctx: Context, id: string, body: Json): Payment {
  const payment = getPayment(ctx, id);
  if (body.status !== "cancelled") throw badRequest(1, "Params Error: only status 'cancelled' can be set");
  changeStatus(ctx, payment, "cancelled", "by_collector");
  return payment;
}

interface Fields {
  outcome: Outcome;
  methodId: string;
  typeId: string;
  issuerId: string;
  installments: number;
  card: Record<string, unknown>;
}

function cardFields(
  ctx: Context,
  order: PaymentOrder,
  { method, installments, canChallenge }: CardPart,
  token: StoredToken,
  issuerId: string,
): Fields {
  const now = ctx.now();
  const date = toProviderDate(now);
  return {
    outcome: decideOutcome({
      cardholderName: token.cardholder.name,
      luhnValid: token.luhn_validation,
      expired: isExpired(token.expiration_month, token.expiration_year, now),
      binaryMode: order.binaryMode,
      canChallenge,
    }),
    methodId: method.id,
    typeId: method.payment_type_id,
    issuerId,
    installments,
    card: {
      id: null,
      first_six_digits: token.first_six_digits,
      last_four_digits: token.last_four_digits,
      expiration_month: token.expiration_month,
      expiration_year: token.expiration_year,
      date_created: date,
      date_last_updated: date,
      cardholder: token.cardholder,
    },
  };
}

function buildPayment(ctx: Context, order: PaymentOrder, fields: Fields): Payment {
  const now = ctx.now();
  const date = toProviderDate(now);
  const { methodId, typeId, issuerId, installments, card } = fields;
  const { status, status_detail } = fields.outcome;
  const isApproved = status === "approved";
  const fee = isApproved ? Math.round(order.amount * FEE_RATE) : 0;
  return {
    id: ctx.store.nextId(now),
    date_created: date,
    date_approved: isApproved ? date : null,
    date_last_updated: date,
    date_of_expiration: null,
    money_release_date: isApproved ? toProviderDate(addDays(now, RELEASE_DAYS)) : null,
    money_release_status: isApproved ? "pending" : "",
    operation_type: "regular_payment",
    issuer_id: issuerId,
    payment_method_id: methodId,
    payment_type_id: typeId,
    payment_method: { id: methodId, type: typeId, issuer_id: issuerId },
    status,
    status_detail,
    currency_id: "COP",
    description: order.description,
    live_mode: false,
    sponsor_id: null,
    authorization_code: isApproved ? randomDigits(6) : null,
    collector_id: COLLECTOR_ID,
    payer: { entity_type: null, ...order.payer, id: randomDigits(9), type: "guest" },
    metadata: order.metadata,
    additional_info: order.additionalInfo,
    order: {},
    external_reference: order.externalReference,
    transaction_amount: order.amount,
    transaction_amount_refunded: 0,
    coupon_amount: 0,
    taxes_amount: 0,
    installments,
    transaction_details: {
      payment_method_reference_id: null,
      acquirer_reference: null,
      net_received_amount: isApproved ? order.amount - fee : 0,
      total_paid_amount: order.amount,
      overpaid_amount: 0,
      external_resource_url: null,
      installment_amount: Math.ceil(order.amount / installments),
      financial_institution: null,
      payable_deferral_period: null,
    },
    fee_details: isApproved ? [{ type: "mercadopago_fee", amount: fee, fee_payer: "collector" }] : [],
    charges_details: [],
    captured: true,
    binary_mode: order.binaryMode,
    statement_descriptor: order.statementDescriptor,
    card,
    notification_url: order.notificationUrl,
    refunds: [],
    processing_mode: "aggregator",
    merchant_account_id: null,
    point_of_interaction: {
      type: "UNSPECIFIED",
      business_info: { unit: "online_payments", sub_unit: "default" },
    },
    three_ds_info: null,
  };
}

function randomDigits(length: number): string {
  const number = BigInt(`0x${randomBytes(8).toString("hex")}`) % 10n ** BigInt(length);
  return number.toString().padStart(length, "1");
}
