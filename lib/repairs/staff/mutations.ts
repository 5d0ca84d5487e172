import "server-only";
import { z } from "zod";
import type { Saved } from "@/lib/core/versioned";
import { databaseFailure } from "@/lib/supabase/errors";
import { fromRow, toRow } from "@/lib/supabase/fields";
import { savedByOther } from "@/lib/supabase/last-editor";
import { serverClient } from "@/lib/supabase/server";
import { type EditableFacts, FACT_FIELDS } from "../fields";
import type { WorkshopRepair } from "./rows";
import type {
  ChangeStateInput,
  CreateQuoteInput,
  PartUseInput,
  RepairFactsInput,
  returnPartSchema,
} from "./schema";

const RETRY = "Intenta de nuevo.";
const NOT_CREATED = "No se pudo crear la orden de servicio";
const NOT_SAVED = `No se pudieron guardar los cambios. ${RETRY}`;

export async function changeState(input: ChangeStateInput): Promise<void> {
  const { error } = await serverClient().rpc("change_repair_state", {
    p_orden: input.repairId,
    p_estado: input.state,
    p_note: input.note,
    p_images: input.photos,
    p_public: input.isPublic,
    p_expected: input.expected,
    p_reason: input.reason,
    p_to_name: input.collectorName,
    p_to_document: input.collectorDocument,
    p_unpaid_ok: input.acceptsUnpaid,
    p_outcome: input.outcome,
    p_outcome_reason: input.outcomeReason,
  });
  if (error) throw databaseFailure(error, "No se pudo actualizar el estado");
}

/** The database computes the total and the names of stock parts. */
export async function createQuote(input: CreateQuoteInput): Promise<{ quoteId: string }> {
  const { data, error } = await serverClient().rpc("create_quote", {
    p_orden: input.repairId,
    p_lines: input.lines.map(({ kind, concept, quantity, unitPrice, productId }) => ({
      kind,
      concept,
      quantity,
      unit_price: unitPrice,
      ...(kind === "part" && productId && { product_id: productId }),
    })),
    ...(input.replaces && { p_replaces: input.replaces }),
    p_note: input.note,
    p_valid_days: input.validDays,
    p_await: input.awaitsApproval,
    p_reason: input.reason,
  });
  if (error) throw databaseFailure(error, `No se pudo guardar la cotización. ${RETRY}`);
  return { quoteId: data };
}

/** Checks in a device for an account, with the fault only. */
export async function createRepair(userId: string, description: string): Promise<{ id: string }> {
  const supabase = serverClient();
  const { data: person, error: unread } = await supabase
    .from("profiles")
    .select("username, phone")
    .eq("id", userId)
    .maybeSingle();
  if (unread) throw databaseFailure(unread, NOT_CREATED);
  const { data, error } = await supabase.rpc("take_in_repair", {
    p_key: crypto.randomUUID(),
    p_intake: {
      usuario_id: userId,
      descripcion: description,
      contact_name: person?.username ?? "",
      contact_phone: person?.phone ?? "",
    },
  });
  if (error) throw databaseFailure(error, NOT_CREATED);
  return z.object({ id: z.string() }).parse(data);
}

/** Records a part as installed; one from stock is deducted in the same transaction. */
export async function applyPart(input: PartUseInput): Promise<void> {
  const { error } = await serverClient().rpc("use_repair_part", {
    p_orden: input.repairId,
    p_quantity: input.quantity,
    ...(input.from === "quote" && { p_quote: input.quoteId, p_line: input.line }),
    ...(input.from === "stock" && { p_product: input.productId }),
    ...(input.from === "elsewhere" && { p_name: input.name, p_unit_price: input.unitPrice }),
  });
  if (error) throw databaseFailure(error, `No se pudo usar el repuesto. ${RETRY}`);
}

export async function returnPart({ partId }: z.output<typeof returnPartSchema>): Promise<void> {
  const { error } = await serverClient().rpc("return_repair_part", { p_part: partId });
  if (error) throw databaseFailure(error, `No se pudo devolver el repuesto. ${RETRY}`);
}

export async function assignTechnician(repairId: string, technicianId: string | null): Promise<void> {
  const { error } = await serverClient().rpc("assign_technician", {
    p_orden: repairId,
    p_technician: technicianId,
  });
  if (error) throw databaseFailure(error, `No se pudo asignar el técnico. ${RETRY}`);
}

/** Sets the promised number of days. */
export async function setComplexity(
  repairId: string,
  complexity: WorkshopRepair["complexity"],
): Promise<void> {
  const { error } = await serverClient().from("ordenes_servicio").update({ complexity }).eq("id", repairId);
  if (error) throw databaseFailure(error, NOT_SAVED);
}

export async function assignCustomer(
  repairId: string,
  userId: string | null,
  version: number,
): Promise<void> {
  const { error } = await serverClient().rpc("assign_repair_customer", {
    p_orden: repairId,
    p_user: userId,
    p_version: version,
  });
  if (error) throw databaseFailure(error, NOT_SAVED);
}

/** Saves unless the stored version is newer; then returns the stored one. */
export async function editFacts(input: RepairFactsInput): Promise<Saved<EditableFacts>> {
  const supabase = serverClient();
  const { repairId, version, ...facts } = input;
  const { data, error } = await supabase
    .from("ordenes_servicio")
    .update({
      ...toRow(FACT_FIELDS, facts),
      device_kind: facts.kind || null,
      contact_email: facts.contactEmail.toLowerCase(),
      agreed_price: facts.agreedPrice || null,
    })
    .eq("id", repairId)
    .eq("version", version)
    .select("id");
  if (error) throw databaseFailure(error, NOT_SAVED);
  const { data: row, error: missing } = await supabase
    .from("ordenes_servicio")
    .select("*")
    .eq("id", repairId)
    .single();
  if (missing) throw databaseFailure(missing, NOT_SAVED);
  const current = { version: row.version, facts: fromRow(FACT_FIELDS, row) };
  return data.length > 0 ? { saved: true, current } : savedByOther("ordenes_servicio", repairId, current);
}

/** Hides a photo from the customer; the workshop keeps it. */
export async function hidePhoto(repairId: string, photo: string, reason: string): Promise<void> {
  const { error } = await serverClient().rpc("hide_repair_photo", {
    p_orden: repairId,
    p_image: photo,
    p_reason: reason,
  });
  if (error) throw databaseFailure(error, "No se pudo retirar la foto. Inténtalo nuevamente.");
}

/** Makes a reply an internal note. */
export async function hideComment(commentId: number): Promise<void> {
  const { error } = await serverClient().rpc("hide_repair_comment", { p_comment: commentId });
  if (error) throw databaseFailure(error, "No se pudo retirar el mensaje. Inténtalo nuevamente.");
}
