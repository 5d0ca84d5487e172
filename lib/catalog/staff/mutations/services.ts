import "server-only";
import { Failure } from "@/lib/core/result";
import type { Saved } from "@/lib/core/versioned";
import { keepImage } from "@/lib/media/mutations";
import { databaseFailure } from "@/lib/supabase/errors";
import { toRow } from "@/lib/supabase/fields";
import { savedByOther } from "@/lib/supabase/last-editor";
import { serverClient } from "@/lib/supabase/server";
import { SERVICE_FIELDS } from "../../fields";
import { getEditableService } from "../queries";
import type { EditableService } from "../rows";
import { toEditableService } from "../rows";
import type { CreateServiceInput, UpdateServiceInput } from "../schema";

const NOT_ADDED = "No se pudo agregar el servicio. Inténtalo nuevamente.";
const NOT_UPDATED = "No se pudo actualizar el elemento";
const NOT_DELETED = "No se pudo eliminar el elemento";

export async function createService(input: CreateServiceInput): Promise<{ id: string }> {
  const image = await keepImage(input.image, "servicios");
  // A trigger replaces the empty slug by one made from the name.
  const row = { ...toRow(SERVICE_FIELDS, { ...input, image }), slug: "" };
  const { data, error } = await serverClient().from("services").insert(row).select("id").single();
  if (error) throw databaseFailure(error, NOT_ADDED);
  return data;
}

/** Saves an edit unless another user saved meanwhile; then the result contains their version. */
export async function updateService({
  id,
  version,
  ...fields
}: UpdateServiceInput): Promise<Saved<EditableService>> {
  const image = await keepImage(fields.image, "servicios");
  const { data, error } = await serverClient()
    .from("services")
    .update(toRow(SERVICE_FIELDS, { ...fields, image }))
    .eq("id", id)
    .eq("version", version)
    .select("*")
    .maybeSingle();
  if (error) throw databaseFailure(error, NOT_UPDATED);
  if (data) return { saved: true, current: toEditableService(data) };
  const current = await getEditableService(id);
  if (!current) throw new Failure("not_found", NOT_UPDATED);
  return savedByOther("services", id, current);
}

/** Row-level security allows only the superadmin to delete. */
export async function deleteService({ id }: { id: string }): Promise<void> {
  const { data, error } = await serverClient().from("services").delete().eq("id", id).select("id");
  if (error) throw databaseFailure(error, NOT_DELETED);
  if (data.length === 0) throw new Failure("not_found", NOT_DELETED);
}
