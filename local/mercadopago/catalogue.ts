export interface PaymentMethod {
  id: string;
  name: string;
  payment_type_id: "credit_card" | "debit_card";
  pattern: string;
  exclusion_pattern: string | null;
  card_number_length: number;
  security_code_length: number;
  color: string;
}

/** BINs of the documented Visa debit test card; other Visa numbers count as credit. */
const VISA_DEBIT = "^491511";

export const PAYMENT_METHODS: readonly PaymentMethod[] = [
  card("visa", "Visa", "credit_card", "^4", VISA_DEBIT, 16, 3, "#1a1f71"),
  card(
    "master",
    "Mastercard",
    "credit_card",
    "^(5[1-5]|222[1-9]|22[3-9]|2[3-6]|27[01]|2720)",
    null,
    16,
    3,
    "#b3001b",
  ),
  card("amex", "American Express", "credit_card", "^3[47]", null, 15, 4, "#00618f"),
  card("diners", "Diners Club", "credit_card", "^(30[0-5]|36|38|39)", null, 14, 3, "#004a77"),
  card("debvisa", "Visa Débito", "debit_card", VISA_DEBIT, null, 16, 3, "#1a1f71"),
];

/** Amounts in whole pesos. The provider publishes its own figures in the same fields. */
export const MIN_AMOUNT = 1_000;
export const MAX_AMOUNT = 200_000_000;

const INSTALLMENTS = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 18, 24, 36];

const BANKS: Record<string, string> = {
  "1001": "Bancolombia",
  "1002": "Davivienda",
  "1003": "Banco de Bogotá",
  "1004": "BBVA Colombia",
  "1005": "American Express",
  "1006": "Diners Club",
};

const ISSUERS_BY_METHOD: Record<string, string[]> = {
  visa: ["1001", "1002", "1003", "1004"],
  master: ["1001", "1002", "1003", "1004"],
  amex: ["1005"],
  diners: ["1006"],
  debvisa: ["1001"],
};

/** BINs of the documented test cards, one bank each. */
const ISSUER_BY_BIN: Record<string, string> = { "525413": "1001", "401354": "1002" };

export const IDENTIFICATION_TYPES = [
  { id: "CC", name: "C.C.", type: "number", min_length: 5, max_length: 20 },
  { id: "CE", name: "C.E.", type: "number", min_length: 5, max_length: 20 },
  { id: "NIT", name: "NIT", type: "number", min_length: 5, max_length: 20 },
  { id: "Otro", name: "Otro", type: "number", min_length: 5, max_length: 20 },
] as const;

/** The payment method of banks: /v1/payment_methods lists it with its banks. */
export const PSE = {
  id: "pse",
  payment_type_id: "bank_transfer",
  minAmount: 1_600,
  maxAmount: 340_000_000,
  waitsMs: 15 * 60_000,
} as const;

/** Some banks of the provider's list, by its ids. */
export const PSE_BANKS: Readonly<Record<string, string>> = {
  "1007": "Bancolombia",
  "1051": "Banco Davivienda",
  "1001": "Banco de Bogotá",
  "1013": "BBVA Colombia",
  "1040": "Banco Agrario",
  "1052": "Banco AV Villas",
  "1032": "Banco Caja Social",
  "1507": "Nequi",
  "1551": "Daviplata",
};

/** Documents of a PSE payer, and what their numbers may have. */
export const PSE_DOCUMENTS: Readonly<Record<string, RegExp>> = {
  ...Object.fromEntries(["CC", "CE", "NIT", "TE", "RC", "TI", "DI"].map((type) => [type, /^\d{1,15}$/])),
  PAS: /^[0-9A-Za-z]{1,15}$/,
};

export function findMethodById(id: string): PaymentMethod | undefined {
  return PAYMENT_METHODS.find((method) => method.id === id);
}

/** Payment method by card number (at least six digits). */
export function findMethodByBin(bin: string): PaymentMethod | undefined {
  return PAYMENT_METHODS.find(
    ({ pattern, exclusion_pattern: exclusion }) =>
      new RegExp(pattern).test(bin) && !(exclusion && new RegExp(exclusion).test(bin)),
  );
}

