import { counted } from "@/lib/core/counted";
import { formatCop } from "@/lib/core/money";
import { continuePath } from "@/lib/courses/paths";
import type { OwnCourse } from "@/lib/courses/types";
import { orderNumber } from "@/lib/orders/order-number";
import { parcelPromise } from "@/lib/orders/parcel";
import type { Order } from "@/lib/orders/rows";
import { canPay, isOpenCashOrder } from "@/lib/orders/status";
import { repairName } from "@/lib/repairs/labels";
import { quoteDue, quoteStep } from "@/lib/repairs/quote-step";
import type { Repair } from "@/lib/repairs/rows";
import { isOpenRepair } from "@/lib/repairs/state";
import { REVIEWS_ANCHOR } from "@/lib/reviews/labels";
import type { ProductToReview } from "@/lib/reviews/rows";
import type { StoreSettings } from "@/lib/settings/types";

type Base = { id: string; title: string; detail: string };

/** Something for the customer to do. A quote is paid by its own button, everything else by following a link. */
export type Task = Base &
  (
    | { kind: "pay-quote"; quoteId: string; due: number }
    | {
        kind: "quote" | "pay-order" | "fetch" | "message" | "parcel" | "lesson" | "review";
        href: string;
        action: string;
        /** Whether the target is another document, which needs a full page load. */
        isElsewhere?: boolean;
      }
  );

type Own = {
  repairs: readonly Repair[];
  /** Open orders. */
  orders: readonly Order[];
  /** Last opened first. */
  courses: readonly OwnCourse[];
  /** Last delivered first. */
  unreviewed: readonly ProductToReview[];
  times: Pick<StoreSettings, "closesAt" | "deliveryDays">;
};

/** Order of the tasks: payments and decisions, then devices and messages, then information. */
const ORDER: readonly Task["kind"][] = [
  "quote",
  "pay-quote",
  "pay-order",
  "fetch",
  "message",
  "parcel",
  "lesson",
  "review",
];

/** The customer's tasks, most urgent first. */
export function toDo({ repairs, orders, courses, unreviewed, times }: Own, now: number): Task[] {
  const tasks = [
    ...repairs.filter(isOpenRepair).flatMap((repair) => repairTasks(repair, now)),
    ...orders.flatMap((order) => orderTasks(order, times, now)),
    ...courses.flatMap(lessonTask).slice(0, 1),
    ...unreviewed.slice(0, 1).map(reviewTask),
  ];
  return tasks.toSorted((a, b) => ORDER.indexOf(a.kind) - ORDER.indexOf(b.kind));
}

function repairTasks(repair: Repair, now: number): Task[] {
  const { id, number, state, quote, outcome, unread } = repair;
  const name = repairName(repair);
  const href = `/servicios-tecnicos/${id}`;
  const detail = `${name} · ${number}`;
  const step = quote && quoteStep(quote, now, outcome);
  if (quote && step === "decide")
    return [
      {
        kind: "quote",
        id,
        title: `Tu cotización de ${formatCop(quote.total)} espera tu respuesta`,
        detail,
        href: `${href}#cotizacion`,
        action: "Ver y responder",
      },
    ];
  const due = quote && step === "pay" ? quoteDue(quote) : 0;
  const tasks: Task[] = [];
  if (quote && due > 0)
    tasks.push({
      kind: "pay-quote",
      id,
      title: `Falta pagar ${formatCop(due)} de tu reparación`,
      detail,
      quoteId: quote.id,
      due,
    });
  if (state === "Completado")
    tasks.push({
      kind: "fetch",
      id,
      title: `${name}: listo para recoger`,
      detail: `Reparación ${number}`,
      href,
      action: "Ver cómo recogerlo",
    });
  if (unread > 0)
    tasks.push({
      kind: "message",
      id,
      title: counted(unread, "mensaje nuevo del taller", "mensajes nuevos del taller"),
      detail,
      href,
      action: "Leer",
    });
  return tasks;
}

function orderTasks(order: Order, times: Own["times"], now: number): Task[] {
  const { id, total, items } = order;
  const [first] = items;
  const names = items.length > 1 ? `${first?.name} y ${items.length - 1} más` : (first?.name ?? "");
  const detail = `Pedido ${orderNumber(id)}: ${names}`;
  if (canPay(order, now)) {
    // The payment of a quote is a task of its repair.
    if (items.every(({ type }) => type === "repair")) return [];
    return [
      {
        kind: "pay-order",
        id,
        title: `Falta pagar ${formatCop(total)}`,
        detail,
        href: `/pedido/${id}`,
        action: "Pagar ahora",
        isElsewhere: true,
      },
    ];
  }
  if (order.shippingStatus === "ready" && !order.openReversal)
    return [
      {
        kind: "fetch",
        id,
        title: "Tu pedido está listo para recoger",
        detail,
        href: `/dashboard/pedidos/${id}`,
        action: "Ver el código",
      },
    ];
  // An order paid on delivery has an arrival day once the shop has confirmed it.
  const arrival = isOpenCashOrder(order) ? null : parcelPromise(order, times, now);
  if (!arrival?.startsWith("Llega")) return [];
  return [
    {
      kind: "parcel",
      id,
      title: `Tu paquete ${arrival.slice(0, 1).toLowerCase()}${arrival.slice(1, -1)}`,
      detail,
      href: `/dashboard/pedidos/${id}`,
      action: "Seguir el envío",
    },
  ];
}

function lessonTask(course: OwnCourse): Task[] {
  if (!course.resume || course.progress.percent === 100) return [];
  return [
    {
      kind: "lesson",
      id: course.id,
      title: `Sigue: ${course.resume.title}`,
      detail: `${course.title}, ${course.progress.percent} %`,
      href: continuePath(course),
      action: course.progress.percent === 0 ? "Empezar" : "Continuar",
    },
  ];
}

/** One at a time: the next product follows once this one is reviewed. */
function reviewTask({ productId, name, slug }: ProductToReview): Task {
  return {
    kind: "review",
    id: productId,
    title: `¿Cómo te salió ${name}?`,
    detail: "Tu reseña le ayuda a quien lo está pensando.",
    href: `/producto/${slug}#${REVIEWS_ANCHOR}`,
    action: "Escribir reseña",
    isElsewhere: true,
  };
}
