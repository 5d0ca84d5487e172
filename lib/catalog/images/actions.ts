"use server";

import { defineAction } from "@/lib/auth/define-action";
import { STAFF_ROLES } from "@/lib/auth/roles";
import { productTag, tags } from "@/lib/freshness/tags";
import {
  addProductImage,
  deleteProductImage,
  reorderProductImages,
  saveProductImage,
  setPrimaryImage,
} from "./mutations";
import { getProductImages } from "./queries";
import { addImageSchema, imageSchema, orderSchema, productSchema, saveImageSchema } from "./schema";

const shared = {
  access: STAFF_ROLES,
  refreshes: ({ productId }: { productId: string }) => [tags.products, productTag(productId)],
} as const;

export const getProductImagesAction = defineAction({
  name: "catalog.get-product-images",
  schema: productSchema,
  access: STAFF_ROLES,
  run: ({ productId }) => getProductImages(productId),
});

export const addProductImageAction = defineAction({
  ...shared,
  name: "catalog.add-product-image",
  schema: addImageSchema,
  run: ({ productId, ...image }) => addProductImage(productId, image),
});

export const saveProductImageAction = defineAction({
  ...shared,
  name: "catalog.save-product-image",
  schema: saveImageSchema,
  run: ({ productId, ...image }) => saveProductImage(productId, image),
});

export const setPrimaryImageAction = defineAction({
  ...shared,
  name: "catalog.set-primary-image",
  schema: imageSchema,
  run: ({ productId, id }) => setPrimaryImage(productId, id),
});

export const reorderProductImagesAction = defineAction({
  ...shared,
  name: "catalog.reorder-product-images",
  schema: orderSchema,
  run: ({ productId, ids }) => reorderProductImages(productId, ids),
});

export const deleteProductImageAction = defineAction({
  ...shared,
  access: ["superadmin"],
  name: "catalog.delete-product-image",
  schema: imageSchema,
  run: ({ productId, id }) => deleteProductImage(productId, id),
});
