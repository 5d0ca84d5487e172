import "server-only";
import { cache } from "react";
import { STAFF_ROLES } from "@/lib/auth/roles";
import { type ListState, pageOf, parseListState, sortOf } from "@/lib/core/list-state";
import { isUuid } from "@/lib/core/text";
import { databaseFailure } from "@/lib/supabase/errors";
import { serverClient } from "@/lib/supabase/server";
import { personName } from "../person-name";
import type { Consent } from "../types";
import { PEOPLE_LIST } from "./list";
import type { PeoplePage, PersonDetail, StaffMember } from "./person";
import { peoplePage, personDetail } from "./person";
import type { PersonReview } from "./reviews";
import { personReviews } from "./reviews";

type PeopleState = ListState<typeof PEOPLE_LIST>;

const LIST_FAILED = "No se pudieron cargar los usuarios";

/** People by complete or partial name, e-mail or phone; case and accents are ignored. Staff only. */
export async function searchPeople(
  search: Pick<PeopleState, "query"> & Partial<PeopleState>,
): Promise<PeoplePage> {
  const state = { ...parseListState({}, PEOPLE_LIST), ...search };
  const { data, error } = await serverClient().rpc("search_people", {
    p_query: state.query,
    p_role: state.filters.rol,
    p_sort: sortOf(state),
    ...pageOf(state),
  });
  if (error) throw databaseFailure(error, LIST_FAILED);
  return peoplePage.parse(data);
}

/** A person's data for staff; null when the account does not exist. */
export const getPerson = cache(async (id: string): Promise<PersonDetail | null> => {
  if (!isUuid(id)) return null;
  const { data, error } = await serverClient().rpc("person_for_staff", { p_user: id });
  if (error) throw databaseFailure(error, LIST_FAILED);
  return personDetail.nullable().parse(data);
});

/** The newest reviews of a person. */
export async function getPersonReviews(id: string): Promise<PersonReview[]> {
  const { data, error } = await serverClient().rpc("person_reviews", { p_user: id });
  if (error) throw databaseFailure(error, "No se pudieron cargar las reseñas");
  return personReviews.parse(data);
}

/** A person's consents, newest first. Row-level security: admins only. */
export async function getPersonConsents(id: string): Promise<(Consent & { ip: string })[]> {
  const { data, error } = await serverClient()
    .from("consents")
    .select("kind, granted, version, ip, at")
    .eq("user_id", id)
    .order("id", { ascending: false });
  if (error) throw databaseFailure(error, "No se pudieron cargar las autorizaciones");
  return data;
}

const STAFF_SHOWN = 200;

/** All staff, by name. */
export async function listStaff(): Promise<StaffMember[]> {
  const { data, error } = await serverClient()
    .from("profiles")
    .select("id, username")
    .in("role", STAFF_ROLES)
    .order("username")
    .limit(STAFF_SHOWN);
  if (error) throw databaseFailure(error, "No se pudo cargar el equipo");
  return data
    .map((person) => ({ id: person.id, name: personName(person) }))
    .toSorted((a, b) => a.name.localeCompare(b.name, "es"));
}
