import type { FieldErrors } from "@/lib/core/result";
import { cut, normalizeText } from "@/lib/core/text";

/** A delivery address in its parts. Stored as one readable line: composeAddress(). */
export type AddressParts = { street: string; complement: string; city: string; department: string };

export const NO_ADDRESS: AddressParts = { street: "", complement: "", city: "", department: "" };

/** Maximum lengths. With the separators and the longest department they fit the column's 300 characters. */
export const ADDRESS_LIMITS = { street: 140, complement: 80, city: 40 } as const;

export const DEPARTMENTS = [
  "Amazonas",
  "Antioquia",
  "Arauca",
  "Atlántico",
  "Bogotá D.C.",
  "Bolívar",
  "Boyacá",
  "Caldas",
  "Caquetá",
  "Casanare",
  "Cauca",
  "Cesar",
  "Chocó",
  "Córdoba",
  "Cundinamarca",
  "Guainía",
  "Guaviare",
  "Huila",
  "La Guajira",
  "Magdalena",
  "Meta",
  "Nariño",
  "Norte de Santander",
  "Putumayo",
  "Quindío",
  "Risaralda",
  "San Andrés y Providencia",
  "Santander",
  "Sucre",
  "Tolima",
  "Valle del Cauca",
  "Vaupés",
  "Vichada",
] as const;

/** The ten municipalities of the Área Metropolitana del Valle de Aburrá. */
export const METROPOLITAN_AREA = [
  "Medellín",
  "Envigado",
  "Itagüí",
  "Sabaneta",
  "La Estrella",
  "Bello",
  "Caldas",
  "Copacabana",
  "Girardota",
  "Barbosa",
] as const;

const LOCAL_DEPARTMENT = "Antioquia";
/** A department that is a city: written once. */
const CAPITAL = { city: "Bogotá", department: "Bogotá D.C." };

/** Cities suggested while typing, with their department. Any other can be typed. */
export const CITIES: Readonly<Record<string, (typeof DEPARTMENTS)[number]>> = {
  ...Object.fromEntries(METROPOLITAN_AREA.map((city) => [city, LOCAL_DEPARTMENT])),
  Rionegro: "Antioquia",
  "La Ceja": "Antioquia",
  Marinilla: "Antioquia",
  Apartadó: "Antioquia",
  Bogotá: "Bogotá D.C.",
  Cali: "Valle del Cauca",
  Palmira: "Valle del Cauca",
  Buenaventura: "Valle del Cauca",
  Barranquilla: "Atlántico",
  Soledad: "Atlántico",
  Cartagena: "Bolívar",
  Bucaramanga: "Santander",
  Floridablanca: "Santander",
  Cúcuta: "Norte de Santander",
  Pereira: "Risaralda",
  Dosquebradas: "Risaralda",
  Manizales: "Caldas",
  Armenia: "Quindío",
  Ibagué: "Tolima",
  Neiva: "Huila",
  Villavicencio: "Meta",
  "Santa Marta": "Magdalena",
  Montería: "Córdoba",
  Sincelejo: "Sucre",
  Valledupar: "Cesar",
  Riohacha: "La Guajira",
  Pasto: "Nariño",
  Popayán: "Cauca",
  Tunja: "Boyacá",
  Yopal: "Casanare",
  Soacha: "Cundinamarca",
  Chía: "Cundinamarca",
  Quibdó: "Chocó",
  Florencia: "Caquetá",
};

/** A known city by its name, ignoring case and accents. */
function knownCity(name: string): string | undefined {
  const wanted = normalizeText(name);
  return Object.keys(CITIES).find((city) => normalizeText(city) === wanted);
}

/** The department of a known city; undefined for any other. */
export function departmentOf(city: string): string | undefined {
  const known = knownCity(city);
  return known && CITIES[known];
}

/** The parts after a change of city: a known city sets its department. */
export function withDepartment<Parts extends AddressParts>(parts: Parts): Parts {
  const department = departmentOf(parts.city);
  return department ? { ...parts, department } : parts;
}

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

/** Bogotá, however it is written; a locality of it, or a town of another department, is not. */
const isCapital = (city: string): boolean => /^bogota( ?,? ?d\.? ?c\.?)?$/.test(normalizeText(city));

/** Errors of a shipping address, by its part. */
export function addressProblems(values: AddressParts): FieldErrors {
  const problems: FieldErrors = {};
  const street = values.street.trim();
  const complement = values.complement.trim();
  const city = values.city.trim();
  if (!isStreetAddress(street))
    problems.street = "Escribe la dirección con su número, por ejemplo Carrera 43A # 34 Sur-20.";
  else if (street.length > ADDRESS_LIMITS.street)
    problems.street = `Escribe una dirección de ${ADDRESS_LIMITS.street} caracteres como máximo.`;
  if (complement.length > ADDRESS_LIMITS.complement)
    problems.complement = `Escribe ${ADDRESS_LIMITS.complement} caracteres como máximo.`;
  if (city.length < 3) problems.city = "Escribe la ciudad o el municipio.";
  else if (city.length > ADDRESS_LIMITS.city)
    problems.city = `Escribe ${ADDRESS_LIMITS.city} caracteres como máximo.`;
  if (!DEPARTMENTS.some((one) => one === values.department)) problems.department = "Elige el departamento.";
  return problems;
}

/** Whether the shop's own delivery promise holds there. */
export function isMetropolitan({ city, department }: Pick<AddressParts, "city" | "department">): boolean {
  const known = knownCity(city);
  return department === LOCAL_DEPARTMENT && METROPOLITAN_AREA.some((one) => one === known);
}

const oneLine = (text: string) => text.replace(/\s+/g, " ").trim();

/** "Carrera 43A # 34 Sur-20, apto 502, Envigado, Antioquia"; empty without a street. */
export function composeAddress(parts: AddressParts): string {
  const [street, complement, city] = [parts.street, parts.complement, parts.city].map(oneLine);
  if (!street) return "";
  const isNamedOnce = parts.department === CAPITAL.department && isCapital(city ?? "");
  return [street, complement, isNamedOnce ? "" : city, parts.department].filter(Boolean).join(", ");
}

/** The parts of a stored address; one that names no department or known city stays whole in `street`. */
export function parseAddress(text: string): AddressParts {
  const parts = text.split(",").map(oneLine).filter(Boolean);
  const last = parts.at(-1) ?? "";
  const take = (count: number, place: Pick<AddressParts, "city" | "department">): AddressParts => {
    const [street = "", ...rest] = parts.slice(0, -count);
    return within({ street, complement: rest.join(", "), ...place });
  };
  if (parts.length > 1 && last === CAPITAL.department) {
    // When the complement would be too long, the last part is a town.
    const isLong = parts.slice(1, -1).join(", ").length > ADDRESS_LIMITS.complement;
    return isLong ? take(2, { city: parts.at(-2) ?? "", department: last }) : take(1, CAPITAL);
  }
  if (parts.length > 2 && DEPARTMENTS.some((one) => one === last))
    return take(2, { city: parts.at(-2) ?? "", department: last });
  const city = parts.length > 1 ? knownCity(last) : undefined;
  if (city) return take(1, { city, department: CITIES[city] ?? "" });
  return within({ ...NO_ADDRESS, street: oneLine(text) });
}

function within(parts: AddressParts): AddressParts {
  const { street, complement, city } = ADDRESS_LIMITS;
  return {
    street: cut(parts.street, street),
    complement: cut(parts.complement, complement),
    city: cut(parts.city, city),
    department: parts.department,
  };
}
