import { FilterSelect } from "@/components/lists/filter-select";
import { ListSearch } from "@/components/lists/list-search";
import type { ListState } from "@/lib/core/list-state";
import { NO_TECHNICIAN, PROMISE_FILTERS, STATE_FILTERS, UNREAD_FILTERS } from "@/lib/repairs/board/labels";
import type { StaffMember } from "@/lib/users/staff/types";

type Props = { state: ListState; isList: boolean; technicians: StaffMember[] };

/** Search and filters shared by board and list. */
export function WorkshopToolbar({ state, isList, technicians }: Props) {
  const people = { ...NO_TECHNICIAN, ...Object.fromEntries(technicians.map(({ id, name }) => [id, name])) };
  return (
    <div className="mb-5 flex flex-wrap items-end gap-3">
      <div className="flex min-w-64 flex-2">
        <ListSearch
          state={state}
          label="Buscar orden"
          placeholder="Orden, cliente, celular, equipo o serial"
        />
      </div>
      <div className="grid min-w-64 flex-3 grid-cols-2 gap-3 sm:grid-cols-4">
        {isList && <FilterSelect state={state} name="estado" label="Estado" options={STATE_FILTERS} />}
        <FilterSelect state={state} name="tecnico" label="Técnico" options={people} />
        <FilterSelect state={state} name="promesa" label="Promesa" options={PROMISE_FILTERS} all="Todas" />
        <FilterSelect state={state} name="mensajes" label="Mensajes" options={UNREAD_FILTERS} />
      </div>
    </div>
  );
}
