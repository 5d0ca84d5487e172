import type { Delivery, Payment } from "../types.ts";

export type Act = (path: string, body?: Record<string, unknown>) => Promise<void>;

const STATUS_LABELS: Record<string, string> = {
  approved: "Aprobado",
  in_process: "En revisión",
  pending: "Pendiente",
  rejected: "Rechazado",
  cancelled: "Cancelado",
  refunded: "Reembolsado",
  charged_back: "Contracargo",
  in_mediation: "En mediación",
};

const DELIVERY_LABELS: Record<string, string> = {
  scheduled: "Programado",
  held: "Retenido",
  delivered: "Entregado",
  failed: "Falló",
  lost: "Perdido",
};

const KIND_LABELS: Record<string, string> = {
  normal: "",
  duplicate: "duplicado",
  replay: "repetido",
  forged: "falsificado",
};

const REJECTIONS: [string, string][] = [
  ["cc_rejected_other_reason", "Rechazo general"],
  ["cc_rejected_insufficient_amount", "Fondos insuficientes"],
  ["cc_rejected_call_for_authorize", "Debe autorizar con el banco"],
  ["cc_rejected_high_risk", "Riesgo alto"],
  ["cc_rejected_card_disabled", "Tarjeta inactiva"],
  ["cc_rejected_blacklist", "Tarjeta en lista negra"],
  ["cc_rejected_max_attempts", "Demasiados intentos"],
  ["cc_rejected_bad_filled_other", "Datos errados"],
];

const BANK_REJECTIONS: [string, string][] = [
  ["rejected_by_bank", "Rechazo del banco"],
  ["insufficient_amount", "Fondos insuficientes"],
  ["bank_error", "El banco no responde"],
];

const pesos = (amount: number): string =>
  `$ ${new Intl.NumberFormat("es-CO", { maximumFractionDigits: 0 }).format(amount)}`;

const clock = (date: string): string => new Date(date).toLocaleTimeString("es-CO");

export function renderPayments(payments: Payment[], act: Act): HTMLElement {
  if (payments.length === 0) return node("p", "muted", "Aún no hay pagos. Haz uno en la tienda.");
  return list(payments.map((payment) => renderPayment(payment, act)));
}

export function renderDeliveries(deliveries: Delivery[], act: Act): HTMLElement {
  if (deliveries.length === 0) return node("p", "muted", "Aún no hay avisos.");
  return list(deliveries.map((delivery) => renderDelivery(delivery, act)));
}

function renderPayment(payment: Payment, act: Act): HTMLElement {
  const base = `payments/${payment.id}`;
  const button = (label: string, path: string, body?: () => Record<string, unknown>) =>
    action(label, () => act(`${base}/${path}`, body?.()));
  const isOpen = payment.status === "pending" || payment.status === "in_process";
  const isPaid = payment.status === "approved" || payment.status === "in_mediation";
  const isBank = payment.payment_method_id === "pse";
  const tools: HTMLElement[] = [];
  if (isBank && (isOpen || payment.status_detail === "expired")) tools.push(bankLink(payment));
  if (isBank && payment.status_detail === "expired") tools.push(button("Aprobar tarde", "approve"));
  if (isOpen) {
    const reason = select(`Motivo del rechazo de ${payment.id}`, isBank ? BANK_REJECTIONS : REJECTIONS);
    tools.push(
      button("Aprobar", "approve"),
      group(
        reason,
        button("Rechazar", "reject", () => ({ status_detail: reason.value })),
      ),
      payment.status === "pending"
        ? button("Vencer el plazo", "expire")
        : button("Expirar", "cancel", () => ({ status_detail: "expired" })),
      button("Cancelar", "cancel", () => ({ status_detail: "by_collector" })),
    );
  }
  if (isPaid) {
    const left = payment.transaction_amount - payment.transaction_amount_refunded;
    const amount = numberInput(`Valor por reembolsar de ${payment.id}`, left);
    tools.push(
      button("Reembolsar todo", "refund"),
      group(
        amount,
        button("Reembolsar valor", "refund", () => ({ amount: Number(amount.value) })),
      ),
      button("Contracargo", "chargeback"),
    );
  }
  if (payment.status === "charged_back" && payment.status_detail === "in_process") {
    tools.push(
      button("Disputa perdida", "chargeback", () => ({ status_detail: "settled" })),
      button("Disputa ganada", "chargeback", () => ({ status_detail: "reimbursed" })),
    );
  }
  const times = numberInput(`Cantidad de avisos de ${payment.id}`, 1);
  tools.push(
    group(
      times,
      button("Avisar de nuevo", "notify", () => ({ count: Number(times.value) })),
    ),
    button("Aviso falsificado", "notify", () => ({ forge: "signature" })),
  );
  const refunded = payment.transaction_amount_refunded;
  return item(payment.status, [
    strong(`${pesos(payment.transaction_amount)} · ${STATUS_LABELS[payment.status] ?? payment.status}`),
    node(
      "p",
      "muted",
      `${payment.id} · ${payment.payment_method_id} · ${payment.status_detail} · ${clock(payment.date_last_updated)}`,
    ),
    node("p", "muted", `${payment.description ?? "Sin descripción"} · ${payment.payer.email}`),
    node("p", "muted", refunded > 0 ? `Reembolsado: ${pesos(refunded)}` : ""),
    row(tools),
  ]);
}

