import type { Letter } from "@/lib/mail/types";
import { alarmText } from "../labels";
import type { StoredAlarm } from "../rows";

/** Mail to superadmins about new alarms. */
export function alarmLetter(alarms: StoredAlarm[], siteUrl: string): Letter {
  const [first] = alarms.map(alarmText);
  const title = alarms.length === 1 && first ? first.title : `${alarms.length} alarmas del sitio`;
  return {
    subject: `Alarma: ${title}`,
    title,
    preview: first?.todo ?? "",
    blocks: [
      ...alarms
        .map(alarmText)
        .flatMap(({ title: name, todo, path }) => [
          ...(alarms.length > 1 ? [{ type: "heading" as const, text: name }] : []),
          [`${todo} `, { label: "Abrir la página", href: `${siteUrl}${path}` }],
        ]),
      "No repetimos esta alarma mientras siga igual. Si se resuelve y vuelve, te escribimos de nuevo, a lo sumo una vez por hora.",
      { type: "button", link: { label: "Ver el estado del sitio", href: `${siteUrl}/admin/estado` } },
    ],
    reason: "Recibes este correo porque eres superadministrador de la tienda.",
  };
}
