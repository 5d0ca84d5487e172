import { Button, buttonVariants } from "@/components/ui/button";
import type { CheckoutState } from "@/lib/checkout/types";
import { formatCop } from "@/lib/core/money";
import { bankPage } from "./bank-page";

type Props = { order: CheckoutState; onDismiss: () => void };

const TEXTS = {
  paid: {
    title: "Tu pago ya está aprobado",
    text: "No tienes que pagar de nuevo: vaciamos tu carrito.",
  },
  pending: {
    title: "Tienes un pago sin terminar",
    text: "Termínalo o ciérralo antes de pagar otra vez; así no se te cobra dos veces.",
  },
  open: {
    title: "Tienes un pedido sin pagar",
    text: "Puedes pagarlo por unos minutos. Si cambias algo aquí, reemplazamos ese pedido.",
  },
  cancelled: {
    title: "Tu pedido anterior se canceló",
    text: "Puedes pedirlo de nuevo cuando quieras.",
  },
  returned: {
    title: "Tu pedido anterior se cerró",
    text: "Su pago se devolvió o está en disputa. Míralo antes de pedir de nuevo.",
  },
  closed: {
    title: "Tu pedido anterior se cerró",
    text: "La reserva terminó y no se hizo ningún cobro. Puedes pedirlo de nuevo.",
  },
} satisfies Record<CheckoutState["stage"], { title: string; text: string }>;

/** A reload restores the scroll position far below: scroll to this notice. */
const takeFocus = (notice: HTMLElement | null) => notice?.focus();

/** State of the order that this browser was paying earlier. */
export function OpenOrderNotice({ order, onDismiss }: Props) {
  const { title, text } = TEXTS[order.stage];
  return (
    <section
      role="status"
      ref={order.stage === "paid" || order.stage === "pending" ? takeFocus : undefined}
      tabIndex={-1}
      className="panel flex scroll-mt-32 flex-col gap-3 border-primary p-5"
    >
      <p className="font-display text-lg font-bold">{title}</p>
      <p>
        Pedido <strong>{order.number}</strong>, {formatCop(order.total)}. {text}
      </p>
      <div className="flex flex-wrap gap-3">
        {order.stage === "open" ? (
          <a href={`/pedido/${order.token}?pagar`} className={buttonVariants({ size: "sm" })}>
            Continuar con ese pedido
          </a>
        ) : order.stage === "pending" ? (
          <a href={bankPage(order.token)} className={buttonVariants({ size: "sm" })}>
            Ver cómo va ese pago
          </a>
        ) : (
          <a href={`/pedido/${order.token}`} className={buttonVariants({ size: "sm" })}>
            Ver mi pedido
          </a>
        )}
        <Button variant="ghost" size="sm" onClick={onDismiss}>
          {order.stage === "pending" || order.stage === "open" ? "Hacer otro pedido" : "Entendido"}
        </Button>
      </div>
    </section>
  );
}
