"use server";

import { defineAction } from "@/lib/auth/define-action";
import { STAFF_ROLES } from "@/lib/auth/roles";
import { productTags, tags } from "@/lib/freshness/tags";
import {
  applyBulk,
  createProduct,
  deleteProduct,
  duplicateProduct,
  previewBulk,
  publishProduct,
  updateProduct,
} from "./mutations/products";
import { createService, deleteService, updateService } from "./mutations/services";
import { adjustStock, countStock, valueStock } from "./mutations/stock";
import { getProductCost } from "./queries";
import {
  adjustStockSchema,
  applyBulkSchema,
  countStockSchema,
  createProductSchema,
  createServiceSchema,
  previewBulkSchema,
  productIdSchema,
  publishProductSchema,
  serviceIdSchema,
  updateProductSchema,
  updateServiceSchema,
  valueStockSchema,
} from "./schema";

const product = ({ id }: { id: string }) => productTags([id]);

export const createProductAction = defineAction({
  name: "catalog.create-product",
  schema: createProductSchema,
  access: STAFF_ROLES,
  refreshes: [tags.products],
  run: createProduct,
});

export const updateProductAction = defineAction({
  name: "catalog.update-product",
  schema: updateProductSchema,
  access: STAFF_ROLES,
  refreshes: product,
  run: updateProduct,
});

export const publishProductAction = defineAction({
  name: "catalog.publish-product",
  schema: publishProductSchema,
  access: STAFF_ROLES,
  refreshes: product,
  run: publishProduct,
});

/** The copy is a draft: no public page changes. */
export const duplicateProductAction = defineAction({
  name: "catalog.duplicate-product",
  schema: productIdSchema,
  access: STAFF_ROLES,
  run: duplicateProduct,
});

export const deleteProductAction = defineAction({
  name: "catalog.delete-product",
  schema: productIdSchema,
  access: ["superadmin"],
  refreshes: product,
  run: deleteProduct,
});

export const previewBulkAction = defineAction({
  name: "catalog.preview-bulk",
  schema: previewBulkSchema,
  access: STAFF_ROLES,
  run: previewBulk,
});

export const applyBulkAction = defineAction({
  name: "catalog.apply-bulk",
  schema: applyBulkSchema,
  access: STAFF_ROLES,
  refreshes: ({ selection }) => productTags("ids" in selection ? selection.ids : null),
  run: applyBulk,
});

export const adjustStockAction = defineAction({
  name: "catalog.adjust-stock",
  schema: adjustStockSchema,
  access: STAFF_ROLES,
  run: adjustStock,
});

export const valueStockAction = defineAction({
  name: "catalog.value-stock",
  schema: valueStockSchema,
  access: STAFF_ROLES,
  run: valueStock,
});

/** For who may see costs. */
export const getProductCostAction = defineAction({
  name: "catalog.get-product-cost",
  schema: productIdSchema,
  access: STAFF_ROLES,
  run: ({ id }) => getProductCost(id),
});

export const countStockAction = defineAction({
  name: "catalog.count-stock",
  schema: countStockSchema,
  access: STAFF_ROLES,
  run: countStock,
});

export const createServiceAction = defineAction({
  name: "catalog.create-service",
  schema: createServiceSchema,
  access: STAFF_ROLES,
  refreshes: [tags.services],
  run: createService,
});

export const updateServiceAction = defineAction({
  name: "catalog.update-service",
  schema: updateServiceSchema,
  access: STAFF_ROLES,
  refreshes: [tags.services],
  run: updateService,
});

export const deleteServiceAction = defineAction({
  name: "catalog.delete-service",
  schema: serviceIdSchema,
  access: ["superadmin"],
  refreshes: [tags.services],
  run: deleteService,
});
