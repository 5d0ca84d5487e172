import { Field } from "@/components/forms/field";
import { MoneyInput } from "@/components/forms/money-input";
import { TaxClassField } from "@/components/forms/staff/tax-class-field";
import { ImageField } from "@/components/media/staff/image-field";
import { Input, Textarea } from "@/components/ui/input";
import { SERVICE_FIELDS, type ServiceValues } from "@/lib/catalog/fields";
import type { FieldErrors } from "@/lib/core/result";
import type { MediaFolder } from "@/lib/media/types";

const { name, description, image } = SERVICE_FIELDS;

type Props = {
  idPrefix: string;
  element?: ServiceValues;
  errors: FieldErrors;
  folder: MediaFolder;
  priceLabel: string;
};

/** Fields of a simple catalogue item: name, price, description and image. */
export function ElementFields({ idPrefix, element, errors, folder, priceLabel }: Props) {
  return (
    <>
      <div className="grid gap-4 sm:grid-cols-[1fr_10rem_10rem]">
        <Field id={`${idPrefix}-name`} label={`${name.label} *`} error={errors.name}>
          <Input name="name" defaultValue={element?.name} maxLength={name.max} required autoComplete="off" />
        </Field>
        <Field id={`${idPrefix}-price`} label={`${priceLabel} *`} error={errors.price}>
          <MoneyInput name="price" defaultValue={element?.price} required />
        </Field>
        <TaxClassField
          id={`${idPrefix}-tax`}
          name="taxClass"
          error={errors.taxClass}
          defaultValue={element?.taxClass}
        />
      </div>
      <Field id={`${idPrefix}-description`} label={description.label} error={errors.description}>
        <Textarea
          name="description"
          defaultValue={element?.description}
          rows={4}
          maxLength={description.max}
        />
      </Field>
      <ImageField
        name="image"
        label={image.label}
        folder={folder}
        defaultValue={element?.image}
        error={errors.image}
      />
    </>
  );
}
