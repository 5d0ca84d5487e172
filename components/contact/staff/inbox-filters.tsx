import { FilterSelect } from "@/components/lists/filter-select";
import { ListTools } from "@/components/lists/list-tools";
import { KIND_LABELS, STATE_LABELS } from "@/lib/contact/labels";
import { INBOX_SORT_LABELS } from "@/lib/contact/staff/labels";
import type { InboxCounts } from "@/lib/contact/staff/rows";
import { CONTACT_STATES } from "@/lib/contact/types";
import type { ListState } from "@/lib/core/list-state";
import { formatNumber } from "@/lib/core/money";
import type { StaffMember } from "@/lib/users/staff/person";

type Props = { state: ListState; counts: InboxCounts; team: StaffMember[] };

/** Search and filters of the inbox, kept in the query string. */
export function InboxFilters({ state, counts, team }: Props) {
  const counted = (label: string, count: number) => `${label} (${formatNumber(count)})`;
  return (
    <ListTools
      state={state}
      label="Buscar mensajes"
      placeholder="Número, nombre, teléfono o palabras"
      sorts={INBOX_SORT_LABELS}
      alwaysSorts
    >
      <FilterSelect
        state={state}
        name="estado"
        label="Estado"
        options={{
          ...Object.fromEntries(
            CONTACT_STATES.map((value) => [value, counted(STATE_LABELS[value], counts[value])]),
          ),
          spam: counted("Spam", counts.spam),
        }}
      />
      <FilterSelect state={state} name="tipo" label="Tipo" options={KIND_LABELS} />
      <FilterSelect
        state={state}
        name="asignado"
        label="Asignado a"
        all="Cualquiera"
        options={{
          mias: counted("A mí, abiertos", counts.mine),
          nadie: "Nadie",
          ...Object.fromEntries(team.map(({ id, name }) => [id, name])),
        }}
      />
    </ListTools>
  );
}
