import { defineRoute } from "@/lib/auth/define-route";
import { STAFF_ROLES } from "@/lib/auth/roles";
import { getTagProducts } from "@/lib/catalog/staff/queries";
import { tagsSchema } from "@/lib/catalog/staff/schema";
import { tagsOf } from "@/lib/catalog/staff/tags";
import { tagsPdf } from "@/lib/catalog/staff/tags-pdf";
import { datedName, fileResponse } from "@/lib/core/file-response";
import { getSettings } from "@/lib/settings/queries";

/** Labels of products, as many of each as ?cuantas= says. */
export const GET = defineRoute({
  name: "catalog.print-tags",
  access: STAFF_ROLES,
  isHidden: true,
  schema: tagsSchema,
  missing: "No encontramos productos para imprimir sus etiquetas.",
  run: async ({ papel, cuantas }) => {
    const [products, { name }] = await Promise.all([
      getTagProducts(cuantas.map(({ id }) => id)),
      getSettings(),
    ]);
    const tags = tagsOf(products, cuantas);
    if (tags.length === 0) return null;
    return fileResponse(await tagsPdf(tags, papel, name), datedName("etiquetas", "pdf"));
  },
});
