import type { Metadata, Route } from "next";
import Link from "next/link";
import { notFound, redirect } from "next/navigation";
import { ContactFacts } from "@/components/customers/contact-facts";
import { CustomerCourses } from "@/components/customers/customer-courses";
import { CustomerMoney } from "@/components/customers/customer-money";
import { CustomerNotes } from "@/components/customers/customer-notes";
import { CustomerOrders } from "@/components/customers/customer-orders";
import { JoinSearch } from "@/components/customers/join-search";
import { JoinedPeople } from "@/components/customers/joined-people";
import { NoCodButton } from "@/components/customers/no-cod-button";
import { PairButtons } from "@/components/customers/pair-buttons";
import { PanelEmpty, PanelSection } from "@/components/layout/panel-section";
import { PanelTitle } from "@/components/layout/panel-title";
import { LiveRefresh } from "@/components/live/live-refresh";
import { CustomerRepairs } from "@/components/repairs/staff/customer-repairs";
import { Badge } from "@/components/ui/badge";
import { buttonVariants } from "@/components/ui/button";
import { Icon } from "@/components/ui/icon";
import { ProfileSection } from "@/components/users/profile-section";
import { requireRole } from "@/lib/auth/guards";
import { STAFF_ROLES } from "@/lib/auth/roles";
import { formatDateTime } from "@/lib/core/dates";
import { formatCop } from "@/lib/core/money";
import { customerName, SHARED_LABELS, visitsText } from "@/lib/customers/labels";
import { CUSTOMER_LIST } from "@/lib/customers/list";
import { getCustomer } from "@/lib/customers/queries";

export const metadata: Metadata = { title: "Cliente" };

const part = (shown: number, total: number, what: string) =>
  total > shown ? `${what}: los ${shown} más nuevos de ${total}` : what;

export default async function CustomerPage({ params }: PageProps<"/admin/clientes/[id]">) {
  const { id } = await params;
  await requireRole(STAFF_ROLES, { path: `${CUSTOMER_LIST.path}/${id}` });
  const customer = await getCustomer(id);
  if (!customer) notFound();
  // One of the records of a joined person.
  if (customer.id !== id) redirect(`${CUSTOMER_LIST.path}/${customer.id}` as Route);
  const { ordersList, repairsList, courses, tickets, notes, proposals, hasAccount, noCod } = customer;
  const joined = customer.members.filter(({ join }) => join !== null);
  const name = customerName(customer);
  return (
    <>
      <Link href={CUSTOMER_LIST.path as Route} className="mb-3 quiet-link gap-1">
        <Icon name="lucide--chevron-left" className="size-4" />
        Clientes
      </Link>
      <div className="flex flex-wrap items-start justify-between gap-x-6">
        <PanelTitle title={name}>
          <p className="flex flex-wrap items-center gap-2">
            {hasAccount && <Badge variant="outline">Con cuenta</Badge>}
            {noCod && <Badge variant="destructive">Sin contra entrega</Badge>}
            {visitsText(customer)}
          </p>
        </PanelTitle>
        <p className="mb-4 flex flex-wrap gap-2">
          <Link
            href={`/admin/servicios-tecnicos/nueva?cliente=${customer.id}` as Route}
            className={buttonVariants({ variant: "outline" })}
          >
            Recibir equipo
          </Link>
          <Link href={`/admin/pedidos/nuevo?cliente=${customer.id}` as Route} className={buttonVariants()}>
            Nuevo pedido
          </Link>
        </p>
      </div>
      <div className="grid items-start gap-6 xl:grid-cols-[minmax(0,1fr)_24rem] xl:grid-rows-[auto_1fr]">
        <ProfileSection title="Contacto" icon="lucide--id-card">
          <ContactFacts customer={customer} />
        </ProfileSection>
        <div className="flex min-w-0 flex-col gap-8 xl:col-start-1 xl:row-span-2 xl:row-start-1">
          <CustomerMoney customer={customer} />
          <PanelSection id="pedidos" title={part(ordersList.length, customer.orders, "Pedidos")}>
            {ordersList.length > 0 ? (
              <CustomerOrders orders={ordersList} now={Date.now()} />
            ) : (
              <PanelEmpty icon="lucide--package" text="No ha comprado en la tienda" />
            )}
          </PanelSection>
          <PanelSection id="reparaciones" title={part(repairsList.length, customer.repairs, "Reparaciones")}>
            {repairsList.length > 0 ? (
              <CustomerRepairs repairs={repairsList} />
            ) : (
              <PanelEmpty icon="lucide--wrench" text="No ha traído equipos" />
            )}
          </PanelSection>
          {tickets.length > 0 && (
            <PanelSection id="tiquetes" title="Comprobantes del mostrador">
              <ul className="panel divide-y divide-border">
                {tickets.map((ticket) => (
                  <li key={ticket.id}>
                    <Link
                      href={`/admin/mostrador/${ticket.id}` as Route}
                      className="flex min-h-11 flex-wrap items-center justify-between gap-x-4 px-4 py-2 hover:bg-muted"
                    >
                      <span>
                        <b>{ticket.number}</b>{" "}
                        <span className="text-muted-foreground">{formatDateTime(ticket.createdAt)}</span>
                      </span>
                      <span className="tabular">{formatCop(ticket.total)}</span>
                    </Link>
                  </li>
                ))}
              </ul>
            </PanelSection>
          )}
          {courses.length > 0 && (
            <PanelSection id="cursos" title="Cursos">
              <CustomerCourses courses={courses} />
            </PanelSection>
          )}
        </div>
        <div className="flex min-w-0 flex-col gap-6 xl:col-start-2">
          <ProfileSection title="Contra entrega" icon="lucide--banknote">
            <NoCodButton customerId={customer.id} noCod={noCod} />
          </ProfileSection>
          <ProfileSection title="Notas" icon="lucide--sticky-note">
            <CustomerNotes customerId={customer.id} notes={notes} />
          </ProfileSection>
          <ProfileSection title="¿Es la misma persona?" icon="lucide--users">
            {joined.length > 0 && <JoinedPeople name={name} members={joined} />}
            {proposals.length > 0 && (
              <ul aria-label="Puede ser la misma persona" className="flex flex-col gap-4">
                {proposals.map((other) => (
                  <li key={other.id} className="flex flex-col gap-2">
                    <p className="wrap-anywhere">
                      <Link
                        href={`${CUSTOMER_LIST.path}/${other.id}` as Route}
                        className="font-semibold underline underline-offset-4"
                      >
                        {customerName(other)}
                      </Link>{" "}
                      <span className="text-muted-foreground">
                        comparte {other.shared.map((what) => SHARED_LABELS[what]).join(" y ")}
                      </span>
                    </p>
                    <PairButtons from={other} into={customer} />
                  </li>
                ))}
              </ul>
            )}
            <JoinSearch customer={customer} />
          </ProfileSection>
        </div>
      </div>
      <LiveRefresh tables={["orders", "ordenes_servicio", "cotizaciones"]} />
    </>
  );
}
