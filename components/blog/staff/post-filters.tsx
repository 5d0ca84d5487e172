import { SectionTabs } from "@/components/layout/section-tabs";
import { FilterSelect } from "@/components/lists/filter-select";
import { ListTools } from "@/components/lists/list-tools";
import { CATEGORY_LABELS } from "@/lib/blog/labels";
import { STAGE_LABELS } from "@/lib/blog/staff/labels";
import type { StaffPostPage } from "@/lib/blog/staff/rows";
import { POST_STAGES } from "@/lib/blog/staff/types";
import { type ListState, listHref } from "@/lib/core/list-state";

type Props = { state: ListState; counts: StaffPostPage["counts"] };

/** Search, category, and the stages with their number of posts. */
export function PostFilters({ state, counts }: Props) {
  const hrefOf = (estado: string) => listHref(state, { filters: { estado } });
  const all = Object.values(counts).reduce((sum, count) => sum + count, 0);
  return (
    <>
      <ListTools state={state} label="Buscar artículos" placeholder="Palabras del título" apart={["estado"]}>
        <FilterSelect
          state={state}
          name="categoria"
          label="Categoría"
          all="Todas"
          options={CATEGORY_LABELS}
        />
      </ListTools>
      <SectionTabs
        label="Estados"
        areTotals
        current={hrefOf(state.filters.estado ?? "")}
        tabs={[
          { href: hrefOf(""), label: "Todos", count: all },
          ...POST_STAGES.map((stage) => ({
            href: hrefOf(stage),
            label: STAGE_LABELS[stage],
            count: counts[stage],
          })),
        ]}
      />
    </>
  );
}