/** Where the buyer is sent. */
function bankLink({ transaction_details: { external_resource_url } }: Payment): HTMLElement {
  const link = node("a", "", "Página del banco");
  link.href = String(external_resource_url);
  link.target = "_blank";
  return link;
}

function renderDelivery(delivery: Delivery, act: Act): HTMLElement {
  const base = `deliveries/${delivery.id}`;
  const answers = delivery.attempts.map(({ status, error }) => status ?? error).join(", ");
  const kind = KIND_LABELS[delivery.kind] ?? "";
  const copies = numberInput(`Copias del aviso ${delivery.notification_id}`, 1);
  const tools = [
    action("Repetir", () => act(`${base}/replay`, { identity: "new" })),
    group(
      copies,
      action("Duplicar", () => act(`${base}/replay`, { count: Number(copies.value) })),
    ),
    action("Falsificar", () => act(`${base}/replay`, { forge: "signature" })),
  ];
  if (delivery.state === "held" || delivery.state === "scheduled" || delivery.state === "lost") {
    tools.unshift(action("Enviar ya", () => act(`${base}/send`)));
  }
  if (delivery.state === "held" || delivery.state === "scheduled") {
    tools.push(action("Perder", () => act(`${base}/lose`)));
  }
  return item(delivery.state, [
    strong(`${DELIVERY_LABELS[delivery.state]}${kind ? ` (${kind})` : ""} · ${delivery.action}`),
    node("p", "muted", `Pago ${delivery.payment_id} · ${clock(delivery.created_at)} · ${delivery.url}`),
    node("p", "muted", answers ? `Respuestas: ${answers}` : ""),
    row(tools),
  ]);
}

function node<K extends keyof HTMLElementTagNameMap>(tag: K, className: string, text: string) {
  const element = document.createElement(tag);
  element.className = className;
  element.textContent = text;
  return element;
}

const strong = (text: string): HTMLElement => node("p", "title", text);

function list(items: HTMLElement[]): HTMLElement {
  const element = node("ul", "", "");
  element.append(...items);
  return element;
}

function item(state: string, children: HTMLElement[]): HTMLElement {
  const element = node("li", "", "");
  element.dataset.state = state;
  element.append(...children.filter((child) => child.textContent !== "" || child.children.length > 0));
  return element;
}

function row(children: HTMLElement[]): HTMLElement {
  const element = node("div", "row", "");
  element.append(...children);
  return element;
}

function group(field: HTMLElement, button: HTMLElement): HTMLElement {
  const element = node("div", "group", "");
  element.append(field, button);
  return element;
}

function action(label: string, run: () => void): HTMLElement {
  const button = node("button", "", label);
  button.type = "button";
  button.addEventListener("click", run);
  return button;
}

function select(label: string, options: [string, string][]): HTMLSelectElement {
  const element = node("select", "", "");
  element.setAttribute("aria-label", label);
  for (const [value, text] of options) element.add(new Option(text, value));
  return element;
}

function numberInput(label: string, value: number): HTMLInputElement {
  const input = node("input", "", "");
  input.type = "number";
  input.min = "1";
  input.value = String(value);
  input.className = value > 1 ? "amount" : "count";
  input.setAttribute("aria-label", label);
  return input;
}
