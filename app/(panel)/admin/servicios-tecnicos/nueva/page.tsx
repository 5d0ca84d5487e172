import { randomUUID } from "node:crypto";
import type { Metadata } from "next";
import Link from "next/link";
import { IntakeForm } from "@/components/repairs/staff/intake/intake-form";
import { RequestActions } from "@/components/repairs/staff/request-actions";
import { buttonVariants } from "@/components/ui/button";
import { Icon } from "@/components/ui/icon";
import { Message } from "@/components/ui/message";
import { requireRole } from "@/lib/auth/guards";
import { STAFF_ROLES } from "@/lib/auth/roles";
import { readOr } from "@/lib/core/read-or";
import { getDeviceSuggestions, getIntakePrefill } from "@/lib/repairs/intake/queries";
import { staffRepairNumber } from "@/lib/repairs/number";

export const metadata: Metadata = { title: "Recibir un equipo" };

const first = (value: string | string[] | undefined) => [value].flat()[0];

export default async function CheckInPage({ searchParams }: PageProps<"/admin/servicios-tecnicos/nueva">) {
  await requireRole(STAFF_ROLES, { path: "/admin/servicios-tecnicos/nueva" });
  const { orden, usuario, cliente } = await searchParams;
  const order = first(orden);
  const [prefill, suggestions] = await Promise.all([
    getIntakePrefill(order, first(usuario), first(cliente)),
    readOr([], "repairs.devices", getDeviceSuggestions()),
  ]);
  return (
    <>
      <Link href="/admin/servicios-tecnicos" className="quiet-link mb-2 gap-2">
        <Icon name="lucide--arrow-left" className="size-5" />
        Servicios técnicos
      </Link>
      <div className="mb-4 flex flex-wrap items-baseline gap-x-4 gap-y-1">
        <h1 className="text-2xl">Recibir un equipo</h1>
        {prefill?.orderId ? (
          <p className="text-muted-foreground">
            Llegó el equipo de la solicitud en línea <b>{staffRepairNumber(prefill.orderId)}</b>. Revisa lo
            que el cliente escribió.
          </p>
        ) : (
          <p className="text-muted-foreground max-sm:hidden">
            Cliente, equipo y condiciones en una sola pantalla. Solo la falla es obligatoria.
          </p>
        )}
      </div>
      {prefill?.orderId && (
        <div className="mb-5">
          <RequestActions repairId={prefill.orderId} isExpected canReceive={false} />
        </div>
      )}
      {prefill ? (
        <IntakeForm prefill={prefill} requestKey={randomUUID()} suggestions={suggestions} />
      ) : (
        <Message title="Este equipo ya se recibió" art="/art/no-orders.svg">
          <Link href={`/admin/servicios-tecnicos/${order ?? ""}`} className={buttonVariants()}>
            Abrir la orden
          </Link>
        </Message>
      )}
    </>
  );
}
