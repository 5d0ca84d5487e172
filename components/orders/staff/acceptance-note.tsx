import { Fact } from "@/components/ui/fact-list";
import { formatDateTime } from "@/lib/core/dates";
import type { Acceptance } from "@/lib/orders/staff/rows";

/** Evidence of what the buyer accepted. */
export function AcceptanceNote({ acceptance }: { acceptance: Acceptance }) {
  return (
    <section aria-labelledby="aceptacion" className="flex flex-col gap-3 px-5">
      <h2 id="aceptacion" className="text-base">
        Qué aceptó
      </h2>
      <dl className="grid grid-cols-2 gap-3 text-sm">
        <Fact label="Textos">{acceptance.version}</Fact>
        <Fact label="Cuándo">{formatDateTime(acceptance.at)}</Fact>
        {acceptance.ip && <Fact label="Desde">IP {acceptance.ip}</Fact>}
      </dl>
    </section>
  );
}
