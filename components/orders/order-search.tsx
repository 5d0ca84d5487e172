import Link from "next/link";
import { OrderCard } from "@/components/orders/order-card";
import { Button, buttonVariants } from "@/components/ui/button";
import { Icon } from "@/components/ui/icon";
import { Input, Label } from "@/components/ui/input";
import { Message } from "@/components/ui/message";
import type { Order } from "@/lib/orders/rows";

/** Finds an order by any part of its number. */
export function OrderSearch({ typed }: { typed: string }) {
  return (
    <search className="mb-8 block">
      <form action="/dashboard/pedidos" className="flex flex-wrap items-end gap-2">
        <div className="flex min-w-0 flex-1 basis-56 flex-col gap-1.5 sm:max-w-xs">
          <Label htmlFor="numero">Número de pedido</Label>
          <Input
            id="numero"
            name="numero"
            defaultValue={typed}
            placeholder="Todo o una parte"
            autoComplete="off"
            spellCheck={false}
            maxLength={40}
          />
        </div>
        <Button type="submit" variant="outline">
          <Icon name="lucide--search" />
          Buscar
        </Button>
        {typed && (
          <Link href="/dashboard/pedidos" className={buttonVariants({ variant: "ghost" })}>
            Ver todos
          </Link>
        )}
      </form>
    </search>
  );
}

export function FoundOrders({ orders, now }: { orders: Order[]; now: number }) {
  if (orders.length === 0)
    return (
      <Message title="No encontramos un pedido tuyo con ese número" art="/art/no-orders.svg">
        <p className="text-muted-foreground">
          Revisa el número en el correo de tu compra: son ocho letras y cifras. También sirve una parte.
        </p>
      </Message>
    );
  return (
    <ul aria-label="Pedidos encontrados" className="flex flex-col gap-3">
      {orders.map((order) => (
        <li key={order.id}>
          <OrderCard order={order} now={now} />
        </li>
      ))}
    </ul>
  );
}
