import { z } from "zod";
import { CHALLENGE } from "./status-detail";
import { type PaymentSnapshot, PROVIDER_STATUSES } from "./types";

const text = z.union([z.string(), z.number()]).transform(String);
const optionalText = text.nullish().transform((value) => value || null);

/** Only addresses that a browser may be sent to. */
const webAddress = optionalText.transform((url) => (url && /^https?:\/\//.test(url) ? url : null));

const providerPaymentSchema = z.object({
  id: text,
  external_reference: optionalText,
  metadata: z.looseObject({ attempt: optionalText }).nullish(),
  transaction_amount: z.number(),
  transaction_amount_refunded: z.number().nullish(),
  currency_id: z.string(),
  status: z.enum(PROVIDER_STATUSES),
  status_detail: z.string().nullish(),
  date_last_updated: z.string().nullish(),
  date_created: z.string().nullish(),
  payment_method_id: optionalText,
  installments: z.number().int().nullish(),
  card: z.looseObject({ last_four_digits: optionalText }).nullish(),
  date_of_expiration: z.string().nullish(),
  transaction_details: z
    .looseObject({ external_resource_url: webAddress, net_received_amount: z.number().nullish() })
    .nullish(),
  fee_details: z.array(z.looseObject({ amount: z.number(), fee_payer: optionalText })).nullish(),
  money_release_date: optionalText,
  three_ds_info: z.looseObject({ external_resource_url: webAddress, creq: optionalText }).nullish(),
});

/**
 * Parses a payment of the provider's API. Amounts are not rounded, so that one with decimals does not match the order's
 * total. Throws when it is not a payment.
 */
export function toSnapshot(payment: unknown): PaymentSnapshot {
  const read = providerPaymentSchema.parse(payment);
  const { external_resource_url: url, creq } = read.three_ds_info ?? {};
  const { fee_details: fees, transaction_details: details } = read;
  // Before it is approved, a payment reports zeros.
  const isPaid = read.money_release_date !== null;
  return {
    id: read.id,
    external_reference: read.external_reference,
    idempotency_key: read.metadata?.attempt ?? null,
    amount: read.transaction_amount,
    currency: read.currency_id,
    status: read.status,
    status_detail: read.status_detail ?? "",
    refunded_amount:
      read.transaction_amount_refunded == null ? null : Math.round(read.transaction_amount_refunded),
    updated_at: read.date_last_updated ?? read.date_created ?? null,
    method: read.payment_method_id,
    installments: read.installments ?? null,
    last_four: read.card?.last_four_digits ?? null,
    bank_url: details?.external_resource_url ?? null,
    expires_at: read.date_of_expiration ?? null,
    fee:
      isPaid && fees
        ? Math.round(
            fees
              .filter(({ fee_payer: payer }) => payer !== "payer")
              .reduce((sum, { amount }) => sum + amount, 0),
          )
        : null,
    net: isPaid && details?.net_received_amount != null ? Math.round(details.net_received_amount) : null,
    released_at: read.money_release_date,
    ...(read.status_detail === CHALLENGE && url && creq && { challenge: { url, creq } }),
  };
}
