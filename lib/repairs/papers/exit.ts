import { formatDateTime, formatDay } from "@/lib/core/dates";
import { formatCop } from "@/lib/core/money";
import type { Fact, FactGroup } from "@/lib/core/pdf/kit";
import { conditionText } from "../intake/labels";
import { deviceName, OUTCOME_REASONS } from "../labels";
import { repairNumber } from "../number";
import { warrantyTerm } from "../warranty";
import type { RepairPaper } from "./rows";
import type { Shop } from "./shop";
import { BLANK, NO_WARRANTY, shopLines } from "./shop";

/** All texts of the hand-over document. */
export type ExitPaper = {
  title: string;
  number: string;
  shop: string[];
  groups: FactGroup[];
  sections: { title: string; lines: string[] }[];
  /** Null for a device that was not repaired. */
  parts: { name: string; quantity: string; amount: string }[] | null;
  /** Empty without a warranty. */
  warranty: string[];
  statement: string;
  signatures: { title: string; name: string }[];
};

export function exitFile({ id }: { id: string }): `${string}.pdf` {
  return `constancia-${repairNumber(id)}.pdf`;
}

type Ending = Pick<RepairPaper, "state" | "outcome" | "isRejected">;

/** Not repaired. */
function isUnrepaired({ outcome, isRejected }: Ending): boolean {
  return outcome === "sin_reparar" || (outcome === null && isRejected);
}

/** Whether the document exists: the work is done, or none was agreed. */
export function hasExitPaper(ending: Ending): boolean {
  return ending.state === "Completado" || ending.state === "Entregado" || isUnrepaired(ending);
}

/**
 * Constancia de reparación y garantía: work done, parts, warranty period, and who picked the device up. A device that
 * was not repaired gets another document, which states why and gives no warranty.
 */
export function exitPaper(paper: RepairPaper, shop: Shop): ExitPaper {
  const { customer, collector } = paper;
  const isReturn = isUnrepaired(paper);
  const findings = paper.findings.length > 0 ? paper.findings : ["Revisión del equipo"];
  return {
    title: isReturn ? "Constancia de entrega sin reparación" : "Constancia de reparación y garantía",
    number: repairNumber(paper.id),
    shop: shopLines(shop),
    groups: [
      {
        title: "Cliente y equipo",
        facts: [
          ["Cliente", [customer.name, customer.document].filter(Boolean).join(", ") || BLANK],
          ["Equipo", deviceName(paper.device)],
          ["Serial", paper.serial || "No visible o no registrado"],
          ["Accesorios", paper.accessories || "Ninguno"],
          ["Estado al recibirlo", conditionText(paper) || "Sin observaciones"],
          ["Falla reportada", paper.description],
        ],
      },
      { title: "Servicio", facts: isReturn ? returnFacts(paper) : serviceFacts(paper) },
    ],
    sections: isReturn
      ? [
          { title: "Diagnóstico", lines: findings },
          {
            title: "Por qué sale sin reparar",
            lines: [
              `${OUTCOME_REASONS[paper.outcomeReason ?? "cotizacion_rechazada"]}. El equipo se devuelve sin reparar, por eso esta entrega no tiene garantía de reparación.`,
            ],
          },
        ]
      : [
          ...(paper.findings.length > 0 ? [{ title: "Diagnóstico", lines: paper.findings }] : []),
          {
            title: "Trabajo realizado",
            lines: paper.work.length > 0 ? paper.work : ["Revisión y ajuste del equipo"],
          },
        ],
    parts: isReturn
      ? null
      : paper.parts.map(({ name, quantity, amount }) => ({
          name,
          quantity: String(quantity),
          amount: formatCop(amount),
        })),
    warranty: isReturn ? [] : warrantyLines(paper),
    statement:
      "Quien recoge revisó el equipo y sus accesorios y los recibe a satisfacción, sin observaciones. Si las tiene, las escribe aquí antes de firmar; sin ellas se entiende recibido en buen estado (Ley 1480 de 2011, artículo 18).",
    signatures: [
      {
        title: "Recibe el equipo",
        name: collector
          ? [collector.name, collector.document].filter(Boolean).join(", ")
          : `Nombre: ${BLANK}\nDocumento: ${BLANK}`,
      },
      { title: `Entrega por ${shop.name}`, name: paper.technician ?? "" },
    ],
  };
}

function dates(paper: RepairPaper): Fact[] {
  return [
    ["Fecha de ingreso", formatDateTime(paper.receivedAt)],
    ["Fecha de salida", paper.deliveredAt ? formatDateTime(paper.deliveredAt) : BLANK],
    ["Técnico", paper.technician ?? "Taller"],
  ];
}

function returnFacts(paper: RepairPaper): Fact[] {
  const { diagnosisPrice, deposit } = paper;
  return [
    ...dates(paper),
    ["Diagnóstico", diagnosisPrice > 0 ? formatCop(diagnosisPrice) : "Sin costo"],
    ["Anticipo en la tienda", deposit > 0 ? formatCop(deposit) : "Ninguno"],
  ];
}

function serviceFacts(paper: RepairPaper): Fact[] {
  const { total, due, deposit, isPaid } = paper;
  const facts = dates(paper);
  if (total !== null) facts.push(["Valor", `${formatCop(total)}, IVA incluido${isPaid ? " (pagado)" : ""}`]);
  if (deposit > 0) facts.push(["Anticipo recibido", formatCop(deposit)]);
  if (due !== null && due > 0 && (deposit > 0 || !isPaid))
    facts.push([isPaid ? "Saldo pagado" : "Saldo por pagar", formatCop(due)]);
  if (total !== null && deposit > total)
    facts.push(["Saldo a favor del cliente", formatCop(deposit - total)]);
  return facts;
}

function warrantyLines({ warranty: { months, until } }: RepairPaper): string[] {
  if (months === 0) return [NO_WARRANTY];
  return [
    until
      ? `Garantía de ${warrantyTerm(months)}, hasta el ${formatDay(until)} inclusive.`
      : `Garantía de ${warrantyTerm(months)} contados desde el día de la entrega.`,
    "Cubre el trabajo hecho y los repuestos instalados. Se suspende mientras el equipo esté con nosotros por garantía, y cada repuesto que se cambie tiene la suya propia.",
    "No cubre golpes, líquidos ni intervenciones de terceros posteriores a la entrega. Para reclamarla presenta esta constancia: respondemos por escrito y reparamos en máximo 30 días hábiles (Decreto 735 de 2013).",
  ];
}
