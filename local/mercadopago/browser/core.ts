/** An error as bricks report it: type, message and a documented cause. */
export class BrickError extends Error {
  readonly type: "critical" | "non_critical";
  override readonly cause: string;

  constructor(type: "critical" | "non_critical", cause: string, message: string) {
    super(message);
    this.name = "BrickError";
    this.type = type;
    this.cause = cause;
  }
}

export interface CardData {
  cardNumber: string;
  cardholderName: string;
  cardExpirationMonth: string;
  cardExpirationYear: string;
  securityCode: string;
  identificationType: string;
  identificationNumber: string;
}

export interface IdentificationType {
  id: string;
  name: string;
  type: string;
  min_length: number;
  max_length: number;
}

export interface MethodAnswer {
  id: string;
  name: string;
  payment_type_id: string;
  settings: { security_code: { length: number }; card_number: { length: number } }[];
}

export interface Issuer {
  id: string;
  name: string;
}

export interface PayerCost {
  installments: number;
  recommended_message: string;
  total_amount: number;
}

export interface InstallmentsAnswer {
  payment_method_id: string;
  payment_type_id: string;
  payer_costs: PayerCost[];
}

export interface PaymentSummary {
  id: number;
  status: string;
  status_detail: string;
  transaction_amount: number;
  last_four_digits: string;
}

/** API calls with the public key. */
export class CoreClient {
  private readonly baseUrl: string;
  private readonly publicKey: string;

  constructor(baseUrl: string, publicKey: string) {
    this.baseUrl = baseUrl;
    this.publicKey = publicKey;
  }

  getIdentificationTypes(): Promise<IdentificationType[]> {
    return this.call("/v1/identification_types");
  }

  getPaymentMethods({ bin }: { bin: string }): Promise<{ results: MethodAnswer[] }> {
    return this.call("/v1/payment_methods/search", { bins: bin });
  }

  getIssuers({ paymentMethodId, bin }: { paymentMethodId: string; bin: string }): Promise<Issuer[]> {
    return this.call("/v1/payment_methods/card_issuers", { payment_method_id: paymentMethodId, bin });
  }

  getInstallments({ amount, bin }: { amount: string; bin: string }): Promise<InstallmentsAnswer[]> {
    return this.call("/v1/payment_methods/installments", { amount: String(amount), bin });
  }

  createCardToken(
    card: CardData,
  ): Promise<{ id: string; first_six_digits: string; last_four_digits: string }> {
    const body = {
      card_number: card.cardNumber.replace(/\D/g, ""),
      security_code: card.securityCode,
      expiration_month: Number(card.cardExpirationMonth),
      expiration_year: Number(card.cardExpirationYear),
      cardholder: {
        name: card.cardholderName,
        identification: { type: card.identificationType, number: card.identificationNumber },
      },
    };
    return this.call("/v1/card_tokens", {}, body);
  }

  getPayment(id: string): Promise<PaymentSummary> {
    return this.call(`/v1/bricks/payments/${encodeURIComponent(id)}`);
  }

  private async call<T>(path: string, query: Record<string, string> = {}, body?: unknown): Promise<T> {
    const url = new URL(path, this.baseUrl);
    url.search = new URLSearchParams({ ...query, public_key: this.publicKey }).toString();
    const response = await fetch(url, {
      credentials: "omit",
      ...(body === undefined
        ? {}
        : { method: "POST", headers: { "content-type": "application/json" }, body: JSON.stringify(body) }),
    });
    const answer = await response.json();
    if (!response.ok) throw Object.assign(new Error(answer.message), answer);
    return answer as T;
  }
}
