import type { Metadata } from "next";
import Link from "next/link";
import { notFound } from "next/navigation";
import { WhatsappButton } from "@/components/layout/whatsapp-button";
import { LiveRefresh } from "@/components/live/live-refresh";
import { RefundButton } from "@/components/orders/staff/refund-button";
import { RefundList } from "@/components/orders/staff/refund-list";
import { MailTicket } from "@/components/pos/mail-ticket";
import { PrintButton } from "@/components/pos/print-button";
import { TicketPaper } from "@/components/pos/ticket-paper";
import { buttonVariants } from "@/components/ui/button";
import { Icon } from "@/components/ui/icon";
import { requireRole } from "@/lib/auth/guards";
import { STAFF_ROLES } from "@/lib/auth/roles";
import { formatCop } from "@/lib/core/money";
import { refundTarget } from "@/lib/orders/labels";
import { orderUrl } from "@/lib/orders/link";
import { orderNumber } from "@/lib/orders/order-number";
import { getStaffOrder } from "@/lib/orders/staff/queries";
import { refundableLines } from "@/lib/orders/staff/refund-lines";
import type { StaffOrder } from "@/lib/orders/staff/rows";
import { isRepairPayment } from "@/lib/orders/status";
import { TICKET_LIST } from "@/lib/pos/list";
import { ticketChat, ticketPaper } from "@/lib/pos/paper";
import { getTicket, getTicketShop } from "@/lib/pos/queries";
import type { Ticket } from "@/lib/pos/rows";
import { repairNumber } from "@/lib/repairs/number";
import { whatsappLink } from "@/lib/settings/whatsapp";

export const metadata: Metadata = { title: "Comprobante de venta" };

/** Without a phone, WhatsApp asks for the chat. */
const ANY_CHAT = "https://wa.me/?text=";

export default async function TicketPage({ params }: PageProps<"/admin/mostrador/[ticket]">) {
  const { ticket: id } = await params;
  await requireRole(STAFF_ROLES, { path: `/admin/mostrador/${id}` });
  const ticket = await getTicket(id);
  if (!ticket) notFound();
  const [shop, orders] = await Promise.all([
    getTicketShop(),
    Promise.all(ticket.orders.map((order) => getStaffOrder(order.id))),
  ]);
  const paper = ticketPaper(ticket, shop);
  const [first] = ticket.orders;
  const message = ticketChat(paper, ticket.customer, first ? orderUrl(first.token) : null);
  return (
    <>
      <header className="mb-4 flex flex-wrap items-center gap-x-4 gap-y-2 print:hidden">
        <Link href={TICKET_LIST.path} aria-label="Volver a las ventas" className="-ml-3 icon-btn shrink-0">
          <Icon name="lucide--arrow-left" className="size-5" />
        </Link>
        <h1 className="text-2xl">
          Venta <span className="text-primary">{ticket.number}</span>
        </h1>
        <p className="font-semibold tabular">{formatCop(ticket.total)}</p>
      </header>
      <div className="grid items-start gap-4 lg:grid-cols-[minmax(0,1fr)_22rem] lg:gap-x-6">
        <TicketPaper paper={paper} />
        <aside className="flex min-w-0 flex-col gap-4 max-lg:order-first print:hidden">
          <section aria-labelledby="entregar" className="panel flex flex-col gap-3 p-5">
            <h2 id="entregar" className="text-xl">
              Entregar el comprobante
            </h2>
            <div className="grid grid-cols-2 gap-2">
              <PrintButton />
              <a
                href={`/api/mostrador/${ticket.id}/comprobante`}
                target="_blank"
                rel="noopener"
                className={buttonVariants({ variant: "outline" })}
              >
                <Icon name="lucide--file-down" />
                PDF
              </a>
            </div>
            <WhatsappButton
              href={
                whatsappLink(ticket.customer?.phone ?? "", message) || ANY_CHAT + encodeURIComponent(message)
              }
              variant="outline"
            >
              WhatsApp
            </WhatsappButton>
            <MailTicket ticketId={ticket.id} email={ticket.customer?.email ?? ""} />
          </section>
          {orders.map((order) => order && <Sold key={order.id} order={order} />)}
          {ticket.deposits.length > 0 && <Deposits deposits={ticket.deposits} />}
        </aside>
      </div>
      <LiveRefresh tables={["orders", "refunds"]} />
    </>
  );
}

/** What one order of the ticket brought, and what of it came back. */
function Sold({ order }: { order: StaffOrder }) {
  const { refundable } = order;
  const isRepair = isRepairPayment(order);
  const title = isRepair ? "Saldo de una reparación" : "Productos y servicios";
  return (
    <section aria-labelledby={`pedido-${order.id}`} className="panel flex flex-col gap-3 p-5">
      <h2 id={`pedido-${order.id}`} className="text-xl">
        {title}
      </h2>
      <p className="flex flex-wrap gap-x-4 gap-y-1">
        <Link href={`/admin/pedidos/${order.id}`} className="quiet-link">
          Pedido {orderNumber(order.id)}
        </Link>
        {isRepair && order.items[0] && (
          <Link href={`/admin/servicios-tecnicos/${order.items[0].slug}`} className="quiet-link">
            Reparación {repairNumber(order.items[0].slug)}
          </Link>
        )}
      </p>
      {refundable && !order.isRefunding && (
        <RefundButton
          label={isRepair ? "Devolver dinero" : "Recibir una devolución"}
          orderId={order.id}
          number={orderNumber(order.id)}
          refundable={refundable}
          target={refundTarget(order.reversal.method, order.reversal.lastFour)}
          refundKey={order.key}
          cancels={false}
          lines={refundableLines(order)}
        />
      )}
      <RefundList order={order} />
    </section>
  );
}

function Deposits({ deposits }: { deposits: Ticket["deposits"] }) {
  return (
    <section aria-labelledby="anticipos" className="panel flex flex-col gap-3 p-5">
      <h2 id="anticipos" className="text-xl">
        Anticipos
      </h2>
      <p className="text-sm text-muted-foreground">Se corrigen y se devuelven en su reparación.</p>
      <ul className="flex flex-col gap-1">
        {deposits.map(({ repair, amount }) => (
          <li key={repair} className="flex flex-wrap justify-between gap-x-4">
            <Link href={`/admin/servicios-tecnicos/${repair}?vista=cotizacion`} className="quiet-link">
              Reparación {repairNumber(repair)}
            </Link>
            <span className="tabular">{formatCop(amount)}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
