"use client";

import { useRef, useState } from "react";
import { CancelButton } from "@/components/forms/cancel-button";
import { EditConflict } from "@/components/forms/edit-conflict";
import { Field } from "@/components/forms/field";
import { FormActions } from "@/components/forms/form-actions";
import { FormError } from "@/components/forms/form-error";
import { SubmitButton } from "@/components/forms/submit-button";
import { useActionForm } from "@/components/forms/use-action-form";
import { toast } from "@/components/toasts/toast";
import { Input } from "@/components/ui/input";
import { EDITED_FIELDS } from "@/lib/catalog/fields";
import { updateProductAction } from "@/lib/catalog/staff/actions";
import { productConflict } from "@/lib/catalog/staff/conflict";
import { productInput } from "@/lib/catalog/staff/form";
import { NAME_AND_PRICE } from "@/lib/catalog/staff/labels";
import type { EditableProduct } from "@/lib/catalog/staff/types";
import { parseWhole } from "@/lib/core/pesos";
import { mergeEdits } from "@/lib/core/versioned";
import { nameIn, toastRefusal } from "./form-toast";
import { ProductFields as ProductInputs } from "./product-fields";

type ProductFields = Omit<EditableProduct, "id" | "version">;

const fieldsOf = ({ id: _, version: __, ...fields }: EditableProduct): ProductFields => fields;

type Props = { product: EditableProduct; categories: string[]; onSaved: () => void; onClose: () => void };

/** Saves the version that was loaded. When somebody else was first, both versions are shown. */
export function EditProductForm({ product, categories, onSaved, onClose }: Props) {
  const [base, setBase] = useState(product);
  /** What the fields start with; a new round draws them anew. */
  const [filled, setFilled] = useState({ round: 0, product });
  const [theirs, setTheirs] = useState<EditableProduct>();
  const [mine, setMine] = useState<ProductFields>(fieldsOf(product));
  const [slug, setSlug] = useState(product.slug);
  const version = useRef(product.version);
  const sent = useRef<ProductFields>(mine);
  const formElement = useRef<HTMLFormElement>(null);

  function fill(next: EditableProduct) {
    setFilled(({ round }) => ({ round: round + 1, product: next }));
    setSlug(next.slug);
  }

  /** Somebody else saved first: what I did not change is theirs from here on. */
  function meet(current: EditableProduct) {
    const merged = mergeEdits<ProductFields>(base, sent.current, current);
    setMine(merged);
    fill({ ...current, ...merged });
    setTheirs(current);
  }

  const { onSubmit, pending, message, errors } = useActionForm({
    action: (form) => {
      const input = productInput(form);
      sent.current = { ...input, price: parseWhole(input.price) ?? base.price, slug };
      return updateProductAction({ ...input, id: product.id, version: version.current, slug });
    },
    onSuccess: (answer, form) => {
      if (!answer.saved) return meet(answer.current);
      toast({ title: "Producto actualizado", description: nameIn(form) });
      onSaved();
    },
    onFailure: (refused) => toastRefusal(refused, NAME_AND_PRICE),
  });

  function keepMine() {
    if (theirs) version.current = theirs.version;
    setTheirs(undefined);
    formElement.current?.requestSubmit();
  }

  function takeTheirs() {
    if (!theirs) return;
    version.current = theirs.version;
    setBase(theirs);
    fill(theirs);
    setTheirs(undefined);
  }

  return (
    <form
      // What somebody else saved fills the fields anew.
      key={filled.round}
      ref={formElement}
      method="post"
      noValidate
      onSubmit={onSubmit}
      className="flex flex-col gap-5"
    >
      {theirs && (
        <EditConflict
          conflict={{
            fields: productConflict(mine, theirs).filter((field) => field.mine !== field.theirs),
            onKeepMine: keepMine,
            onTakeTheirs: takeTheirs,
          }}
        />
      )}
      <ProductInputs idPrefix="edit" product={filled.product} errors={errors} categories={categories} />
      <Field
        id="edit-slug"
        label={EDITED_FIELDS.slug.label}
        error={errors.slug}
        hint={
          slug === base.slug
            ? `/producto/${slug}`
            : `Los enlaces que ya se compartieron, con /producto/${base.slug}, llevarán a esta dirección.`
        }
      >
        <Input
          name="slug"
          value={slug}
          onChange={(event) => setSlug(event.target.value)}
          maxLength={EDITED_FIELDS.slug.max}
          autoComplete="off"
          spellCheck={false}
        />
      </Field>
      <FormError message={message} />
      <FormActions>
        <CancelButton onCancel={onClose} disabled={pending} />
        <SubmitButton pending={pending} pendingText="Guardando..." disabled={theirs !== undefined}>
          Guardar cambios
        </SubmitButton>
      </FormActions>
    </form>
  );
}
