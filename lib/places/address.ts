import type { FieldErrors } from "@/lib/core/result";
import { cut } from "@/lib/core/text";

/** A municipality by its DIVIPOLA code. Without a code: a name that was typed and is not recognised yet. */
export type Municipality = { code: string; name: string; department: string };

/** A delivery address in its parts. */
export type AddressParts = {
  street: string;
  complement: string;
  neighbourhood: string;
  indications: string;
  municipality: Municipality;
};

/** An address as the database stores it, with the municipality's code. */
export type Place = Omit<AddressParts, "municipality"> & { municipality: string };

export const NO_MUNICIPALITY: Municipality = { code: "", name: "", department: "" };
export const NO_ADDRESS: AddressParts = {
  street: "",
  complement: "",
  neighbourhood: "",
  indications: "",
  municipality: NO_MUNICIPALITY,
};

/** Maximum lengths. With the longest municipality and the separators the line has 300 characters. SQL: private.is_place. */
export const ADDRESS_LIMITS = { street: 90, complement: 40, neighbourhood: 40, indications: 80 } as const;
/** Of a typed municipality. */
export const LONGEST_MUNICIPALITY = 80;

/** The ten municipalities of the Área Metropolitana del Valle de Aburrá, from Envigado on. */
export const METROPOLITAN_AREA: readonly string[] = [
  "05266",
  "05001",
  "05360",
  "05631",
  "05088",
  "05380",
  "05129",
  "05212",
  "05308",
  "05079",
];

/** Whether the shop's own delivery promise holds there. */
export function isMetropolitan(code: string): boolean {
  return METROPOLITAN_AREA.includes(code);
}

/** The first two digits of a municipality's code are its department's. */
export const departmentCode = (municipality: string): string => municipality.slice(0, 2);

/** A digit: every address has one, "km 7" and "lote 3" too. */
const NUMBERED = /\d/;
/** Street types that are numbered themselves: an address on one needs a house number as well. */
const NUMBERED_WAY =
  /^(?:calle|cll?|carrera|cra|kra?|cr|diagonal|dg|diag|transversal|tv|transv|circular|circ?|avenida|av|autopista)\.?\s*(?:#|n[o.º°]*\s*)?\s*\d/i;

/** Whether a parcel can be delivered to it: "Calle 1" is a street, "Calle 1 # 2-3" an address. */
export function isStreetAddress(street: string): boolean {
  if (street.length < 5 || !NUMBERED.test(street)) return false;
  return !NUMBERED_WAY.test(street) || (street.match(/\d+/g)?.length ?? 0) > 1;
}

/** Errors of an address, by its part. Whether a typed municipality exists is decided by the server. */
export function addressProblems(values: AddressParts): FieldErrors {
  const problems: FieldErrors = {};
  if (!isStreetAddress(oneLine(values.street)))
    problems.street = "Escribe la dirección con su número, por ejemplo Carrera 43A # 34 Sur-20.";
  for (const part of PARTS)
    if (oneLine(values[part]).length > ADDRESS_LIMITS[part])
      problems[part] = `Escribe ${ADDRESS_LIMITS[part]} caracteres como máximo.`;
  if (oneLine(values.municipality.name).length < 3)
    problems.municipality = "Escribe la ciudad o el municipio.";
  return problems;
}

const PARTS = Object.keys(ADDRESS_LIMITS) as (keyof typeof ADDRESS_LIMITS)[];

/** The department that is a city. A town of Nariño with that name is not: "Nariño, Nariño". */
const CAPITAL = "Bogotá D.C.";

const oneLine = (text: string) => text.replace(/[\s\p{Cc}]+/gu, " ").trim();

/** "Envigado, Antioquia"; Bogotá D.C. is named once. */
export function municipalityText({ name, department }: Municipality): string {
  return [name, name === CAPITAL ? "" : department].filter(Boolean).join(", ");
}

/** "Carrera 43A # 34 Sur-20, apto 502, El Dorado, Envigado, Antioquia (portería)"; empty without a street. SQL: private.address_line. */
export function composeAddress(parts: AddressParts): string {
  const [street, complement, neighbourhood, indications] = [
    parts.street,
    parts.complement,
    parts.neighbourhood,
    parts.indications,
  ].map(oneLine);
  if (!street) return "";
  const line = [street, complement, neighbourhood, municipalityText(parts.municipality)];
  return `${line.filter(Boolean).join(", ")}${indications ? ` (${indications})` : ""}`;
}

/** What the database stores. */
export function placeOf(parts: AddressParts): Place {
  return {
    street: oneLine(parts.street),
    complement: oneLine(parts.complement),
    neighbourhood: oneLine(parts.neighbourhood),
    indications: oneLine(parts.indications),
    municipality: parts.municipality.code,
  };
}

/** An address that was stored as one line: a street to complete. */
export function addressFromLine(line: string): AddressParts {
  return { ...NO_ADDRESS, street: cut(oneLine(line), ADDRESS_LIMITS.street) };
}
