import "server-only";
import { Failure } from "@/lib/core/result";
import { keepImage } from "@/lib/media/mutations";
import { databaseFailure } from "@/lib/supabase/errors";
import { serverClient } from "@/lib/supabase/server";
import { IMAGE_TEXTS } from "./labels";
import { getProductImages } from "./queries";
import type { ProductImage } from "./types";

type Written = { src: string; alt: string; isPrimary: boolean };

/** Appends an image; an external URL is first copied into Storage. Returns all images, like the other functions. */
export async function addProductImage(
  productId: string,
  { src, alt, isPrimary }: Written,
): Promise<ProductImage[]> {
  const { error } = await serverClient().rpc("add_product_image", {
    p_product: productId,
    p_url: await keepImage(src, "productos"),
    p_alt: alt,
    p_primary: isPrimary,
  });
  if (error) throw databaseFailure(error, IMAGE_TEXTS.notAdded);
  return getProductImages(productId);
}

export async function saveProductImage(
  productId: string,
  { id, src, alt, isPrimary }: Written & { id: string },
): Promise<ProductImage[]> {
  const { error } = await serverClient().rpc("save_product_image", {
    p_image: id,
    p_url: await keepImage(src, "productos"),
    p_alt: alt,
    p_primary: isPrimary,
  });
  if (error) throw databaseFailure(error, IMAGE_TEXTS.notUpdated);
  return getProductImages(productId);
}

export async function setPrimaryImage(productId: string, id: string): Promise<ProductImage[]> {
  const { error } = await serverClient().rpc("set_primary_image", { p_image: id });
  if (error) throw databaseFailure(error, IMAGE_TEXTS.notUpdated);
  return getProductImages(productId);
}

/** Sets the order of the images. Throws and saves nothing when the set of images changed meanwhile. */
export async function reorderProductImages(productId: string, ids: string[]): Promise<ProductImage[]> {
  const { error } = await serverClient().rpc("reorder_product_images", { p_product: productId, p_ids: ids });
  if (error) throw databaseFailure(error, IMAGE_TEXTS.notUpdated);
  return getProductImages(productId);
}

/** Deletes an image; by row-level security only the superadmin finds it. The file stays, since other rows may use it. */
export async function deleteProductImage(productId: string, id: string): Promise<ProductImage[]> {
  const { data, error } = await serverClient().from("product_images").delete().eq("id", id).select("id");
  if (error) throw databaseFailure(error, IMAGE_TEXTS.notDeleted);
  if (data.length === 0) throw new Failure("not_found", IMAGE_TEXTS.notDeleted);
  return getProductImages(productId);
}
