import { type CardFacts, type LookupLimits, lookUpCard, NO_CARD } from "./card-lookup.ts";
import { formatCardNumber, formatExpiry, onlyDigits, parseExpiry } from "./card-rules.ts";
import {
  BrickError,
  type CoreClient,
  type IdentificationType,
  type Issuer,
  type MethodAnswer,
} from "./core.ts";
import { fillSelect } from "./dom.ts";
import { checkField, FIELD_NAMES, type FieldName, type FieldRules } from "./fields.ts";
import { type FormView, readValues, showFieldError } from "./form-view.ts";
import { FIELD_ERRORS, formatPesos, TEXTS } from "./texts.ts";
import { keepFormatted } from "./typing.ts";

export const BIN_LENGTH = 8;

export interface CardFormOptions extends LookupLimits {
  amount: number;
  email: string | null;
  onBinChange: (bin: string) => void;
  report: (error: BrickError) => void;
}

export interface CardFormData {
  token: string;
  issuer_id: string;
  payment_method_id: string;
  transaction_amount: number;
  payment_method_option_id: null;
  processing_mode: null;
  installments: number;
  payer: { email: string; identification: { type: string; number: string } };
}

export interface AdditionalData {
  bin: string;
  lastFourDigits: string;
  cardholderName: string;
  paymentTypeId: string;
}

/** State and behaviour of the card form: card lookup, validation, tokens. */
export class CardForm {
  private readonly client: CoreClient;
  private readonly view: FormView;
  private readonly options: CardFormOptions;
  private identificationTypes: IdentificationType[] = [];
  private amount: number;
  private bin = "";
  private method: MethodAnswer | null = null;
  private issuers: Issuer[] = [];
  private cardError: string | null = null;
  private lookup: Promise<void> = Promise.resolve();
  private lookupNumber = 0;

  constructor(client: CoreClient, view: FormView, options: CardFormOptions) {
    this.client = client;
    this.view = view;
    this.options = options;
    this.amount = options.amount;
    view.fields.email.box.hidden = options.email !== null;
    this.show(NO_CARD);
    this.listen();
  }

  /** Loads the document types; without them the form is unusable. */
  async load(identification: { type?: string; number?: string } | undefined): Promise<void> {
    this.identificationTypes = await this.client.getIdentificationTypes();
    const { identificationType, identificationNumber } = this.view.fields;
    fillSelect(
      identificationType.control as HTMLSelectElement,
      this.identificationTypes.map(({ id, name }) => ({ value: id, label: name })),
    );
    if (this.identificationTypes.some(({ id }) => id === identification?.type)) {
      identificationType.control.value = identification?.type ?? "";
    }
    identificationNumber.control.value = identification?.number ?? "";
  }

  setAmount(amount: number): void {
    this.amount = amount;
    this.view.total.textContent = formatPesos(amount);
    if (this.bin !== "") this.startLookup();
  }

  /** Shows all errors; true when there are none, else focuses the first invalid field. */
  async validate(): Promise<boolean> {
    await this.lookup;
    const wrong = FIELD_NAMES.filter((name) => !this.checkOne(name));
    const [first] = wrong;
    if (first) this.view.fields[first].control.focus();
    return wrong.length === 0;
  }

  /** Creates a token for the current values. */
  async createData(): Promise<{ formData: CardFormData; additional: AdditionalData }> {
    const values = readValues(this.view);
    const expiry = parseExpiry(values.expirationDate);
    if (!this.method || !expiry) {
      throw new BrickError("non_critical", "incomplete_fields", "Some fields are incomplete");
    }
    const identification = {
      type: values.identificationType,
      number: values.identificationNumber.trim(),
    };
    const cardholderName = values.cardholderName.trim();
    const token = await this.client.createCardToken({
      cardNumber: values.cardNumber,
      cardholderName,
      cardExpirationMonth: String(expiry.month),
      cardExpirationYear: String(expiry.year),
      securityCode: values.securityCode,
      identificationType: identification.type,
      identificationNumber: identification.number,
    });
    const { id: methodId, payment_type_id: paymentTypeId } = this.method;
    return {
      formData: {
        token: token.id,
        issuer_id: values.issuer || (this.issuers[0]?.id ?? ""),
        payment_method_id: methodId,
        transaction_amount: this.amount,
        payment_method_option_id: null,
        processing_mode: null,
        installments: this.isCredit ? Number(values.installments) : 1,
        payer: { email: this.options.email ?? values.email.trim(), identification },
      },
      additional: {
        bin: this.bin,
        lastFourDigits: token.last_four_digits,
        cardholderName,
        paymentTypeId,
      },
    };
  }

