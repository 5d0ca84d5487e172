import "server-only";
import { z } from "zod";
import type { SessionUser } from "@/lib/auth/session";
import { isParcel, isService } from "@/lib/cart/cart";
import { getCartLines } from "@/lib/cart/queries";
import { cleanDocument } from "@/lib/core/documents";
import { env } from "@/lib/core/env";
import { log } from "@/lib/core/log";
import { normalizePhone } from "@/lib/core/phone";
import { Failure, type FieldErrors } from "@/lib/core/result";
import { noteAcceptance } from "@/lib/legal/acceptance";
import { NOT_PLACED, placeOrder, requestInvoice } from "@/lib/orders/mutations";
import { getOrderByToken, getOrderDetailByToken } from "@/lib/orders/queries";
import type { LinkedOrder } from "@/lib/orders/rows";
import type { InvoiceData } from "@/lib/orders/schema";
import { bankFormProblems } from "@/lib/payments/bank-problems";
import { getBanks } from "@/lib/payments/banks";
import { payFromBank } from "@/lib/payments/mutations";
import type { BankOutcome } from "@/lib/payments/types";
import { currentChallenge, leaveWaiting } from "@/lib/payments/waiting";
import { settleAddress } from "@/lib/places/municipalities";
import { getSettings } from "@/lib/settings/queries";
import { rememberOrder } from "./order-cookie";
import { getCheckoutState } from "./queries";
import type { CheckoutInput, PayByBankInput } from "./schema";
import { NO_DEVICE, needsAddress, shippingProblems } from "./shipping";
import type { CheckoutState, ResumedChallenge } from "./types";

/** Validates the customer's data, places the order and stores its token in a cookie. */
export async function checkOut(input: CheckoutInput, user: SessionUser | null): Promise<LinkedOrder> {
  const { items, method, shipping } = input;
  const lines = await getCartLines(items, NOT_PLACED);
  const hasParcel = lines.some(isParcel);
  const hasService = lines.some(isService);
  // Only goods can be fetched.
  const delivery = hasParcel ? input.delivery : "envio";
  const needs = { method, delivery, hasParcel, hasService };
  const problems = shippingProblems(shipping, { ...needs, isSignedIn: user !== null });
  if (Object.keys(problems).length > 0) throw Failure.ofFields(problems);

  const order = await placeOrder(
    {
      checkoutKey: input.checkoutKey,
      replaces: input.replaces,
      method,
      items,
      expectedTotal: input.expectedTotal,
      name: shipping.name.trim(),
      phone: normalizePhone(shipping.phone),
      delivery,
      place: needsAddress(needs) ? await settleAddress(shipping) : null,
      email: shipping.email.trim() || user?.email || "",
      ...(hasService ? { device: shipping.device.trim(), fault: shipping.fault.trim() } : NO_DEVICE),
    },
    user,
  );
  // The client address and user agent are taken from the request on the server.
  await noteAcceptance("order", order.id);
  await rememberOrder(order.token);
  if (input.invoice) await askInvoice(order, input.invoice, user);
  return order;
}

/** DIVIPOLA code of the shop's municipality, Envigado. */
const SHOP_MUNICIPALITY = { code: "05266" };

/** Stores that the buyer of an order that staff placed accepts the terms. */
export async function acceptTerms({ token }: { token: string }): Promise<void> {
  const order = await getOrderByToken(token);
  if (!order) throw new Failure("not_found", "No encontramos ese pedido.");
  await noteAcceptance("order", order.id);
}

/** Opens an order's payment at the buyer's bank, where the buyer comes back from to our page of waiting. */
export async function payByBank(
  { token, attemptKey, total, ...input }: PayByBankInput,
  { ip }: { ip?: string },
): Promise<BankOutcome> {
  const [banks, order, shop] = await Promise.all([getBanks(), getOrderByToken(token), getSettings()]);
  if (!order) throw new Failure("not_found", "No encontramos ese pedido.");
  const documentNumber = cleanDocument(input.bank.documentType, input.bank.documentNumber);
  const bank = { ...input.bank, documentNumber };
  const payer = payerOf(order, input.payer);
  const ids = banks.map(({ id }) => id);
  const problems = { ...bankFormProblems(bank, ids), ...payerProblems(payer) };
  if (Object.keys(problems).length > 0) throw Failure.ofFields(problems);
  return payFromBank({
    token,
    attemptKey,
    total,
    bank,
    bankName: banks.find(({ id }) => id === bank.bankId)?.name ?? "",
    payer,
    shop: {
      street: shop.address,
      neighbourhood: "",
      municipality: { ...SHOP_MUNICIPALITY, name: shop.city, department: shop.region },
      phone: shop.whatsapp,
    },
    callbackUrl: `${env().SITE_URL}/pago/banco?pedido=${token}`,
    ip,
  });
}

/** Who pays: as typed, otherwise the order's customer. The order of a repair has none. */
function payerOf(
  { customerName, customerEmail, customerPhone }: LinkedOrder,
  typed: PayByBankInput["payer"],
) {
  return {
    name: typed.name.trim() || (customerPhone ? customerName : ""),
    email: typed.email.trim() || customerEmail,
  };
}

function payerProblems({ name, email }: { name: string; email: string }): FieldErrors {
  const problems: FieldErrors = {};
  if (name.length < 3) problems.name = "Escribe el nombre del titular de la cuenta.";
  if (!z.email().safeParse(email).success)
    problems.email = "Escribe tu correo: tu banco lo pide para este pago.";
  return problems;
}

/** What the buyer has to answer the card's bank now, or what became of the payment. */
export async function resumeChallenge({ token }: { token: string }): Promise<ResumedChallenge> {
  const order = await getOrderDetailByToken(token);
  const challenge = order && (await currentChallenge(order));
  return { challenge, state: await getCheckoutState({ token }) };
}

/** Gives up a payment that waits for its buyer, and returns what became of the order. */
export async function leavePayment({ token }: { token: string }): Promise<CheckoutState | null> {
  const order = await getOrderDetailByToken(token);
  if (order) await leaveWaiting(order);
  return getCheckoutState({ token });
}

/** The order stands without it: its page offers to ask again. */
async function askInvoice({ token }: LinkedOrder, invoice: InvoiceData, user: SessionUser | null) {
  try {
    await requestInvoice({ token, invoice }, user);
  } catch (cause) {
    log("error", "checkout.invoice_not_asked", { cause });
  }
}
