import { formatDate, formatDay } from "@/lib/core/dates";
import { formatCop } from "@/lib/core/money";
import { truncate } from "@/lib/core/text";
import type { Letter } from "@/lib/mail/types";
import type { RepairMailContext } from "./parts";
import { chatLink, deviceNoun, REASON, repairButton, repairTitle, whereAndWhen } from "./parts";
import type { RepairLetter } from "./rows";

/** Ready for pick-up; null when work resumed or it was picked up already. */
export function repairReady(repair: RepairLetter, context: RepairMailContext): Letter | null {
  if (repair.estado !== "Completado") return null;
  const title = repairTitle(repair);
  const { quote } = repair;
  const left = quote && quote.estado === "aprobada" && !quote.paid_at ? quote.total - quote.deposit : 0;
  return {
    subject: `${title}: tu equipo está listo`,
    title: "Tu equipo está listo",
    preview: `Recógelo en ${whereAndWhen(context.shop)}.`,
    blocks: [
      `Terminamos con tu ${deviceNoun(repair)}. Recógelo en ${whereAndWhen(context.shop)}. Trae tu documento o el recibo.`,
      ...(left > 0
        ? [`Faltan por pagar ${formatCop(left)}: puedes pagarlos en línea antes de venir, o en la tienda.`]
        : []),
      ["Si necesitas que te lo llevemos, ", chatLink(repair, context), "."],
      ...repairButton(repair, context.siteUrl, left > 0 ? "Ver mi reparación y pagar" : "Ver mi reparación"),
    ],
    reason: REASON,
  };
}

/** The device was handed over, repaired or not; null when it came back. */
export function repairDelivered(repair: RepairLetter, context: RepairMailContext): Letter | null {
  if (repair.estado !== "Entregado") return null;
  const title = repairTitle(repair);
  const isRepaired = repair.outcome !== "sin_reparar";
  const day = repair.delivered_at ? ` el ${formatDate(repair.delivered_at)}` : "";
  const until = repair.warranty_until && formatDay(repair.warranty_until);
  return {
    subject: `${title}: ${isRepaired ? "entregamos tu equipo" : "devolvimos tu equipo sin reparar"}`,
    title: isRepaired ? "Entregamos tu equipo" : "Devolvimos tu equipo sin reparar",
    preview:
      isRepaired && until ? `Tienes garantía hasta el ${until}.` : "Guarda este correo como constancia.",
    blocks: [
      isRepaired
        ? `Entregamos tu ${deviceNoun(repair)}${day}.${until ? ` La reparación tiene garantía hasta el ${until}: si algo falla, tráelo o escríbenos.` : ""}`
        : `Devolvimos tu ${deviceNoun(repair)} sin reparar${day}. Como no hubo reparación, no hay garantía ni cobro por ella.`,
      [
        "¿No lo recogiste tú ni nadie de tu parte? ",
        chatLink(repair, context, "Avísanos por WhatsApp"),
        " cuanto antes.",
      ],
      ...repairButton(repair, context.siteUrl),
    ],
    reason: REASON,
  };
}

/** A message of the workshop that is still unread. */
export function workshopMessage(repair: RepairLetter, context: RepairMailContext): Letter | null {
  if (repair.messages.length === 0) return null;
  const title = repairTitle(repair);
  return {
    subject: `${title}: el taller te escribió`,
    title: "El taller te escribió",
    preview: truncate(repair.messages[0]?.text ?? "", 120),
    blocks: [
      ...repair.messages.map(({ text }) => ({ type: "quote" as const, text })),
      repair.has_account
        ? [
            "Responde en ",
            { label: "Mis Servicios", href: `${context.siteUrl}/servicios-tecnicos/${repair.id}` },
            " o ",
            chatLink(repair, context),
            ".",
          ]
        : ["Para responder, ", chatLink(repair, context), "."],
      ...repairButton(repair, context.siteUrl),
    ],
    reason: REASON,
  };
}
