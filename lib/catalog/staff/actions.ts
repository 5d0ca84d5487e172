"use server";

import { defineAction } from "@/lib/auth/define-action";
import { STAFF_ROLES } from "@/lib/auth/roles";
import { productTags, tags } from "@/lib/core/cache";
import { applyBulk, createProduct, deleteProduct, previewBulk, updateProduct } from "./mutations/products";
import { createService, deleteService, updateService } from "./mutations/services";
import { adjustStock, countStock } from "./mutations/stock";
import {
  adjustStockSchema,
  applyBulkSchema,
  countStockSchema,
  createProductSchema,
  createServiceSchema,
  previewBulkSchema,
  productIdSchema,
  serviceIdSchema,
  updateProductSchema,
  updateServiceSchema,
} from "./schema";

const product = ({ id }: { id: string }) => productTags([id]);

export const createProductAction = defineAction({
  name: "products.create",
  schema: createProductSchema,
  access: STAFF_ROLES,
  refreshes: [tags.products],
  run: createProduct,
});

export const updateProductAction = defineAction({
  name: "products.update",
  schema: updateProductSchema,
  access: STAFF_ROLES,
  refreshes: product,
  run: updateProduct,
});

export const deleteProductAction = defineAction({
  name: "products.delete",
  schema: productIdSchema,
  access: ["superadmin"],
  refreshes: product,
  run: ({ id }) => deleteProduct(id),
});

export const previewBulkAction = defineAction({
  name: "products.previewBulk",
  schema: previewBulkSchema,
  access: STAFF_ROLES,
  run: previewBulk,
});

export const applyBulkAction = defineAction({
  name: "products.bulk",
  schema: applyBulkSchema,
  access: STAFF_ROLES,
  refreshes: ({ selection }) => productTags("ids" in selection ? selection.ids : null),
  run: applyBulk,
});

export const adjustStockAction = defineAction({
  name: "products.adjustStock",
  schema: adjustStockSchema,
  access: STAFF_ROLES,
  renews: product,
  run: adjustStock,
});

export const countStockAction = defineAction({
  name: "products.countStock",
  schema: countStockSchema,
  access: STAFF_ROLES,
  renews: product,
  run: countStock,
});

export const createServiceAction = defineAction({
  name: "services.create",
  schema: createServiceSchema,
  access: STAFF_ROLES,
  refreshes: [tags.services],
  run: createService,
});

export const updateServiceAction = defineAction({
  name: "services.update",
  schema: updateServiceSchema,
  access: STAFF_ROLES,
  refreshes: [tags.services],
  run: updateService,
});

export const deleteServiceAction = defineAction({
  name: "services.delete",
  schema: serviceIdSchema,
  access: ["superadmin"],
  refreshes: [tags.services],
  run: ({ id }) => deleteService(id),
});
