import { existsSync, readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { describe, expect, test } from "vitest";
import { MAIL_LABELS } from "@/lib/mail/labels";
import { ROOT, sources } from "./source";

/**
 * Every sentence that promises a message to a customer, and what keeps it:
 * - `mail kind`: that mail of the outbox;
 * - `auth template`: that mail of the auth service;
 * - `sql name`: that function or table of the database;
 * - `test name`: that file of tests/db;
 * - `staff`: a text that staff choose to send, or a duty of theirs that no program can do.
 */
const KEPT: [file: string, text: string, by: string][] = [
  ["app/(panel)/dashboard/perfil/page.tsx", "Te enviamos un enlace a tu correo", "auth recovery"],
  ["components/auth/labels.ts", "Te enviamos un enlace para elegir", "auth recovery"],
  ["components/auth/confirm-mail.tsx", "Te enviamos un correo a", "auth confirmation"],
  ["components/auth/labels.ts", "Escribe tu correo y te enviamos uno nuevo", "auth recovery"],
  ["components/users/profile-form.tsx", "Con este correo entras y te escribimos", "sql order_recipient"],
  ["components/users/marketing-form.tsx", "No te enviaremos publicidad", "test blog-announcements"],
  ["components/gamification/panel/social-post-form.tsx", "Te avisamos aquí", "sql my_progress"],
  ["lib/catalog/import/labels.ts", "así te avisamos si alguien cambió", "test catalog-import"],

  ["lib/operations/mail/alarm-letter.ts", "te escribimos de nuevo", "test operations"],
  ["components/checkout/card-payment.tsx", "Te avisaremos cuando se confirme", "mail order.approved"],
  ["lib/orders/methods.ts", "Te lo confirmamos por WhatsApp", "staff"],
  ["lib/checkout/result-text.ts", "Te avisaremos cuando se confirme", "mail order.approved"],
  ["lib/payments/status-detail.ts", "te avisaremos", "mail order.rejected"],
  ["lib/payments/statuses.ts", "Te avisaremos", "mail order.rejected"],
  ["lib/checkout/shipping.ts", "ahí te llega el comprobante del pago", "mail order.placed"],
  ["components/legal/terms/buying-sections.tsx", "te avisamos cuando esté listo", "mail order.ready"],
  ["components/legal/terms/buying-sections.tsx", "si nos diste tu correo te llega ahí", "mail order.placed"],
  ["components/orders/cash-order-placed.tsx", "Te confirmamos el pedido", "mail order.confirmed"],
  ["lib/orders/status.ts", "Te escribimos para confirmarlo", "mail order.confirmed"],
  ["lib/orders/mail/acknowledgement.ts", "Te escribimos cuando lo confirmemos", "mail order.confirmed"],
  ["lib/orders/mail/acknowledgement.ts", "te escribimos apenas haya respuesta", "mail order.approved"],
  ["components/orders/staff/correct-dialog.tsx", "si dejó un correo, le escribimos", "mail order.corrected"],
  [
    "components/orders/staff/lines/change-dialog.tsx",
    "si dejó un correo, le escribimos",
    "mail order.changed",
  ],
  ["components/orders/staff/lines/new-order-form.tsx", "Cómo le llega", "staff"],
  ["lib/orders/mail/assisted.ts", "te llega con él", "staff"],
  ["lib/orders/status.ts", "te enviamos otro", "staff"],
  ["supabase/migrations", "te enviamos otro; no se hizo", "staff"],
  ["lib/orders/mail/shipping.ts", "te escribimos cuando salga", "mail order.shipped"],
  ["lib/orders/mail/shipping.ts", "te escribimos cuando esté listo", "mail order.ready"],
  ["lib/orders/mail/acknowledgement.ts", "Te escribimos cuando esté listo", "mail order.ready"],
  ["lib/orders/mail/pickup.ts", "te escribimos cuando esté listo", "mail order.ready"],
  [
    "lib/orders/mail/pickup.ts",
    "va a tu dirección. El precio no cambia y te escribimos",
    "mail order.shipped",
  ],
  ["lib/orders/mail/pickup.ts", "al mismo medio de pago, y te escribimos", "mail order.refunded"],
  ["lib/orders/mail/pickup.ts", "Ahora te lo enviamos", "staff"],
  ["components/orders/staff/switch-dialog.tsx", "si dejó un correo, le escribimos", "mail order.switched"],
  ["lib/orders/mail/shipping.ts", "El número de guía que te enviamos antes", "mail order.shipped"],
  ["lib/orders/mail/cancellations.ts", "te escribimos cuando salgan", "mail order.refunded"],
  ["lib/orders/mail/claims.ts", "te escribimos cuando salgan", "mail order.refunded"],
  ["lib/orders/mail/claims.ts", "te respondemos a este correo", "mail order.withdrawal"],
  ["lib/orders/mail/claims.ts", "Te respondemos a más tardar el", "mail order.reversal"],
  ["lib/orders/mail/claims.ts", "Esto te respondemos", "mail order.withdrawal"],
  ["lib/orders/mail/claims.ts", "te respondemos en máximo", "mail contact.answer"],
  ["components/orders/claims/withdrawal-form.tsx", "Te respondemos aquí", "mail order.withdrawal"],
  ["components/orders/claims/withdrawal-panel.tsx", "Te respondemos aquí", "mail order.withdrawal"],
  ["supabase/migrations", "Te respondemos en la página de tu pedido", "mail order.withdrawal"],
  ["supabase/migrations", "Te respondemos en la página del pedido", "mail order.reversal"],
  ["components/orders/claims/reversal-panel.tsx", "Te respondemos a más tardar el", "mail order.reversal"],
  ["components/orders/claims/refund-key-form.tsx", "Te escribimos cuando enviemos", "mail order.refunded"],
  ["components/orders/staff/refund-key.tsx", "Le escribimos a su correo", "mail order.key"],
  ["components/orders/claims/reversal-form.tsx", "Te respondemos en esta página", "mail order.reversal"],
  ["components/orders/claims/reversal-form.tsx", "te respondemos en máximo", "mail order.reversal"],
  ["components/legal/terms/regret-sections.tsx", "Te respondemos en la", "mail order.reversal"],
  ["components/legal/terms/regret-sections.tsx", "te respondemos por escrito", "mail contact.answer"],

  ["components/legal/terms/repair-sections.tsx", "te enviamos el precio", "mail repair.quote"],
  ["components/repairs/request/request-done.tsx", "Te enviamos la cotización", "mail repair.quote"],
  ["components/repairs/request/request-done.tsx", "Te avisamos por correo", "mail repair.ready"],
  ["components/repairs/request/request-done.tsx", "También te lo enviamos a", "mail repair.requested"],
  ["components/repairs/request/contact-fields.tsx", "¿A quién le avisamos?", "mail repair.ready"],
  ["components/repairs/quote-card.tsx", "Escríbenos y te enviamos una nueva", "mail repair.quote"],
  ["lib/repairs/papers/receipt.ts", "te lo informamos antes", "mail repair.quote"],
  ["lib/repairs/mail/arrival.ts", "te enviamos el precio a este correo", "mail repair.quote"],
  ["lib/repairs/mail/arrival.ts", "Te enviamos el diagnóstico", "mail repair.quote"],
  ["lib/repairs/mail/quote.ts", "te escribimos cuando esté listo", "mail repair.ready"],
  ["lib/repairs/mail/handover.ts", "El taller te escribió", "mail repair.message"],
  ["lib/repairs/mail/handover.ts", "el taller te escribió", "mail repair.message"],
  ["lib/catalog/service-pages/playstation.ts", "te avisamos con el nuevo valor", "mail repair.quote"],
  ["lib/catalog/service-pages/playstation.ts", "te avisamos antes", "mail repair.message"],
  ["lib/catalog/service-pages/playstation.ts", "te contamos si hay repuestos", "mail contact.answer"],
  ["lib/repairs/staff/labels.ts", "Te contamos el diagnóstico en menos de", "mail repair.quote"],
  ["lib/repairs/staff/labels.ts", "Hoy te contamos qué tiene", "staff"],
  ["lib/repairs/staff/labels.ts", "Te enviamos la cotización", "mail repair.quote"],
  ["lib/repairs/staff/labels.ts", "Te avisamos apenas esté lista", "mail repair.ready"],
  ["lib/repairs/staff/labels.ts", "Te avisamos cuando llegue", "staff"],
  ["components/orders/order-next-steps.tsx", "Te enviamos el código por WhatsApp", "staff"],
  ["lib/orders/status.ts", "Te enviamos el código por WhatsApp", "staff"],
  ["lib/orders/mail/acknowledgement.ts", "te lo enviamos por WhatsApp", "staff"],
  ["lib/orders/mail/shipping.ts", '"te llega" : "te llegan"', "staff"],
  ["components/checkout/checkout-form.tsx", "Cómo te llega", "staff"],
  ["components/checkout/delivery-choice.tsx", "Cómo te llega", "staff"],
  ["lib/repairs/staff/chat.ts", "te escribimos del taller", "staff"],
  ["lib/orders/staff/chat.ts", "te escribimos por tu pedido", "staff"],

  ["components/contact/message-sent.tsx", "Te respondemos en menos de", "sql contact_promise"],
  ["components/contact/message-sent.tsx", "Te enviamos una copia con el enlace", "mail contact.received"],
  ["lib/contact/mail/received.ts", "Te respondemos en menos de", "sql contact_promise"],
  ["lib/contact/labels.ts", "Ya te respondimos", "mail contact.answer"],
  ["supabase/migrations", "Te respondemos muy pronto", "sql contact_promise"],
  ["lib/contact/staff/quick-replies.ts", "te enviamos la lista de precios", "staff"],
  ["lib/contact/staff/quick-replies.ts", "Te escribimos por tu mensaje", "staff"],

  ["components/contact/subscribe-form.tsx", "Te enviamos un correo", "mail newsletter.confirm"],
  ["components/blog/staff/announce-button.tsx", "Les llega un correo con el título", "mail newsletter.post"],
  ["components/not-found/texts.ts", "te enviamos uno nuevo", "mail newsletter.confirm"],
  ["components/not-found/texts.ts", "y te lo enviamos", "staff"],
  ["lib/contact/newsletter.ts", "Suscríbete otra vez y te enviamos uno nuevo", "mail newsletter.confirm"],
  ["lib/contact/mail/newsletter.ts", "te llega lo nuevo del taller", "mail newsletter.post"],
  ["lib/contact/mail/newsletter.ts", "sin esa confirmación no te escribimos", "test contact-newsletter"],
  ["lib/contact/mail/newsletter.ts", "te llegan a este correo", "mail newsletter.post"],
  [
    "app/(site)/(live)/(framed)/boletin/baja/[token]/page.tsx",
    "No te enviamos más correos",
    "test mail-contact",
  ],
  [
    "components/legal/privacy/data-sections.tsx",
    "No te escribimos hasta que confirmas",
    "test contact-newsletter",
  ],

  ["components/legal/terms/account-sections.tsx", "te avisamos en esta página", "staff"],
  ["components/legal/privacy/sharing-sections.tsx", "te avisamos y lo reportamos", "staff"],
  ["components/legal/privacy/sharing-sections.tsx", "a los demás les llega", "staff"],
];

const NEWS = new RegExp(
  [
    "\\b(?:te|le|les) (?:avis(?:amos|aremos)|escrib(?:imos|iremos|ió)|respond(?:emos|eremos|imos)|cont(?:amos|aremos))",
    "\\b(?:te|le|les)(?: lo| la)? (?:envi(?:amos|aremos)|mand(?:amos|aremos)|llam(?:amos|aremos)|notific(?:amos|aremos)|confirm(?:amos|aremos)|inform(?:amos|aremos)|lleg(?:a|an|ará|arán))(?![a-zá-ú])",
    "\\b(?:recibirás|avisaremos|escribiremos|responderemos|contactaremos|llamaremos)\\b",
  ].join("|"),
  "i",
);

const isComment = (line: string) => /^\s*(?:\/\/|\/?\*|--)/.test(line);

type Found = { file: string; line: string };

function sentences(): Found[] {
  const code = sources("app", "components", "lib").filter(({ name }) => !name.endsWith(".test.ts"));
  const sql = readdirSync(path.join(ROOT, "supabase/migrations")).map((name) => ({
    name: "supabase/migrations",
    text: readFileSync(path.join(ROOT, "supabase/migrations", name), "utf8"),
  }));
  return [...code, ...sql].flatMap(({ name, text }) =>
    text
      .split("\n")
      .filter((line) => NEWS.test(line) && !isComment(line))
      .map((line) => ({ file: name, line: line.trim() })),
  );
}

const keeps = ({ file, line }: Found) =>
  KEPT.some(([where, text]) => where === file && line.toLowerCase().includes(text.toLowerCase()));

describe("sentences that promise a message", () => {
  const found = sentences();

  test("each is listed: a new one needs an entry", () => {
    expect(found.length).toBeGreaterThan(50);
    expect(found.filter((one) => !keeps(one))).toEqual([]);
  });

  test("the list has no sentence that is gone", () => {
    const gone = KEPT.filter(
      ([file, text]) =>
        !found.some((one) => one.file === file && one.line.toLowerCase().includes(text.toLowerCase())),
    );
    expect(gone).toEqual([]);
  });

  test("what keeps each of them exists", () => {
    const functions = readdirSync(path.join(ROOT, "supabase/migrations"))
      .map((file) => readFileSync(path.join(ROOT, "supabase/migrations", file), "utf8"))
      .join("\n");
    const isThere: Record<string, (name: string) => boolean> = {
      mail: (name) => Object.hasOwn(MAIL_LABELS, name),
      auth: (name) => existsSync(path.join(ROOT, `supabase/templates/${name}.html`)),
      sql: (name) => new RegExp(`create (?:or replace )?function \\w+\\.${name}\\(`).test(functions),
      test: (name) => existsSync(path.join(ROOT, `tests/db/${name}.test.ts`)),
      staff: () => true,
    };
    const missing = KEPT.filter(([, , by]) => {
      const [kind = "", name = ""] = by.split(" ");
      return !isThere[kind]?.(name);
    });
    expect(missing).toEqual([]);
  });
});
