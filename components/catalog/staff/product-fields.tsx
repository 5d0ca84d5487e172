import { Field } from "@/components/forms/field";
import { MoneyInput } from "@/components/forms/money-input";
import { TaxClassField } from "@/components/forms/staff/tax-class-field";
import { Input, Textarea } from "@/components/ui/input";
import { EDITED_FIELDS, type ProductValues } from "@/lib/catalog/fields";
import type { FieldErrors } from "@/lib/core/result";
import { BadgeFields } from "./badge-fields";
import { BarcodeInput } from "./barcode-input";
import { DetailsEditor } from "./details-editor";
import { FacetFields } from "./facet-fields";

const { name, category, description, sku, barcode } = EDITED_FIELDS;

type Props = {
  idPrefix: string;
  product?: ProductValues;
  errors: FieldErrors;
  /** Existing categories, as suggestions. */
  categories: string[];
  /** Rendered beside price and category: the initial stock of a new product. */
  children?: React.ReactNode;
  /** What the price earns. */
  belowPrice?: React.ReactNode;
};

/** Fields shared by the add and edit forms. */
export function ProductFields({ idPrefix, product, errors, categories, children, belowPrice }: Props) {
  const list = `${idPrefix}-categories`;
  const detailError = Object.entries(errors).find(([field]) => field.startsWith("details"))?.[1];
  return (
    <>
      <Field id={`${idPrefix}-name`} label={`${name.label} *`} error={errors.name}>
        <Input name="name" defaultValue={product?.name} maxLength={name.max} required autoComplete="off" />
      </Field>
      <div className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
        <Field id={`${idPrefix}-price`} label="Precio (COP) *" error={errors.price}>
          <MoneyInput name="price" defaultValue={product?.price} required />
        </Field>
        <Field id={`${idPrefix}-category`} label={category.label} error={errors.category}>
          <Input
            name="category"
            list={list}
            defaultValue={product?.category}
            maxLength={category.max}
            autoComplete="off"
          />
        </Field>
        <TaxClassField
          id={`${idPrefix}-tax`}
          name="taxClass"
          error={errors.taxClass}
          defaultValue={product?.taxClass}
        />
        <Field id={`${idPrefix}-sku`} label={sku.label} error={errors.sku}>
          <Input
            name="sku"
            defaultValue={product?.sku}
            maxLength={sku.max}
            autoComplete="off"
            autoCapitalize="characters"
          />
        </Field>
        <Field id={`${idPrefix}-barcode`} label={barcode.label} error={errors.barcode}>
          <BarcodeInput defaultValue={product?.barcode} />
        </Field>
        {children}
      </div>
      {belowPrice}
      <datalist id={list}>
        {categories.map((category) => (
          <option key={category} value={category} />
        ))}
      </datalist>
      <Field id={`${idPrefix}-description`} label={description.label} error={errors.description}>
        <Textarea
          name="description"
          defaultValue={product?.description}
          rows={4}
          maxLength={description.max}
        />
      </Field>
      <FacetFields idPrefix={idPrefix} product={product} errors={errors} />
      <BadgeFields
        idPrefix={idPrefix}
        text={product?.badgeText}
        color={product?.badgeColor}
        error={errors.badgeText}
      />
      <DetailsEditor details={product?.details} error={detailError} />
    </>
  );
}
