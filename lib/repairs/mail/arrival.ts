import { formatWeekday } from "@/lib/core/dates";
import { formatCop } from "@/lib/core/money";
import { DIAGNOSIS_TIME } from "@/lib/legal/promises";
import type { Block, Letter } from "@/lib/mail/types";
import { slotLabel } from "../pickup";
import type { RepairMailContext } from "./parts";
import { chatLink, deviceNoun, REASON, repairButton, repairTitle, whereAndWhen } from "./parts";
import type { RepairLetter } from "./rows";

/** Confirmation of an online request: its link and how to deliver the device. */
export function repairRequested(repair: RepairLetter, context: RepairMailContext): Letter | null {
  if (repair.received_at || repair.closed_at) return null;
  const title = repairTitle(repair);
  const { pickup_day: day, pickup_slot: slot } = repair;
  const isPickup = repair.handover === "domicilio" && day && slot;
  const next: Block = isPickup
    ? [
        `Qué sigue: pasamos por tu equipo el ${formatWeekday(day)}, de ${slotLabel(slot)}, a la dirección que nos diste. Si ya no puedes, `,
        chatLink(repair, context),
        ".",
      ]
    : `Qué sigue: trae tu equipo a ${whereAndWhen(context.shop)}. Con este número lo recibimos en un momento.`;
  return {
    subject: `${title}: recibimos tu solicitud`,
    title: "Recibimos tu solicitud de reparación",
    preview: "Aquí está el enlace para seguirla.",
    blocks: [
      `Esta es tu solicitud para reparar tu ${deviceNoun(repair)}: ${title}. Guarda este correo: con su botón ves cada paso, la cotización y la respuesta del taller.`,
      next,
      `Cuando tengamos tu equipo lo diagnosticamos gratis en ${DIAGNOSIS_TIME} y te enviamos el precio a este correo. No empezamos sin que lo apruebes.`,
      ...repairButton(repair, context.siteUrl),
    ],
    reason: REASON,
  };
}

const diagnosisPrice = ({ diagnosis_price }: RepairLetter) =>
  diagnosis_price > 0 ? `cuesta ${formatCop(diagnosis_price)}, como acordamos,` : "es gratis";

/** The device was received. */
export function repairReceived(repair: RepairLetter, { siteUrl }: RepairMailContext): Letter | null {
  if (!repair.received_at || repair.estado === "Completado" || repair.estado === "Entregado") return null;
  const title = repairTitle(repair);
  return {
    subject: `${title}: ya tenemos tu equipo`,
    title: "Ya tenemos tu equipo",
    preview: "Te enviamos el diagnóstico y el precio a este correo.",
    blocks: [
      `Recibimos tu ${deviceNoun(repair)} en la tienda. El diagnóstico ${diagnosisPrice(repair)} y está en ${DIAGNOSIS_TIME}; con él te enviamos el precio a este correo, y no empezamos sin que lo apruebes.`,
      "En la página de tu reparación ves cómo va y las fotos del taller.",
      ...repairButton(repair, siteUrl),
    ],
    reason: REASON,
  };
}

/** An online request was closed because the device never arrived. */
export function repairClosed(repair: RepairLetter, context: RepairMailContext): Letter | null {
  if (!repair.closed_at) return null;
  const title = repairTitle(repair);
  return {
    subject: `${title}: cerramos la solicitud`,
    title: "Cerramos tu solicitud de reparación",
    preview: "Tu equipo no llegó a la tienda.",
    blocks: [
      "Cerramos tu solicitud: tu equipo no llegó a la tienda.",
      { type: "quote", text: repair.closed_reason },
      ["Si todavía lo quieres reparar, haz otra solicitud o ", chatLink(repair, context), "."],
      {
        type: "button",
        link: { label: "Solicitar una reparación", href: `${context.siteUrl}/solicitar-reparacion` },
      },
    ],
    reason: REASON,
  };
}