  private get isCredit(): boolean {
    return this.method?.payment_type_id === "credit_card";
  }

  private listen(): void {
    const { cardNumber, expirationDate, securityCode } = this.view.fields;
    keepFormatted(cardNumber.control, (text) => formatCardNumber(onlyDigits(text).slice(0, 19)));
    keepFormatted(expirationDate.control, formatExpiry);
    keepFormatted(securityCode.control, (text) => onlyDigits(text).slice(0, 4));
    cardNumber.control.addEventListener("input", () => this.followBin());
    for (const name of FIELD_NAMES) {
      const { control, error } = this.view.fields[name];
      control.addEventListener("change", () => control.value !== "" && this.checkOne(name));
      control.addEventListener("input", () => error.textContent !== "" && this.checkOne(name));
    }
  }

  private followBin(): void {
    const digits = onlyDigits(this.view.fields.cardNumber.control.value);
    const bin = digits.length >= BIN_LENGTH ? digits.slice(0, BIN_LENGTH) : "";
    if (bin === this.bin) return;
    this.bin = bin;
    this.options.onBinChange(bin);
    this.startLookup();
  }

  private startLookup(): void {
    this.lookupNumber += 1;
    this.lookup = this.follow(this.lookupNumber);
  }

  /** Outdated responses are dropped. */
  private async follow(turn: number): Promise<void> {
    this.cardError = null;
    try {
      const facts = await lookUpCard(this.client, this.bin, this.amount, this.options);
      if (turn === this.lookupNumber) this.show(facts);
    } catch (error) {
      if (turn !== this.lookupNumber) return;
      const refusal = error instanceof BrickError ? error : null;
      this.show(NO_CARD);
      this.cardError = describeRefusal(refusal);
      this.checkOne("cardNumber");
      this.options.report(
        refusal ??
          new BrickError("non_critical", "get_card_bin_payment_methods_failed", "Card lookup failed"),
      );
    }
  }

  private show({ method, issuers, costs }: CardFacts): void {
    this.method = method;
    this.issuers = issuers;
    const { issuer, installments, securityCode } = this.view.fields;
    const hasChoice = this.issuers.length > 1;
    this.view.brand.textContent = this.method?.name ?? "";
    securityCode.control.setAttribute("placeholder", this.securityCodeLength === 4 ? "1234" : "123");
    issuer.box.hidden = !this.isCredit;
    fillSelect(issuer.control as HTMLSelectElement, [
      ...(hasChoice ? [{ value: "", label: TEXTS.choose }] : []),
      ...this.issuers.map(({ id, name }) => ({ value: id, label: name })),
    ]);
    installments.box.hidden = this.method !== null && !this.isCredit;
    installments.control.disabled = this.method === null;
    const kept = installments.control.value;
    fillSelect(installments.control as HTMLSelectElement, [
      { value: "", label: this.method ? TEXTS.choose : TEXTS.waitingForCard },
      ...costs.map((cost) => ({ value: String(cost.installments), label: cost.recommended_message })),
    ]);
    if (costs.some((cost) => String(cost.installments) === kept)) installments.control.value = kept;
    else if (costs.length === 1) installments.control.value = String(costs[0]?.installments);
    showFieldError(issuer, "");
    showFieldError(installments, "");
  }

  private get securityCodeLength(): number {
    return this.method?.settings[0]?.security_code.length ?? 3;
  }

  private checkOne(name: FieldName): boolean {
    const rules: FieldRules = {
      method: this.method,
      cardError: this.cardError,
      identificationTypes: this.identificationTypes,
      needsEmail: this.options.email === null,
      needsIssuer: this.isCredit,
      needsInstallments: this.isCredit,
      now: Date.now(),
    };
    const message = checkField(name, readValues(this.view), rules);
    showFieldError(this.view.fields[name], message);
    return message === "";
  }
}

function describeRefusal(refusal: BrickError | null): string {
  if (refusal === null) return TEXTS.lookupFailed;
  const isType = refusal.cause === "payment_method_not_in_allowed_types";
  return isType ? FIELD_ERRORS.cardTypeNotAllowed : FIELD_ERRORS.cardNotKnown;
}
