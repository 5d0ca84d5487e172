import { Badge } from "@/components/ui/badge";
import { Table, Td, Th } from "@/components/ui/table";
import { SUBSCRIBER_LABELS } from "@/lib/contact/staff/labels";
import type { Subscriber } from "@/lib/contact/staff/rows";
import { formatDate } from "@/lib/core/dates";
import { RemoveSubscriber } from "./remove-subscriber";

const BADGES = { confirmado: "primary", pendiente: "secondary", baja: "outline" } as const;

export function SubscriberTable({ items }: { items: Subscriber[] }) {
  return (
    <Table label="Suscriptores" cards>
      <thead>
        <tr>
          <Th>Correo</Th>
          <Th>Estado</Th>
          <Th className="max-lg:hidden">Desde</Th>
          <Th className="max-md:hidden">Origen</Th>
          <Th>
            <span className="sr-only">Acciones</span>
          </Th>
        </tr>
      </thead>
      <tbody>
        {items.map((subscriber) => (
          <tr key={subscriber.id}>
            <Td className="font-semibold wrap-anywhere max-md:basis-full">{subscriber.email}</Td>
            <Td>
              <Badge variant={BADGES[subscriber.state]} className="normal-case md:whitespace-nowrap">
                {SUBSCRIBER_LABELS[subscriber.state]}
              </Badge>
            </Td>
            <Td className="whitespace-nowrap max-lg:hidden">{formatDate(sinceOf(subscriber))}</Td>
            <Td className="max-md:hidden">{subscriber.source}</Td>
            <Td className="text-right max-md:ml-auto md:h-12">
              {subscriber.state !== "baja" && (
                <RemoveSubscriber id={subscriber.id} email={subscriber.email} />
              )}
            </Td>
          </tr>
        ))}
      </tbody>
    </Table>
  );
}

/** Date of the current state. */
function sinceOf({ state, createdAt, confirmedAt, unsubscribedAt }: Subscriber): string {
  if (state === "confirmado") return confirmedAt ?? createdAt;
  return (state === "baja" && unsubscribedAt) || createdAt;
}
