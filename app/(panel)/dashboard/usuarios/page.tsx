import type { Metadata } from "next";
import { PanelTitle } from "@/components/layout/panel-title";
import { FilterSelect } from "@/components/lists/filter-select";
import { ListEmpty } from "@/components/lists/list-empty";
import { ListError } from "@/components/lists/list-error";
import { ListPager } from "@/components/lists/list-pager";
import { ListSearch } from "@/components/lists/list-search";
import { LiveRefresh } from "@/components/live/live-refresh";
import { PeopleTable } from "@/components/users/staff/people-table";
import { requireRole } from "@/lib/auth/guards";
import { ROLES, STAFF_ROLES } from "@/lib/auth/roles";
import { type ListState, parseListState } from "@/lib/core/list-state";
import { ROLE_NAMES } from "@/lib/users/staff/labels";
import { PEOPLE_LIST } from "@/lib/users/staff/list";
import { searchPeople } from "@/lib/users/staff/queries";

export const instant = false;

export const metadata: Metadata = { title: "Usuarios" };

const SORTS = { relevancia: "match", nombre: "name", creado: "created", puntos: "points" } as const;

export default async function UsersPage({ searchParams }: PageProps<"/dashboard/usuarios">) {
  await requireRole(STAFF_ROLES, { path: PEOPLE_LIST.path });
  const state = parseListState(await searchParams, PEOPLE_LIST);
  return (
    <>
      <PanelTitle title="Usuarios">
        <p>Busca a una persona para ver sus pedidos, sus reparaciones y su rol.</p>
      </PanelTitle>
      <div className="mb-4 flex flex-wrap items-end gap-3">
        <ListSearch
          state={state}
          label="Buscar por nombre de usuario, correo o celular"
          placeholder="Nombre de usuario, correo o celular"
        />
        <FilterSelect
          state={state}
          name="rol"
          label="Rol"
          options={ROLES.map((role) => ({ value: role, label: ROLE_NAMES[role] }))}
        />
      </div>
      <People state={state} />
      <LiveRefresh tables={["profiles"]} />
    </>
  );
}

async function People({ state }: { state: ListState<typeof PEOPLE_LIST> }) {
  const found = await searchPeople({
    query: state.query,
    role: state.filters.rol,
    page: state.page,
    sort: SORTS[state.sort as keyof typeof SORTS],
    descending: state.descending,
  }).catch(() => null);
  if (!found) return <ListError title="No se pudieron cargar los usuarios" />;
  if (found.people.length === 0) return <ListEmpty state={state} title="No se encontraron usuarios" />;
  return (
    <>
      <PeopleTable state={state} people={found.people} />
      <ListPager state={state} total={found.total} />
    </>
  );
}