export function listIssuers(methodId: string, bin: string) {
  const known = ISSUER_BY_BIN[bin.slice(0, 6)];
  const ids = known ? [known] : (ISSUERS_BY_METHOD[methodId] ?? []);
  return ids.map((id) => ({
    id,
    name: BANKS[id] ?? id,
    secure_thumbnail: null,
    thumbnail: null,
    processing_mode: "aggregator",
    merchant_account_id: null,
    status: "active",
  }));
}

export const isInstallmentCount = (count: number, method: PaymentMethod): boolean =>
  method.payment_type_id === "credit_card" ? INSTALLMENTS.includes(count) : count === 1;

/** In Colombia the bank sets the interest afterwards, so every plan has rate 0. */
export function listInstallments(amount: number, method: PaymentMethod, bin: string) {
  const counts = INSTALLMENTS.filter((count) => isInstallmentCount(count, method));
  const [issuer] = listIssuers(method.id, bin);
  return {
    payment_method_id: method.id,
    payment_type_id: method.payment_type_id,
    issuer: { id: issuer?.id ?? null, name: issuer?.name ?? null, secure_thumbnail: null, thumbnail: null },
    processing_mode: "aggregator",
    merchant_account_id: null,
    payer_costs: counts.map((installments) => {
      const installmentAmount = Math.ceil(amount / installments);
      return {
        installments,
        installment_rate: 0,
        discount_rate: 0,
        reimbursement_rate: null,
        labels: ["CFT_0,00%|TEA_0,00%"],
        installment_rate_collector: ["MERCADOPAGO"],
        min_allowed_amount: MIN_AMOUNT,
        max_allowed_amount: MAX_AMOUNT,
        recommended_message: `${installments} ${installments === 1 ? "cuota" : "cuotas"} de ${toPesos(installmentAmount)}`,
        installment_amount: installmentAmount,
        total_amount: amount,
        payment_method_option_id: null,
      };
    }),
  };
}

/** A payment method as in /v1/payment_methods. */
export function toMethodAnswer(method: PaymentMethod) {
  const lengths = { card_number: { length: method.card_number_length, validation: "standard" } };
  return {
    id: method.id,
    name: method.name,
    payment_type_id: method.payment_type_id,
    status: "active",
    secure_thumbnail: null,
    thumbnail: null,
    deferred_capture: "unsupported",
    settings: [
      {
        ...lengths,
        bin: {
          pattern: method.pattern,
          installments_pattern: method.payment_type_id === "credit_card" ? method.pattern : null,
          exclusion_pattern: method.exclusion_pattern,
        },
        security_code: { length: method.security_code_length, card_location: "back", mode: "mandatory" },
      },
    ],
    additional_info_needed: [
      "cardholder_name",
      "cardholder_identification_type",
      "cardholder_identification_number",
    ],
    min_allowed_amount: MIN_AMOUNT,
    max_allowed_amount: MAX_AMOUNT,
    accreditation_time: 1_440,
    financial_institutions: [],
    processing_modes: ["aggregator"],
    site_id: "MCO",
    issuer: null,
  };
}

/** PSE as in /v1/payment_methods. */
export function toPseAnswer(banks: Readonly<Record<string, string>>) {
  return {
    id: PSE.id,
    name: "PSE",
    payment_type_id: PSE.payment_type_id,
    status: "active",
    secure_thumbnail: null,
    thumbnail: null,
    deferred_capture: "does_not_apply",
    settings: [],
    additional_info_needed: ["entity_type"],
    min_allowed_amount: PSE.minAmount,
    max_allowed_amount: PSE.maxAmount,
    accreditation_time: 30,
    financial_institutions: Object.entries(banks).map(([id, description]) => ({ id, description })),
    processing_modes: ["aggregator"],
    site_id: "MCO",
    issuer: null,
  };
}

export function toPesos(amount: number): string {
  return `$ ${new Intl.NumberFormat("es-CO", { maximumFractionDigits: 0 }).format(amount)}`;
}

function card(
  id: string,
  name: string,
  type: PaymentMethod["payment_type_id"],
  pattern: string,
  exclusion: string | null,
  length: number,
  code: number,
  color: string,
): PaymentMethod {
  return {
    id,
    name,
    payment_type_id: type,
    pattern,
    exclusion_pattern: exclusion,
    card_number_length: length,
    security_code_length: code,
    color,
  };
}
