import "server-only";
import { Failure } from "@/lib/core/result";
import type { Saved } from "@/lib/core/versioned";
import { keepImage } from "@/lib/media/mutations";
import { databaseFailure } from "@/lib/supabase/errors";
import { toRow } from "@/lib/supabase/fields";
import { savedByOther } from "@/lib/supabase/last-editor";
import { serverClient } from "@/lib/supabase/server";
import { EDITED_FIELDS, PRODUCT_FIELDS } from "../../fields";
import { getEditableProduct } from "../queries";
import type { BulkOutcome, EditableProduct } from "../rows";
import { bulkOutcome, toEditableProduct } from "../rows";
import type { BulkChange, BulkSelection, CreateProductInput, UpdateProductInput } from "../schema";

const NOT_ADDED = "No se pudo agregar el producto. Inténtalo nuevamente.";
const NOT_UPDATED = "No se pudo actualizar el producto";
const NOT_DELETED = "No se pudo eliminar el producto";

const UNIQUE_VIOLATION = "23505";

/** Creates a product; its initial stock is its first movement, and its first image is the main one. */
export async function createProduct({
  isPublished,
  ...input
}: CreateProductInput): Promise<{ id: string; slug: string }> {
  const images: string[] = [];
  for (const address of input.images) images.push(await keepImage(address, "productos"));
  const { data, error } = await serverClient()
    .from("products")
    // A trigger replaces the empty slug by one made from the name.
    .insert({
      ...toRow(PRODUCT_FIELDS, { ...input, images }),
      slug: "",
      image: images[0] ?? "",
      is_published: isPublished,
    })
    .select("id, slug")
    .single();
  if (error) throw databaseFailure(error, NOT_ADDED);
  return data;
}

/** Saves an edit unless another user saved meanwhile; then the result contains their version. */
export async function updateProduct({
  id,
  version,
  ...fields
}: UpdateProductInput): Promise<Saved<EditableProduct>> {
  const { data, error } = await serverClient()
    .from("products")
    .update(toRow(EDITED_FIELDS, fields))
    .eq("id", id)
    .eq("version", version)
    .select("*")
    .maybeSingle();
  if (error?.code === UNIQUE_VIOLATION)
    throw Failure.ofFields({ slug: "Esa dirección ya es de otro producto." });
  if (error) throw databaseFailure(error, NOT_UPDATED);
  if (data) return { saved: true, current: toEditableProduct(data) };
  const current = await getEditableProduct(id);
  if (!current) throw new Failure("not_found", "Producto no encontrado");
  return savedByOther("products", id, current);
}

/** Puts a product on sale, or takes it back to a draft: its orders go on. */
export async function publishProduct({
  id,
  isPublished,
}: {
  id: string;
  isPublished: boolean;
}): Promise<void> {
  const { data, error } = await serverClient()
    .from("products")
    .update({ is_published: isPublished })
    .eq("id", id)
    .select("id");
  if (error) throw databaseFailure(error, NOT_UPDATED);
  if (data.length === 0) throw new Failure("not_found", "Producto no encontrado");
}

/** Copies a product as a draft; returns the copy. */
export async function duplicateProduct({ id }: { id: string }): Promise<{ id: string }> {
  const { data, error } = await serverClient().rpc("duplicate_product", { p_product: id });
  if (error) throw databaseFailure(error, "No se pudo duplicar el producto");
  return { id: data };
}

/** Row-level security allows only the superadmin to delete. */
export async function deleteProduct({ id }: { id: string }): Promise<void> {
  const { data, error } = await serverClient().from("products").delete().eq("id", id).select("id");
  if (error) throw databaseFailure(error, NOT_DELETED);
  if (data.length === 0) throw new Failure("not_found", NOT_DELETED);
}

type Bulk = { selection: BulkSelection; change: BulkChange };

async function callBulk({ selection, change }: Bulk, more: { p_expected?: number; p_preview?: boolean }) {
  const { data, error } = await serverClient().rpc("bulk_edit_products", {
    p_change: change,
    ...("ids" in selection ? { p_ids: selection.ids } : { p_filter: selection.filter }),
    ...more,
  });
  if (error) throw databaseFailure(error, "No se pudieron actualizar los productos");
  return bulkOutcome.parse(data);
}

/** Preview of a bulk edit. */
export function previewBulk(bulk: Bulk): Promise<BulkOutcome> {
  return callBulk(bulk, { p_preview: true });
}

/** Bulk edit in one transaction, rejected when the number of affected products differs from the preview. */
export function applyBulk({ expected, ...bulk }: Bulk & { expected: number }): Promise<BulkOutcome> {
  return callBulk(bulk, { p_expected: expected });
}
