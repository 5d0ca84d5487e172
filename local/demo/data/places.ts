import type { Place } from "../../../lib/places/address.ts";

const CODES = {
  Medellín: "05001",
  Envigado: "05266",
  Itagüí: "05360",
  Sabaneta: "05631",
  "La Estrella": "05380",
  "Bogotá D.C.": "11001",
  Cali: "76001",
};

export type DemoCity = keyof typeof CODES;

/** An address of the demo. */
export function demoPlace(street: string, city: DemoCity, more: Partial<Place> = {}): Place {
  return {
    street,
    complement: "",
    neighbourhood: "",
    indications: "",
    municipality: CODES[city],
    ...more,
  };
}

/** As long as an address can be, in the municipality with the longest name. */
export const LONGEST_PLACE: Place = {
  street: "Transversal 32B Sur # 32C-118, urbanización Mirador de los Almendros de la Hacienda Vieja",
  complement: "torre 12, apartamento 1502, interior 201",
  neighbourhood: "Conjunto Residencial Altos de la Laguna",
  indications: "Preguntar en la portería peatonal del costado norte, frente al parque principal",
  municipality: "25843",
};
