import { formatDateTime } from "@/lib/core/dates";
import { formatCop } from "@/lib/core/money";
import type { Fact, FactGroup } from "@/lib/core/pdf/kit";
import { COMPLEXITY_HINTS } from "../intake/labels";
import { repairNumber } from "../number";
import { warrantyTerm } from "../warranty";
import type { RepairPaper } from "./rows";
import type { Shop } from "./shop";
import { customerFacts, deviceFacts, NO_WARRANTY, shopLines } from "./shop";

export type Clause = { title: string; text: string };

/** All texts of the device receipt. */
export type IntakeReceipt = {
  title: string;
  number: string;
  shop: string[];
  groups: FactGroup[];
  clauses: Clause[];
  /** How and when the terms were accepted. */
  acceptance: string;
  signatures: { title: string; name: string }[];
  link: string | null;
};

export function receiptFile({ id }: { id: string }): `${string}.pdf` {
  return `recibo-${repairNumber(id)}.pdf`;
}

/** Receipt of a device with the contents required by Ley 1480, art. 18 and Decreto 1413 of 2018. */
export function intakeReceipt(paper: RepairPaper, shop: Shop): IntakeReceipt {
  return {
    title: "Recibo de ingreso",
    number: repairNumber(paper.id),
    shop: shopLines(shop),
    groups: [
      { title: "Quien entrega", facts: customerFacts(paper) },
      { title: "Equipo", facts: deviceFacts(paper) },
      { title: "Servicio", facts: serviceFacts(paper) },
    ],
    clauses: clauses(paper, shop),
    acceptance: paper.termsAcceptedAt
      ? `El cliente aceptó estas condiciones el ${formatDateTime(paper.termsAcceptedAt)}${paper.receivedBy ? `; lo registró ${paper.receivedBy}` : ""}.`
      : "Con su firma, el cliente acepta estas condiciones.",
    signatures: [
      {
        title: "Firma del cliente",
        name: [paper.customer.name, paper.customer.document].filter(Boolean).join(", "),
      },
      { title: `Recibe por ${shop.name}`, name: paper.receivedBy ?? "" },
    ],
    link: paper.link,
  };
}

function serviceFacts(paper: RepairPaper): Fact[] {
  const { diagnosisPrice, agreedPrice, deposit, complexity, promisedAt, warranty } = paper;
  const facts: Fact[] = [
    ["Fecha de ingreso", formatDateTime(paper.receivedAt)],
    ["Clase de servicio", "Diagnóstico y reparación"],
    ["Diagnóstico", diagnosisPrice > 0 ? formatCop(diagnosisPrice) : "Sin costo"],
    ["Precio del servicio", agreedPrice ? `${formatCop(agreedPrice)}, IVA incluido` : "Por informar"],
    ["Sumas abonadas", deposit > 0 ? formatCop(deposit) : "Ninguna"],
  ];
  if (promisedAt && paper.state !== "Reparando")
    facts.push(["Diagnóstico a más tardar", formatDateTime(promisedAt)]);
  facts.push(["Plazo de la reparación", `${COMPLEXITY_HINTS[complexity]} desde tu aprobación`]);
  const term = warrantyTerm(warranty.months);
  facts.push(["Garantía", warranty.months > 0 ? `${term} desde la entrega` : term]);
  return facts;
}

function clauses({ agreedPrice, warranty }: RepairPaper, { site }: Shop): Clause[] {
  return [
    {
      title: "Precio y fecha de entrega",
      text: agreedPrice
        ? "El precio acordado es el de este recibo. Cualquier trabajo adicional te lo informamos antes y solo lo hacemos si lo aceptas de forma expresa; guardamos tu respuesta como prueba (Ley 1480 de 2011, artículo 18)."
        : "Al recibir el equipo no se conocen el precio ni la fecha de entrega. Te los informaremos después del diagnóstico y solo repararemos con tu aceptación expresa; guardamos tu aceptación o rechazo como prueba (Ley 1480 de 2011, artículo 18).",
    },
    {
      title: "Garantía",
      text:
        warranty.months > 0
          ? `La reparación tiene ${warrantyTerm(warranty.months)} de garantía desde la entrega, sobre el trabajo y los repuestos instalados. El plazo se suspende mientras el equipo esté con nosotros por garantía.`
          : NO_WARRANTY,
    },
    {
      title: "Custodia",
      text: "Respondemos por la custodia y conservación del equipo, de sus partes y de los accesorios anotados mientras estén en nuestro poder. Revisa que la lista esté completa antes de firmar.",
    },
    {
      title: "Entrega",
      text: "Entregamos el equipo a quien presente este recibo o su documento. Si al recibirlo no dejas observaciones, se entiende que lo recibes en buen estado (Ley 1480 de 2011, artículo 18).",
    },
    {
      title: "Abandono",
      text: "Si pasa un mes desde la fecha prevista para la entrega, o desde la fecha en que debías aceptar o rechazar el servicio, y no retiras el equipo, te pediremos por escrito que lo hagas: por correo certificado a la dirección de este recibo y por correo electrónico si lo tenemos. Desde esa comunicación tienes dos meses. Si no lo retiras, la ley lo entiende abandonado y lo informaremos al ICBF; no podemos quedarnos con él ni venderlo. Los costos de almacenamiento corren por tu cuenta (Decreto 1413 de 2018).",
    },
    {
      title: "Datos personales",
      text: `Tratamos tus datos para atender esta orden según nuestra política de privacidad, ${site}/privacidad (Ley 1581 de 2012). Puedes conocerlos, corregirlos y pedir que los eliminemos.`,
    },
  ];
}
