import { hasRightCheckDigit, isNit, nitCheckDigit } from "./nit";

/** Identity documents, by the codes of DIAN and of the payment provider, with what is wrong with a number. */
const DOCUMENTS = {
  CC: {
    label: "Cédula de ciudadanía",
    pattern: /^\d{4,10}$/,
    problem: "Escribe los números de la cédula, entre 4 y 10.",
  },
  CE: {
    label: "Cédula de extranjería",
    pattern: /^\d{4,15}$/,
    problem: "Escribe los números de la cédula de extranjería.",
  },
  PAS: {
    label: "Pasaporte",
    pattern: /^[\dA-Z]{4,15}$/,
    problem: "Escribe el número del pasaporte: letras y números.",
  },
  TI: {
    label: "Tarjeta de identidad",
    pattern: /^\d{10,11}$/,
    problem: "La tarjeta de identidad tiene 10 u 11 números.",
  },
  NIT: {
    label: "NIT",
    pattern: /^\d{6,12}-\d$/,
    problem: "Escribe el NIT con su dígito de verificación: 900.123.456-8.",
  },
} as const;

export type DocumentType = keyof typeof DOCUMENTS;

export const documentLabel = (type: DocumentType): string => DOCUMENTS[type].label;

/** A typed number as it is stored: capitals without dots and spaces; only a NIT keeps its dash ("900123456-8"). */
export function cleanDocument(type: DocumentType, typed: string): string {
  const text = typed.toUpperCase().replace(/[\s.,]/g, "");
  return type === "NIT" ? text : text.replaceAll("-", "");
}

/** What is wrong with a stored number; undefined when nothing is. The database has the same rule: private.is_document. */
export function documentProblem(type: DocumentType, stored: string): string | undefined {
  const { pattern, problem } = DOCUMENTS[type];
  if (stored === "") return "Escribe el número del documento.";
  if (!pattern.test(stored)) return problem;
  if (type !== "NIT") return undefined;
  if (!isNit(stored)) return problem;
  return hasRightCheckDigit(stored)
    ? undefined
    : `El dígito de verificación de ese NIT sería ${nitCheckDigit(stored.split("-")[0] ?? "")}: revísalo.`;
}
