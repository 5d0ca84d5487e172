import type { Letter } from "@/lib/mail/types";
import { alarmWords } from "../labels";
import type { ToldAlarm } from "../rows";

/** Mail to superadmins about new alarms. */
export function alarmLetter(alarms: ToldAlarm[], siteUrl: string): Letter {
  const [first] = alarms.map(alarmWords);
  const title = alarms.length === 1 && first ? first.title : `${alarms.length} alarmas del sitio`;
  return {
    subject: `Alarma: ${title}`,
    title,
    preview: first?.todo ?? "",
    blocks: [
      ...alarms.map(alarmWords).flatMap(({ title: name, todo, path }) => [
        ...(alarms.length > 1 ? [{ type: "heading" as const, text: name }] : []),
        {
          type: "paragraph" as const,
          words: [`${todo} `, { label: "Abrir la página", href: `${siteUrl}${path}` }],
        },
      ]),
      {
        type: "paragraph",
        words:
          "No repetimos esta alarma mientras siga igual. Si se resuelve y vuelve, te escribimos de nuevo, a lo sumo una vez por hora.",
      },
      { type: "button", link: { label: "Ver el estado del sitio", href: `${siteUrl}/admin/estado` } },
    ],
    reason: "Recibes este correo porque eres superadministrador de la tienda.",
  };
}
