import { isExpired, isLuhnValid, onlyDigits, parseExpiry } from "./card-rules.ts";
import type { IdentificationType, MethodAnswer } from "./core.ts";
import { FIELD_ERRORS, type LABELS } from "./texts.ts";

export type FieldName = keyof typeof LABELS;
export type FieldValues = Record<FieldName, string>;

export const FIELD_NAMES: FieldName[] = [
  "cardNumber",
  "expirationDate",
  "securityCode",
  "cardholderName",
  "identificationType",
  "identificationNumber",
  "email",
  "issuer",
  "installments",
];

/** Known card and form data at validation. */
export interface FieldRules {
  method: MethodAnswer | null;
  cardError: string | null;
  identificationTypes: IdentificationType[];
  needsEmail: boolean;
  needsIssuer: boolean;
  needsInstallments: boolean;
  now: number;
}

const EMAIL = /^[^\s@]+@[^\s@]+\.[a-z]{2,}$/i;

type Check = (value: string, rules: FieldRules, values: FieldValues) => string;

/** Each check returns an error text, or an empty string. */
const CHECKS: Record<FieldName, Check> = {
  cardNumber: (value, { method, cardError }) => {
    const digits = onlyDigits(value);
    if (digits === "") return FIELD_ERRORS.cardNumberEmpty;
    if (cardError !== null) return cardError;
    const length = method?.settings[0]?.card_number.length;
    const hasLength = length === undefined ? digits.length >= 13 : digits.length === length;
    return hasLength && isLuhnValid(digits) ? "" : FIELD_ERRORS.cardNumberInvalid;
  },
  expirationDate: (value, { now }) => {
    if (value.trim() === "") return FIELD_ERRORS.expirationDateEmpty;
    const expiry = parseExpiry(value);
    if (!expiry) return FIELD_ERRORS.expirationDateInvalid;
    return isExpired(expiry.month, expiry.year, now) ? FIELD_ERRORS.expirationDatePast : "";
  },
  securityCode: (value, { method }) => {
    if (value === "") return FIELD_ERRORS.securityCodeEmpty;
    const length = method?.settings[0]?.security_code.length ?? 3;
    return value.length === length ? "" : FIELD_ERRORS.securityCodeLength.replace("{n}", String(length));
  },
  cardholderName: (value) => (value.trim() === "" ? FIELD_ERRORS.cardholderNameEmpty : ""),
  identificationType: (value) => (value === "" ? FIELD_ERRORS.identificationTypeEmpty : ""),
  identificationNumber: (value, { identificationTypes }, values) => {
    const number = value.trim();
    if (number === "") return FIELD_ERRORS.identificationNumberEmpty;
    const kind = identificationTypes.find(({ id }) => id === values.identificationType);
    const [min, max] = [kind?.min_length ?? 1, kind?.max_length ?? 20];
    const isValid = number.length >= min && number.length <= max && /^[\w.-]+$/.test(number);
    return isValid ? "" : FIELD_ERRORS.identificationNumberInvalid;
  },
  email: (value, { needsEmail }) => {
    if (!needsEmail) return "";
    if (value.trim() === "") return FIELD_ERRORS.emailEmpty;
    return isEmail(value) ? "" : FIELD_ERRORS.emailInvalid;
  },
  issuer: (value, { needsIssuer }) => (needsIssuer && value === "" ? FIELD_ERRORS.issuerEmpty : ""),
  installments: (value, { needsInstallments }) =>
    needsInstallments && value === "" ? FIELD_ERRORS.installmentsEmpty : "",
};

export const isEmail = (value: unknown): value is string =>
  typeof value === "string" && EMAIL.test(value.trim());

export const checkField = (name: FieldName, values: FieldValues, rules: FieldRules): string =>
  CHECKS[name](values[name], rules, values);
