import { normalizeText } from "@/lib/core/text";
import { DELIVERY_TIME } from "@/lib/legal/promises";
import type { Product } from "./types";

type BenefitSource = Pick<Product, "name" | "badgeText" | "details">;

export type Benefit = { kind: "warranty" | "shipping" | "payment" | "origin"; title: string; text: string };

const detailOf = ({ details }: BenefitSource, label: string): string =>
  details.find((detail) => normalizeText(detail.label) === label)?.value.trim() ?? "";

const isUsed = (product: BenefitSource): boolean =>
  /usad|reacondicionad|segunda mano/.test(
    normalizeText(`${product.badgeText} ${detailOf(product, "estado")}`),
  );

/** Warranty text from the product's details; without one, the legal term (Ley 1480, art. 8). */
function warrantyText(product: BenefitSource): string {
  const own = detailOf(product, "garantia");
  if (own) return own;
  return isUsed(product) ? "3 meses, por ser un producto usado" : "Un año en productos nuevos, con nosotros";
}

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

/** Reasons to buy this product here, derived from its own data. */
export function benefitsOf(product: BenefitSource): Benefit[] {
  return [
    { kind: "warranty", title: "Garantía incluida", text: warrantyText(product) },
    {
      kind: "shipping",
      title: "Envío rápido a toda Colombia",
      text: `${DELIVERY_TIME} en Medellín y alrededores`,
    },
    {
      kind: "payment",
      title: "Múltiples medios de pago",
      text: "Tarjeta de crédito o débito en línea, o contra entrega",
    },
    ...originBenefit(product),
  ];
}
