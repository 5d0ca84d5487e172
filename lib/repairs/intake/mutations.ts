import "server-only";
import { INTAKE_TERMS_VERSION } from "@/lib/legal/intake-terms";
import { databaseFailure } from "@/lib/supabase/errors";
import { serverClient } from "@/lib/supabase/server";
import { staffRepairNumber } from "../number";
import { type TakenIn, takenIn } from "./rows";
import type { TakeInInput } from "./schema";

/** Checks in a device; with an order id, that of an online request. Idempotent by key. */
export async function takeIn(input: TakeInInput): Promise<TakenIn> {
  const { data, error } = await serverClient().rpc("take_in_repair", {
    p_key: input.requestKey,
    p_intake: {
      usuario_id: input.userId,
      descripcion: input.description,
      contact_name: input.name,
      contact_phone: input.phone,
      contact_email: input.email,
      contact_document: input.document,
      contact_address: input.address,
      device_kind: input.device || null,
      device_brand: input.brand,
      device_model: input.model,
      device_serial: input.serial,
      accessories: input.accessories,
      condition: input.condition,
      condition_checks: input.checks,
      diagnosis_price: input.diagnosisPrice,
      agreed_price: input.agreedPrice,
      deposit: input.deposit,
      deposit_method: input.depositMethod,
      complexity: input.complexity,
      terms: input.acceptsTerms,
      terms_version: INTAKE_TERMS_VERSION,
    },
    ...(input.orderId && { p_orden: input.orderId }),
  });
  if (error) throw databaseFailure(error, "No se pudo crear la orden de servicio");
  const made = takenIn.parse(data);
  return { ...made, number: staffRepairNumber(made.id) };
}

/** Attaches uploaded photos to the order's first event. */
export async function addIntakePhotos(repairId: string, photos: string[]): Promise<void> {
  const { error } = await serverClient().rpc("add_intake_photos", { p_orden: repairId, p_images: photos });
  if (error) throw databaseFailure(error, "No se pudo subir la imagen");
}

/** Closes an online request whose device never arrived. */
export async function closeRequest(repairId: string, reason: string): Promise<void> {
  const { error } = await serverClient().rpc("close_repair_request", { p_orden: repairId, p_reason: reason });
  if (error) throw databaseFailure(error, "No se pudo cerrar la solicitud.");
}
