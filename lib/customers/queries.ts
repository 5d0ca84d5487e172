import "server-only";
import { cache } from "react";
import { type ListState, pageOf, sortOf } from "@/lib/core/list-state";
import { isUuid } from "@/lib/core/text";
import { databaseFailure } from "@/lib/supabase/errors";
import { serverClient } from "@/lib/supabase/server";
import type { CUSTOMER_LIST } from "./list";
import type { CustomerCard, CustomerDetail, CustomerPage, RepeatedPair } from "./rows";
import { customerDetail, customerPage, repeatedPairs } from "./rows";

const FAILED = "No se pudieron cargar los clientes";

/** A page of the customers, by its query string; without a search all of them. */
export async function listCustomers(state: ListState<typeof CUSTOMER_LIST>): Promise<CustomerPage> {
  const { data, error } = await serverClient().rpc("search_customers", {
    p_query: state.query,
    p_sort: sortOf(state),
    ...pageOf(state),
  });
  if (error) throw databaseFailure(error, FAILED);
  return customerPage.parse(data);
}

/** The first customers of a search, for pickers. */
export async function findCustomers(query: string, limit: number): Promise<CustomerCard[]> {
  const { data, error } = await serverClient().rpc("search_customers", { p_query: query, p_limit: limit });
  if (error) throw databaseFailure(error, "No pudimos buscar. Intenta de nuevo.");
  return customerPage.parse(data).items;
}

/** Pairs that may be one person. */
export async function listRepeated(): Promise<RepeatedPair[]> {
  const { data, error } = await serverClient().rpc("repeated_customers");
  if (error) throw databaseFailure(error, FAILED);
  return repeatedPairs.parse(data);
}

/** Everything of one person; its id is the record that stands for the person. Null when there is none. */
export const getCustomer = cache(async (id: string): Promise<CustomerDetail | null> => {
  if (!isUuid(id)) return null;
  const { data, error } = await serverClient().rpc("customer_detail", { p_id: id });
  if (error) throw databaseFailure(error, "No se pudo cargar el cliente");
  return customerDetail.nullable().parse(data);
});

/** The customer of an account. */
export async function customerOfAccount(userId: string): Promise<string | null> {
  const { data, error } = await serverClient().rpc("customer_of_account", { p_user: userId });
  if (error) throw databaseFailure(error, "No se pudo cargar el cliente");
  return data;
}
