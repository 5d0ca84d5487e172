import { normalizeText } from "@/lib/core/text";
import { DELIVERY_TIME, WITHDRAWAL_TERM } from "@/lib/legal/promises";
import { warrantyText } from "./facet-texts";
import { isSentAsCode } from "./sent-as-code";
import type { Product } from "./types";

type BenefitSource = Pick<Product, "name" | "kind" | "details" | "warrantyMonths" | "warrantyNote">;

export type Benefit = {
  kind: "warranty" | "shipping" | "origin" | "returns";
  title: string;
  text: string;
  /** Where it is explained. */
  href?: "/terminos#garantia" | "/terminos#envios" | "/terminos#retracto";
};

const detailOf = ({ details }: BenefitSource, label: string): string =>
  details.find((detail) => normalizeText(detail.label) === label)?.value.trim() ?? "";

/** Origin, only where the product's details state it. */
function originBenefit(product: BenefitSource): Benefit[] {
  if (/\bcompatible\b/.test(normalizeText(product.name)))
    return [
      {
        kind: "origin",
        title: "Compatible, probado en el taller",
        text: "De otra marca: no es una pieza de fábrica",
      },
    ];
  if (!/\boriginal\b/.test(normalizeText(detailOf(product, "autenticidad")))) return [];
  return [{ kind: "origin", title: "100 % original", text: "Sin copias ni imitaciones" }];
}

/** Of goods that a parcel brings. */
const PARCEL: Benefit[] = [
  {
    kind: "shipping",
    title: "Envío rápido a toda Colombia",
    text: `${DELIVERY_TIME} en Medellín y alrededores`,
    href: "/terminos#envios",
  },
];
const RETURNS: Benefit[] = [
  {
    kind: "returns",
    title: "Derecho de retracto",
    text: `${WITHDRAWAL_TERM} desde que lo recibes`,
    href: "/terminos#retracto",
  },
];

/** Of digital codes: said before buying (Ley 1480, art. 47). */
const NO_RETURNS: Benefit[] = [
  {
    kind: "returns",
    title: "Código de un solo uso",
    text: "Una vez enviado no admite retracto",
    href: "/terminos#retracto",
  },
];

/** Reasons to buy this product here, derived from its own data. */
export function benefitsOf(product: BenefitSource): Benefit[] {
  const isCode = isSentAsCode(product);
  return [
    {
      kind: "warranty",
      title: "Garantía incluida",
      text: warrantyText(product.warrantyMonths, product.warrantyNote),
      href: "/terminos#garantia",
    },
    ...(isCode ? [] : PARCEL),
    ...originBenefit(product),
    ...(isCode ? NO_RETURNS : RETURNS),
  ];
}
