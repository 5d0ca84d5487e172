"use client";

import { useState } from "react";
import { EditConflict } from "@/components/forms/edit-conflict";
import { Field } from "@/components/forms/field";
import { FormActions } from "@/components/forms/form-actions";
import { FormError } from "@/components/forms/form-error";
import { useVersionedForm } from "@/components/forms/use-versioned-form";
import { toast } from "@/components/toasts/toast";
import { Input } from "@/components/ui/input";
import { EDITED_FIELDS, type ProductValues } from "@/lib/catalog/fields";
import { updateProductAction } from "@/lib/catalog/staff/actions";
import { productTexts } from "@/lib/catalog/staff/field-texts";
import { productInput, readProduct } from "@/lib/catalog/staff/form";
import { NAME_AND_PRICE } from "@/lib/catalog/staff/labels";
import type { EditableProduct, ProductCost } from "@/lib/catalog/staff/rows";
import { parseWhole } from "@/lib/core/pesos";
import { toastRefusal } from "./form-toast";
import { MarginNote } from "./margin-note";
import { ProductFields } from "./product-fields";

type Props = {
  product: EditableProduct;
  /** Null for who may not see it. */
  cost: ProductCost | null;
  categories: string[];
  onSaved: () => void;
  onClose: () => void;
};

/** Versioned product form: when another user saved first, both versions are shown. */
export function EditProductForm({ product, cost, categories, onSaved, onClose }: Props) {
  const [price, setPrice] = useState<number | null>(product.price);
  const editor = useVersionedForm({
    row: product,
    toDraft: ({ id, version, ...fields }: EditableProduct): ProductValues => fields,
    toFieldTexts: productTexts,
    read: readProduct,
    save: ({ base: { id, version }, draft: { slug }, form: typed }) =>
      updateProductAction({ ...productInput(typed), id, version, slug }),
    onSaved: ({ draft: { name } }) => {
      toast({ title: "Producto actualizado", description: name });
      onSaved();
    },
    onFailure: (refused) => toastRefusal(refused, NAME_AND_PRICE),
  });
  const { form, base, draft, change, errors } = editor;

  return (
    <form
      ref={form}
      method="post"
      noValidate
      onSubmit={editor.onSubmit}
      onInput={({ target }) => {
        if (target instanceof HTMLInputElement && target.name === "price") setPrice(parseWhole(target.value));
      }}
      className="flex flex-col gap-5"
    >
      <EditConflict editor={editor} />
      <ProductFields
        key={editor.round}
        idPrefix="edit"
        product={draft}
        errors={errors}
        categories={categories}
        belowPrice={
          cost?.average != null && price !== null && <MarginNote price={price} cost={cost.average} />
        }
      />
      <Field
        id="edit-slug"
        label={EDITED_FIELDS.slug.label}
        error={errors.slug}
        hint={
          draft.slug === base.slug
            ? `/producto/${draft.slug}`
            : `Los enlaces que ya se compartieron, con /producto/${base.slug}, llevarán a esta dirección.`
        }
      >
        <Input
          name="slug"
          value={draft.slug}
          onChange={(event) => change({ slug: event.target.value })}
          maxLength={EDITED_FIELDS.slug.max}
          autoComplete="off"
          spellCheck={false}
        />
      </Field>
      <FormError message={editor.message} />
      <FormActions onCancel={onClose} pending={editor.pending} disabled={editor.conflict !== undefined}>
        Guardar cambios
      </FormActions>
    </form>
  );
}
