import { createHash } from "node:crypto";
import { Hono, type Context as HonoContext } from "hono";
import { PSE_BANKS, toPesos } from "./catalogue.ts";
import type { Context } from "./context.ts";
import { notFound } from "./errors.ts";
import { waitsUntil } from "./expiry.ts";
import { getPayment } from "./payments.ts";
import { changeStatus } from "./transitions.ts";
import type { Payment } from "./types.ts";

const STYLE = `body{margin:0;font:1rem/1.5 system-ui,sans-serif;color:#1b1b1b;background:#f4f6f8}
main{max-width:32rem;margin:0 auto;padding:1.5rem}h1{font-size:1.4rem}
dl{display:grid;grid-template-columns:auto 1fr;gap:.25rem 1rem}dt{color:#4a4a4a}dd{margin:0;font-weight:600}
form{display:grid;gap:.75rem;margin:1.5rem 0}
button,a{display:block;box-sizing:border-box;width:100%;min-height:2.75rem;padding:.6rem 1rem;font:inherit;text-align:center;border:1px solid #14532d;border-radius:.5rem;color:#14532d;background:#fff;text-decoration:none;cursor:pointer}
button.main{color:#fff;background:#14532d}:focus-visible{outline:3px solid #1d4ed8;outline-offset:2px}`;
/** What the provider's challenge tells the shop's page at its end. */
const COMPLETE = `parent.postMessage({status:"COMPLETE"},"*")`;
const hashOf = (text: string) => `'sha256-${createHash("sha256").update(text).digest("base64")}'`;

/** /bank: the bank's pages, where a tester plays the buyer. Their addresses carry a secret of the payment. */
export function createBankPages(ctx: Context): Hono {
  const pages = new Hono();

  const transfer = (c: HonoContext): Payment => {
    const payment = getPayment(ctx, c.req.param("id") ?? "");
    const url = payment.transaction_details.external_resource_url;
    if (typeof url !== "string" || new URL(url).searchParams.get("t") !== c.req.query("t"))
      throw notFound(2000, "Payment not found");
    return payment;
  };
  pages.get("/pse/:id", (c) => page(c, transferPage(transfer(c), ctx.now()), transfer(c)));
  pages.post("/pse/:id", async (c) => {
    const payment = transfer(c);
    const decision = (await c.req.parseBody()).decision;
    const isLate = payment.status_detail === "expired";
    if (decision === "approve" && (isLate || isWaiting(payment)))
      changeStatus(ctx, payment, "approved", "accredited");
    if (decision === "reject" && isWaiting(payment))
      changeStatus(ctx, payment, "rejected", "rejected_by_bank");
    return c.redirect(payment.callback_url ?? "/", 303);
  });

  const challenged = async (c: HonoContext): Promise<Payment> => {
    const payment = getPayment(ctx, c.req.param("id") ?? "");
    const { creq } = await c.req.parseBody();
    if (!payment.three_ds_info || payment.three_ds_info.creq !== creq)
      throw notFound(2000, "Payment not found");
    return payment;
  };
  pages.post("/challenge/:id", async (c) => page(c, challengePage(await challenged(c))));
  pages.post("/challenge/:id/answer", async (c) => {
    const payment = await challenged(c);
    const isYes = (await c.req.parseBody()).decision === "approve";
    if (isWaiting(payment))
      changeStatus(
        ctx,
        payment,
        isYes ? "approved" : "rejected",
        isYes ? "accredited" : "cc_rejected_3ds_challenge",
      );
    return page(c, `<h1>Listo</h1><p>Puedes volver a la tienda.</p><script>${COMPLETE}</script>`);
  });
  return pages;
}

const isWaiting = (payment: Payment): boolean => waitsUntil(payment) !== null;

function transferPage(payment: Payment, now: number): string {
  const bank = PSE_BANKS[String(payment.transaction_details.financial_institution)] ?? "Tu banco";
  const until = waitsUntil(payment);
  const minutes = until === null ? 0 : Math.ceil((until - now) / 60_000);
  const back = `<a href="${escapeHtml(payment.callback_url ?? "/")}">Volver a la tienda sin pagar</a>`;
  if (until !== null)
    return `<h1>${escapeHtml(bank)} (prueba)</h1>${facts(payment)}
<p>Tienes ${minutes} min para autorizar este pago.</p>
<form method="post"><button class="main" name="decision" value="approve">Aprobar el pago</button>
<button name="decision" value="reject">Rechazar el pago</button></form>${back}`;
  const late = `<form method="post"><button class="main" name="decision" value="approve">Aprobar tarde</button></form>`;
  const isLate = payment.status_detail === "expired";
  return `<h1>${escapeHtml(bank)} (prueba)</h1>${facts(payment)}
<p>${isLate ? "El plazo de este pago se venció." : "Este pago ya se decidió."}</p>${isLate ? late : ""}
<a href="${escapeHtml(payment.callback_url ?? "/")}">Volver a la tienda</a>`;
}

function challengePage(payment: Payment): string {
  if (!isWaiting(payment)) return `<h1>Ya respondiste</h1><script>${COMPLETE}</script>`;
  const creq = `<input type="hidden" name="creq" value="${escapeHtml(payment.three_ds_info?.creq ?? "")}">`;
  return `<h1>Confirma tu compra (prueba)</h1>${facts(payment)}
<p>Tu banco quiere saber si eres tú quien compra.</p>
<form method="post" action="/bank/challenge/${payment.id}/answer">${creq}
<button class="main" name="decision" value="approve">Sí, soy yo</button>
<button name="decision" value="reject">No reconozco esta compra</button></form>`;
}

const facts = (payment: Payment): string =>
  `<dl><dt>Valor</dt><dd>${toPesos(payment.transaction_amount)}</dd><dt>Compra</dt><dd>${escapeHtml(payment.description ?? "")}</dd></dl>`;

/** The browser checks form-action for the redirect after a form too. */
function page(c: HonoContext, body: string, payment?: Payment) {
  const back = payment?.callback_url ? new URL(payment.callback_url).origin : "";
  c.header(
    "Content-Security-Policy",
    `default-src 'none'; style-src ${hashOf(STYLE)}; script-src ${hashOf(COMPLETE)}; base-uri 'none'; form-action 'self' ${back}`.trim(),
  );
  c.header("X-Content-Type-Options", "nosniff");
  c.header("Referrer-Policy", "no-referrer");
  c.header("Cache-Control", "no-store");
  return c.html(
    `<!doctype html><html lang="es-CO"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>Banco de prueba</title><style>${STYLE}</style></head><body><main>${body}</main></body></html>`,
  );
}

const escapeHtml = (text: string): string =>
  text.replace(/[&<>"']/g, (letter) => `&#${letter.charCodeAt(0)};`);
