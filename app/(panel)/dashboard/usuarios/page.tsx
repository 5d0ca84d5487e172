import type { Metadata } from "next";
import { FilterSelect } from "@/components/lists/filter-select";
import { ListEmpty } from "@/components/lists/list-empty";
import { ListHead } from "@/components/lists/list-head";
import { ListPager } from "@/components/lists/list-pager";
import { ListTools } from "@/components/lists/list-tools";
import { LiveRefresh } from "@/components/live/live-refresh";
import { PeopleTable } from "@/components/users/staff/people-table";
import { requireRole } from "@/lib/auth/guards";
import { STAFF_ROLES } from "@/lib/auth/roles";
import { parseListState } from "@/lib/core/list-state";
import { PEOPLE_SORT_LABELS, ROLE_NAMES } from "@/lib/users/staff/labels";
import { PEOPLE_LIST } from "@/lib/users/staff/list";
import { searchPeople } from "@/lib/users/staff/queries";

export const metadata: Metadata = { title: "Usuarios" };

export default async function UsersPage({ searchParams }: PageProps<"/dashboard/usuarios">) {
  await requireRole(STAFF_ROLES, { path: PEOPLE_LIST.path });
  const state = parseListState(await searchParams, PEOPLE_LIST);
  const { people, total } = await searchPeople(state);
  return (
    <>
      <ListHead title="Usuarios" note="Las cuentas de la tienda: su rol, sus reparaciones y sus reseñas." />
      <ListTools
        state={state}
        label="Buscar por nombre de usuario, correo o celular"
        placeholder="Nombre de usuario, correo o celular"
        sorts={PEOPLE_SORT_LABELS}
      >
        <FilterSelect state={state} name="rol" label="Rol" options={ROLE_NAMES} />
      </ListTools>
      {people.length === 0 ? (
        <ListEmpty state={state} title="No se encontraron usuarios" />
      ) : (
        <>
          <PeopleTable state={state} people={people} />
          <ListPager state={state} total={total} />
        </>
      )}
      <LiveRefresh tables={["profiles"]} />
    </>
  );
}
