import type { Letter } from "@/lib/mail/types";

const confirmPath = (token: string) => `/boletin/confirmar/${token}` as const;
export const leavePath = (token: string) => `/boletin/baja/${token}` as const;

/** One-click unsubscribe header (RFC 8058). */
function leaveHeaders(token: string, siteUrl: string): Record<string, string> {
  return {
    "List-Unsubscribe": `<${siteUrl}/api/newsletter/baja/${token}>`,
    "List-Unsubscribe-Post": "List-Unsubscribe=One-Click",
  };
}

/** Step two of the double opt-in: the mail with the confirmation link. */
export function confirmLetter(keys: { confirm: string; leave: string }, siteUrl: string): Letter {
  return {
    subject: "Confirma tu suscripción al boletín",
    title: "Confirma tu suscripción",
    preview: "Un paso más y te llega lo nuevo del taller.",
    blocks: [
      "Alguien pidió recibir en este correo las guías y novedades del taller. Si fuiste tú, confírmalo:",
      { type: "button", link: { label: "Confirmar suscripción", href: siteUrl + confirmPath(keys.confirm) } },
      "Si no fuiste tú, no hagas nada: sin esa confirmación no te escribimos.",
    ],
    reason: "Recibes este correo porque esta dirección se escribió en la casilla de suscripción del sitio.",
    headers: leaveHeaders(keys.leave, siteUrl),
  };
}

/** Footer: why the subscriber gets this mail and how to unsubscribe. */
const asSubscriber = (leave: string, siteUrl: string) =>
  [
    "Recibes este correo porque te suscribiste al boletín. ",
    { label: "Darme de baja", href: siteUrl + leavePath(leave) },
    ".",
  ] as const;

/** Welcome mail after the confirmation. */
export function welcomeLetter(keys: { leave: string }, siteUrl: string): Letter {
  return {
    subject: "Ya estás en el boletín del taller",
    title: "Te damos la bienvenida",
    preview: "Guías, consejos y novedades del taller, sin llenarte el correo.",
    blocks: [
      "Tu suscripción está confirmada. Cuando publiquemos una guía nueva o haya novedades en la tienda, te llegan a este correo.",
      { type: "button", link: { label: "Leer el blog", href: `${siteUrl}/blog` } },
    ],
    reason: asSubscriber(keys.leave, siteUrl),
    headers: leaveHeaders(keys.leave, siteUrl),
  };
}

type Announced = { slug: string; title: string; excerpt: string };

/** Mail that announces a new post. */
export function postLetter(post: Announced, keys: { leave: string }, siteUrl: string): Letter {
  return {
    subject: post.title,
    title: post.title,
    preview: post.excerpt,
    blocks: [
      post.excerpt,
      { type: "button", link: { label: "Leer el artículo", href: `${siteUrl}/blog/${post.slug}` } },
    ],
    reason: asSubscriber(keys.leave, siteUrl),
    headers: leaveHeaders(keys.leave, siteUrl),
  };
}
