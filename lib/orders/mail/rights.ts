import {
  COMPLAINT_TERM,
  REFUND_TERM,
  REPAIR_WARRANTY,
  REVERSAL_TERM,
  WITHDRAWAL_TERM,
} from "@/lib/legal/promises";
import type { Block, InlineText } from "@/lib/mail/types";
import { isOnline } from "../methods";
import { SIC_URL } from "../receipt";
import type { OrderDetail } from "../rows";
import type { OrderItemType } from "../types";

type Bought = Pick<OrderDetail, "items" | "paymentMethod" | "token">;

/** URL of the order page. */
export function orderLink(siteUrl: string, { token }: Pick<OrderDetail, "token">): string {
  return `${siteUrl}/pedido/${token}`;
}

export function hasType({ items }: Pick<OrderDetail, "items">, ...types: OrderItemType[]): boolean {
  return items.some(({ type }) => types.includes(type));
}

function withdrawal(order: Bought, siteUrl: string): InlineText {
  const isMixed = hasType(order, "product") && hasType(order, "course", "service", "repair");
  const since = hasType(order, "product")
    ? `la entrega del producto${isMixed ? ", o desde la compra si es un servicio o un curso" : ""}`
    : "la compra";
  return [
    `Derecho de retracto (Ley 1480 de 2011, artículo 47): puedes arrepentirte dentro de los ${WITHDRAWAL_TERM} siguientes, contados desde ${since}. Pídelo en `,
    { label: "la página de tu pedido", href: orderLink(siteUrl, order) },
    `. Te devolvemos todo lo pagado en máximo ${REFUND_TERM}; el producto vuelve en las mismas condiciones y su transporte corre por tu cuenta. No aplica a un curso al que ya entraste, a un código digital ya enviado, a un servicio o una reparación que empezó con tu autorización, ni a productos hechos a tu medida o de uso personal.`,
  ];
}

function reversal(siteUrl: string): InlineText {
  return [
    `Reversión del pago (artículo 51): si hubo fraude, no pediste la compra, no la recibiste, no es lo que pediste o llegó defectuosa, preséntanos el reclamo en la página de tu pedido y avisa a tu banco, dentro de los ${REVERSAL_TERM} siguientes a que lo supiste. `,
    { label: "Cómo se hace", href: `${siteUrl}/terminos#reversion` },
    ".",
  ];
}

function warranty(order: Bought): InlineText {
  const terms = [
    ...(hasType(order, "product")
      ? [
          "un año los productos nuevos y tres meses los usados o reacondicionados, si su página no dice más, desde la entrega",
        ]
      : []),
    ...(hasType(order, "service", "repair")
      ? [
          `${REPAIR_WARRANTY.playstation} meses en PlayStation, ${REPAIR_WARRANTY.xbox} en Xbox y ${REPAIR_WARRANTY.nintendo} en Nintendo para las reparaciones, desde que recibes tu equipo`,
        ]
      : []),
  ];
  return `Garantía: ${terms.join("; ")}.`;
}

/** The buyer's legal rights and how to exercise them (Ley 1480, articles 47, 50, 51; Ley 2439 of 2024). */
export function rightsBlocks(order: Bought, siteUrl: string): Block[] {
  return [
    { type: "heading", text: "Tus derechos" },
    {
      type: "list",
      items: [
        withdrawal(order, siteUrl),
        ...(isOnline(order) ? [reversal(siteUrl)] : []),
        ...(hasType(order, "product", "service", "repair") ? [warranty(order)] : []),
        [
          "Peticiones, quejas y reclamos (PQR): preséntalos ",
          { label: "en línea", href: `${siteUrl}/peticiones` },
          `; te damos un número de radicado y respondemos en máximo ${COMPLAINT_TERM}.`,
        ],
        [
          "Autoridad de protección al consumidor: Superintendencia de Industria y Comercio, ",
          { label: "www.sic.gov.co", href: SIC_URL },
          ".",
        ],
      ],
    },
  ];
}
