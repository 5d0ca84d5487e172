import { type AdditionalData, CardForm, type CardFormData } from "./card-form.ts";
import { BrickError, type CoreClient } from "./core.ts";
import { createStage, type VisualSettings } from "./dom.ts";
import { isEmail } from "./fields.ts";
import { drawForm, type FormTexts, type FormView } from "./form-view.ts";
import { TEXTS } from "./texts.ts";

export interface CardPaymentSettings {
  initialization?: {
    amount?: unknown;
    payer?: { email?: string; identification?: { type?: string; number?: string } };
  };
  customization?: {
    paymentMethods?: {
      minInstallments?: number;
      maxInstallments?: number;
      types?: { included?: string[]; excluded?: string[] };
    };
    visual?: {
      hideFormTitle?: boolean;
      hidePaymentButton?: boolean;
      texts?: FormTexts;
      style?: VisualSettings;
    };
  };
  callbacks?: {
    onReady?: () => void;
    onError?: (error: BrickError) => void;
    onSubmit?: (data: CardFormData, additional: AdditionalData) => unknown;
    onBinChange?: (bin: string) => void;
  };
}

export interface CardPaymentController {
  unmount: () => void;
  update: (changes: { amount?: unknown }) => boolean;
  getFormData: () => Promise<CardFormData>;
  getAdditionalData: () => Promise<AdditionalData | null>;
}

const isAmount = (value: unknown): value is number => typeof value === "number" && Number.isFinite(value);

/** The card form: `bricks().create('cardPayment', container, settings)`. */
export function createCardPayment(
  client: CoreClient,
  container: HTMLElement,
  settings: CardPaymentSettings,
  onUnmount: () => void,
): CardPaymentController {
  const amount = readAmount(settings);
  const { callbacks = {}, customization = {}, initialization = {} } = settings;
  const { visual = {}, paymentMethods = {} } = customization;
  const { included, excluded } = paymentMethods.types ?? {};
  const view = drawForm({
    texts: visual.texts ?? {},
    hideFormTitle: visual.hideFormTitle === true,
    hidePaymentButton: visual.hidePaymentButton === true,
    amount,
  });
  const { host, brick } = createStage(container, "cardPayment", visual.style ?? {});
  let isMounted = true;
  const report = (error: BrickError) => isMounted && callbacks.onError?.(error);
  const email = initialization.payer?.email;
  const form = new CardForm(client, view, {
    amount,
    email: isEmail(email) ? email.trim() : null,
    minInstallments: paymentMethods.minInstallments ?? 1,
    maxInstallments: paymentMethods.maxInstallments ?? Number.POSITIVE_INFINITY,
    isTypeAllowed: (type) => (included?.includes(type) ?? true) && !excluded?.includes(type),
    onBinChange: (bin) => isMounted && callbacks.onBinChange?.(bin),
    report,
  });
  brick.append(view.form);
  view.form.addEventListener("submit", (event) => {
    event.preventDefault();
    void submit(view, form, settings, report);
  });

  setBusy(view, true, TEXTS.loading);
  form
    .load(initialization.payer?.identification)
    .then(() => {
      if (!isMounted) return;
      setBusy(view, false, visual.texts?.formSubmit ?? TEXTS.submit);
      callbacks.onReady?.();
    })
    .catch(() => {
      view.alert.textContent = TEXTS.lookupFailed;
      report(new BrickError("critical", "get_identification_types_failed", "Identification types failed"));
    });

  let lastAdditional: AdditionalData | null = null;
  return {
    unmount: () => {
      isMounted = false;
      host.remove();
      onUnmount();
    },
    update: (changes) => {
      if (!isAmount(changes?.amount) || changes.amount <= 0) return false;
      form.setAmount(changes.amount);
      return true;
    },
    getFormData: async () => {
      if (!(await form.validate())) {
        const error = new BrickError("non_critical", "incomplete_fields", "Some fields are incomplete");
        report(error);
        throw error;
      }
      const { formData, additional } = await form.createData();
      lastAdditional = additional;
      return formData;
    },
    getAdditionalData: async () => lastAdditional,
  };
}

/** When resolved (paid or pending) the form closes; when rejected it allows another attempt. */
async function submit(
  view: FormView,
  form: CardForm,
  { callbacks, customization }: CardPaymentSettings,
  report: (error: BrickError) => void,
): Promise<void> {
  if (view.fieldset.disabled) return;
  const submitText = customization?.visual?.texts?.formSubmit ?? TEXTS.submit;
  view.alert.textContent = "";
  if (!(await form.validate()) || view.fieldset.disabled) return;
  setBusy(view, true, TEXTS.submitting);
  let data: Awaited<ReturnType<CardForm["createData"]>>;
  try {
    data = await form.createData();
  } catch {
    setBusy(view, false, submitText);
    showAlert(view, TEXTS.tokenFailed);
    report(new BrickError("non_critical", "card_token_creation_failed", "Card token creation failed"));
    return;
  }
  try {
    await callbacks?.onSubmit?.(data.formData, data.additional);
    view.button.textContent = TEXTS.submitted;
    view.button.dataset.state = "done";
    view.form.removeAttribute("aria-busy");
  } catch {
    // The page says why: two sentences about one payment would contradict each other.
    setBusy(view, false, submitText);
  }
}

function setBusy(view: FormView, isBusy: boolean, text: string): void {
  view.fieldset.disabled = isBusy;
  view.button.disabled = isBusy;
  view.button.textContent = text;
  if (isBusy) {
    view.button.dataset.state = "busy";
    view.form.setAttribute("aria-busy", "true");
  } else {
    delete view.button.dataset.state;
    view.form.removeAttribute("aria-busy");
  }
}

function showAlert(view: FormView, text: string): void {
  view.alert.textContent = text;
  view.alert.focus();
}

function readAmount({ initialization }: CardPaymentSettings): number {
  const amount = initialization?.amount;
  if (amount === undefined || amount === null) {
    throw new BrickError("critical", "missing_amount_property", "The amount property is required");
  }
  if (!isAmount(amount)) {
    throw new BrickError("critical", "amount_is_not_number", "The amount must be a number");
  }
  if (amount <= 0) {
    throw new BrickError("critical", "incorrect_initialization", "The amount must be greater than zero");
  }
  return amount;
}
