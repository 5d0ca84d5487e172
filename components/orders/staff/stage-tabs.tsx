import { SectionTabs } from "@/components/layout/section-tabs";
import { type ListState, listHref } from "@/lib/core/list-state";
import { STAGE_LABELS } from "@/lib/orders/staff/labels";
import type { StaffOrderPage } from "@/lib/orders/staff/rows";
import { ORDER_STAGES } from "@/lib/orders/types";

type Props = { state: ListState; counts: StaffOrderPage["counts"] };

/** Tabs by work stage, each with its number of matches. */
export function StageTabs({ state, counts }: Props) {
  const hrefOf = (etapa: string) => listHref(state, { filters: { etapa } });
  const all = Object.values(counts).reduce((sum, count) => sum + count, 0);
  return (
    <SectionTabs
      label="Etapas"
      areTotals
      current={hrefOf(state.filters.etapa ?? "")}
      tabs={[
        { href: hrefOf(""), label: "Todos", count: all },
        ...ORDER_STAGES.map((stage) => ({
          href: hrefOf(stage),
          label: STAGE_LABELS[stage],
          count: counts[stage] ?? 0,
        })),
      ]}
    />
  );
}
