import { FilterSelect } from "@/components/lists/filter-select";
import { ListTools } from "@/components/lists/list-tools";
import type { ListState } from "@/lib/core/list-state";
import {
  NO_TECHNICIAN,
  PROMISE_FILTERS,
  SORT_LABELS,
  STATE_FILTERS,
  UNREAD_FILTERS,
} from "@/lib/repairs/board/labels";
import type { StaffMember } from "@/lib/users/staff/person";

type Props = { state: ListState; isList: boolean; technicians: StaffMember[] };

/** Search and filters shared by board and list. */
export function WorkshopToolbar({ state, isList, technicians }: Props) {
  const people = { ...NO_TECHNICIAN, ...Object.fromEntries(technicians.map(({ id, name }) => [id, name])) };
  return (
    <ListTools
      state={state}
      label="Buscar orden"
      placeholder="Orden, cliente, celular, equipo o serial"
      sorts={isList ? SORT_LABELS : undefined}
      apart={["vista"]}
    >
      {isList && <FilterSelect state={state} name="estado" label="Estado" options={STATE_FILTERS} />}
      <FilterSelect state={state} name="tecnico" label="Técnico" options={people} />
      <FilterSelect state={state} name="promesa" label="Promesa" options={PROMISE_FILTERS} all="Todas" />
      <FilterSelect state={state} name="mensajes" label="Mensajes" options={UNREAD_FILTERS} />
    </ListTools>
  );
}
