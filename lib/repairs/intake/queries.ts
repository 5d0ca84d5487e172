import "server-only";
import { isUuid } from "@/lib/core/text";
import { databaseFailure } from "@/lib/supabase/errors";
import { serverClient } from "@/lib/supabase/server";
import { getPerson, searchPeople } from "@/lib/users/staff/queries";
import { namesOf, READ_FAILED } from "../queries";
import { type KnownCustomer, knownCustomers } from "./customers";
import {
  type DeviceSuggestion,
  deviceSuggestions,
  type Intake,
  type IntakePrefill,
  intake,
  type KnownDevice,
  knownDevices,
  prefill,
} from "./rows";

const EMPTY: IntakePrefill = {
  orderId: null,
  userId: null,
  name: "",
  phone: "",
  email: "",
  document: "",
  address: "",
  device: "",
  brand: "",
  model: "",
  serial: "",
  accessories: "",
  condition: "",
  description: "",
};

/** Initial data of a check-in; null when the given request cannot be received. */
export async function getIntakePrefill(
  order?: string,
  person?: string,
  customer?: string,
): Promise<IntakePrefill | null> {
  if (order) return requestPrefill(order);
  if (customer && isUuid(customer)) return customerPrefill(customer);
  if (!person) return EMPTY;
  const found = await getPerson(person);
  if (!found) return EMPTY;
  return {
    ...EMPTY,
    userId: found.id,
    name: found.username ?? "",
    phone: found.phone ?? "",
    email: found.email ?? "",
  };
}

async function customerPrefill(id: string): Promise<IntakePrefill> {
  const { data, error } = await serverClient()
    .from("customers")
    .select("user_id, name, phone, email, document_number")
    .eq("id", id)
    .maybeSingle();
  if (error) throw databaseFailure(error, READ_FAILED);
  if (!data) return EMPTY;
  const { user_id, name, phone, email, document_number } = data;
  return { ...EMPTY, userId: user_id, name, phone, email, document: document_number };
}

async function requestPrefill(id: string): Promise<IntakePrefill | null> {
  if (!isUuid(id)) return null;
  const { data: row, error } = await serverClient()
    .from("ordenes_servicio")
    .select("*")
    .eq("id", id)
    .maybeSingle();
  if (error) throw databaseFailure(error, READ_FAILED);
  if (!row || row.received_at) return null;
  return prefill.parse(row);
}

/** Accounts and earlier customers by name, phone, e-mail or document. */
export async function findKnownCustomers(query: string): Promise<KnownCustomer[]> {
  const [{ people }, contacts] = await Promise.all([
    searchPeople({ query, pageSize: 6 }),
    serverClient().rpc("find_repair_contacts", { p_query: query }),
  ]);
  if (contacts.error) throw databaseFailure(contacts.error, "No se pudieron cargar los usuarios");
  return knownCustomers(
    people,
    contacts.data.map(({ user_id, last_at, ...contact }) => ({ ...contact, userId: user_id })),
  );
}

/** Devices that an account, or a customer with this phone, brought before; newest first. */
export async function findKnownDevices(userId: string | null, phone: string): Promise<KnownDevice[]> {
  const { data, error } = await serverClient().rpc("find_repair_devices", {
    ...(userId && { p_user: userId }),
    p_phone: phone,
  });
  if (error) throw databaseFailure(error, READ_FAILED);
  return knownDevices.parse(data);
}

/** Brands and models of earlier orders, most frequent first. */
export async function getDeviceSuggestions(): Promise<DeviceSuggestion[]> {
  const { data, error } = await serverClient().rpc("repair_device_names");
  if (error) throw databaseFailure(error, READ_FAILED);
  return deviceSuggestions.parse(data);
}

/** Check-in data of a device; null when the order does not exist. Row-level security decides access. */
export async function getIntake(id: string): Promise<Intake | null> {
  if (!isUuid(id)) return null;
  const { data: row, error } = await serverClient()
    .from("ordenes_servicio")
    .select("*")
    .eq("id", id)
    .maybeSingle();
  if (error) throw databaseFailure(error, READ_FAILED);
  if (!row) return null;
  const names = await namesOf([row.received_by]);
  return { ...intake.parse(row), receivedBy: names.get(row.received_by ?? "") ?? null };
}
