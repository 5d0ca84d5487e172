import { Field } from "@/components/forms/field";
import { MunicipalityField } from "@/components/forms/municipality-field";
import { Input } from "@/components/ui/input";
import { Select } from "@/components/ui/select";
import { documentLabel } from "@/lib/core/documents";
import type { FieldErrors } from "@/lib/core/result";
import { INVOICE_DOCUMENTS, type InvoiceDocument, type InvoiceValues } from "@/lib/orders/invoice-values";

const LABELS = Object.fromEntries(INVOICE_DOCUMENTS.map((type) => [type, documentLabel(type)]));

type Props = {
  values: InvoiceValues;
  /** By field: 'invoice.name'. */
  errors: FieldErrors;
  onChange: (values: InvoiceValues) => void;
};

/** Who an invoice is asked for. */
export function InvoiceFields({ values, errors, onChange }: Props) {
  const set = (part: Partial<InvoiceValues>) => onChange({ ...values, ...part });
  const isCompany = values.documentType === "NIT";
  return (
    <div className="@container">
      <div className="grid gap-4 sm:grid-cols-2">
        <Field id="invoice-documentType" label="Documento" error={errors["invoice.documentType"]}>
          <Select
            name="invoice.documentType"
            value={values.documentType}
            onChange={(event) => set({ documentType: event.target.value as InvoiceDocument })}
            options={LABELS}
          />
        </Field>
        <Field
          id="invoice-documentNumber"
          label="Número"
          hint={isCompany ? "Con el dígito de verificación." : undefined}
          error={errors["invoice.documentNumber"]}
        >
          <Input
            name="invoice.documentNumber"
            value={values.documentNumber}
            onChange={(event) => set({ documentNumber: event.target.value })}
            inputMode={values.documentType === "CC" ? "numeric" : "text"}
            placeholder={isCompany ? "900.123.456-8" : undefined}
            maxLength={40}
            autoComplete="off"
          />
        </Field>
        <div className="sm:col-span-2">
          <Field
            id="invoice-name"
            label={isCompany ? "Razón social" : "Nombre completo"}
            error={errors["invoice.name"]}
          >
            <Input
              name="invoice.name"
              value={values.name}
              onChange={(event) => set({ name: event.target.value })}
              maxLength={160}
              autoComplete={isCompany ? "organization" : "name"}
            />
          </Field>
        </div>
        <Field id="invoice-email" label="Correo para la factura" error={errors["invoice.email"]}>
          <Input
            name="invoice.email"
            type="email"
            inputMode="email"
            value={values.email}
            onChange={(event) => set({ email: event.target.value })}
            maxLength={254}
            autoComplete="email"
            spellCheck={false}
          />
        </Field>
        <MunicipalityField
          id="invoice-municipality"
          value={values.municipality}
          onChange={(municipality) => set({ municipality })}
          error={errors["invoice.municipality"]}
        />
      </div>
    </div>
  );
}
