import { el } from "./dom.ts";
import type { FieldName, FieldValues } from "./fields.ts";
import { formatPesos, LABELS, PLACEHOLDERS, TEST_CARDS, TEXTS } from "./texts.ts";

export interface FieldView {
  box: HTMLElement;
  caption: HTMLElement;
  control: HTMLInputElement | HTMLSelectElement;
  error: HTMLElement;
}

export interface FormView {
  form: HTMLFormElement;
  fieldset: HTMLFieldSetElement;
  alert: HTMLElement;
  brand: HTMLElement;
  total: HTMLElement;
  button: HTMLButtonElement;
  fields: Record<FieldName, FieldView>;
}

export interface FormTexts {
  formTitle?: string;
  formSubmit?: string;
}

export interface FormViewOptions {
  texts: FormTexts;
  hideFormTitle: boolean;
  hidePaymentButton: boolean;
  amount: number;
}

const INPUT_ATTRIBUTES: Partial<Record<FieldName, Record<string, string>>> = {
  cardNumber: { autocomplete: "cc-number", inputmode: "numeric", maxlength: "23" },
  expirationDate: { autocomplete: "cc-exp", inputmode: "numeric", maxlength: "7" },
  securityCode: { autocomplete: "cc-csc", inputmode: "numeric", maxlength: "4" },
  cardholderName: { autocomplete: "cc-name", autocapitalize: "characters", maxlength: "100" },
  identificationNumber: { autocomplete: "off", inputmode: "text", maxlength: "20" },
  email: { autocomplete: "email", inputmode: "email", type: "email", maxlength: "254" },
};

/** Renders the card form; its behaviour is in card-form.ts. */
export function drawForm(options: FormViewOptions): FormView {
  const fields = {
    cardNumber: drawInput("cardNumber"),
    expirationDate: drawInput("expirationDate"),
    securityCode: drawInput("securityCode"),
    cardholderName: drawInput("cardholderName"),
    identificationType: drawSelect("identificationType"),
    identificationNumber: drawInput("identificationNumber"),
    email: drawInput("email"),
    issuer: drawSelect("issuer"),
    installments: drawSelect("installments"),
  };
  const brand = el("span", { class: "brand", "aria-live": "polite" });
  fields.cardNumber.caption.append(brand);
  const total = el("span", {}, [formatPesos(options.amount)]);
  const alert = el("p", { class: "alert", role: "alert", tabindex: "-1" });
  const submitText = options.texts.formSubmit ?? TEXTS.submit;
  const button = el("button", { type: "submit", hidden: options.hidePaymentButton }, [submitText]);
  const fieldset = el("fieldset", {}, [
    el("legend", { class: "visually-hidden" }, ["Datos de la tarjeta"]),
    el("div", { class: "grid" }, [
      fields.cardNumber.box,
      el("div", { class: "pair" }, [fields.expirationDate.box, fields.securityCode.box]),
      fields.cardholderName.box,
      el("div", { class: "document" }, [fields.identificationType.box, fields.identificationNumber.box]),
      fields.email.box,
      fields.issuer.box,
      fields.installments.box,
    ]),
  ]);
  const title = options.texts.formTitle ?? TEXTS.title;
  const form = el("form", { novalidate: true, "aria-label": title }, [
    el("h2", { hidden: options.hideFormTitle }, [title]),
    el("p", { class: "sandbox" }, [TEXTS.sandbox]),
    alert,
    fieldset,
    el("p", { class: "total" }, [el("span", {}, ["Total"]), total]),
    button,
    drawTestCards(),
  ]);
  return { form, fieldset, alert, brand, total, button, fields };
}

export function readValues({ fields }: FormView): FieldValues {
  const entries = Object.entries(fields).map(([name, { control }]) => [name, control.value]);
  return Object.fromEntries(entries) as FieldValues;
}

export function showFieldError(field: FieldView, message: string): void {
  field.error.textContent = message;
  if (message === "") field.control.removeAttribute("aria-invalid");
  else field.control.setAttribute("aria-invalid", "true");
}

function drawInput(name: FieldName): FieldView {
  const attributes = { type: "text", placeholder: PLACEHOLDERS[name], ...INPUT_ATTRIBUTES[name] };
  return drawField(name, el("input", { ...common(name), ...attributes, spellcheck: "false" }), "control");
}

function drawSelect(name: FieldName): FieldView {
  return drawField(name, el("select", common(name)), "control select");
}

const common = (name: FieldName) => ({
  id: `mp-${name}`,
  name,
  required: true,
  "aria-describedby": `mp-${name}-error`,
});

function drawField(name: FieldName, control: FieldView["control"], className: string): FieldView {
  const error = el("p", { class: "error", id: `mp-${name}-error` });
  const caption = el("div", { class: "caption" }, [el("label", { for: `mp-${name}` }, [LABELS[name]])]);
  const box = el("div", { class: "field" }, [caption, el("div", { class: className }, [control]), error]);
  return { box, caption, control, error };
}

function drawTestCards(): HTMLElement {
  const rows = TEST_CARDS.flatMap(([name, number]) => [el("dt", {}, [name]), el("dd", {}, [number])]);
  return el("details", {}, [
    el("summary", {}, [TEXTS.testCardsTitle]),
    el("dl", {}, rows),
    el("p", {}, [TEXTS.testCardsHint]),
  ]);
}
