import Form from "next/form";
import Link from "next/link";
import { Field } from "@/components/forms/field";
import { Button, buttonVariants } from "@/components/ui/button";
import { Icon } from "@/components/ui/icon";
import { Input } from "@/components/ui/input";
import { Select } from "@/components/ui/select";
import { auditParams } from "@/lib/audit/filter";
import { ENTITIES } from "@/lib/audit/labels";
import type { AuditFilter } from "@/lib/audit/types";

type Props = { path: "/admin/auditoria"; filter: AuditFilter; staff: { id: string; name: string }[] };

/** Filters of the log; works without JavaScript. */
export function AuditFilters({ path, filter, staff }: Props) {
  const query = auditParams(filter);
  return (
    <Form
      action={path}
      key={query}
      className="panel mb-6 grid items-end gap-4 p-4 sm:grid-cols-2 xl:grid-cols-5"
    >
      <Field id="audit-person" label="Persona">
        <Select
          name="persona"
          defaultValue={filter.actor ?? ""}
          options={{ "": "Todas", ...Object.fromEntries(staff.map(({ id, name }) => [id, name])) }}
        />
      </Field>
      <Field id="audit-entity" label="Qué cosa">
        <Select name="entidad" defaultValue={filter.entity ?? ""}>
          <option value="">Todo</option>
          {Object.entries(ENTITIES).map(([entity, { plural }]) => (
            <option key={entity} value={entity}>
              {plural}
            </option>
          ))}
        </Select>
      </Field>
      <Field id="audit-from" label="Desde">
        <Input type="date" name="desde" defaultValue={filter.from} />
      </Field>
      <Field id="audit-to" label="Hasta">
        <Input type="date" name="hasta" defaultValue={filter.to} />
      </Field>
      <Field id="audit-id" label="Número">
        <Input
          name="id"
          placeholder="962a37e6"
          defaultValue={filter.entityId}
          maxLength={80}
          spellCheck={false}
          autoComplete="off"
        />
      </Field>
      <div className="flex flex-wrap gap-3 sm:col-span-2 xl:col-span-5">
        <Button type="submit">Filtrar</Button>
        {query && (
          <Link href={path} className={buttonVariants({ variant: "ghost" })}>
            Quitar filtros
          </Link>
        )}
        <a
          href={`/api/audit/export${query && `?${query}`}`}
          download
          className={buttonVariants({ variant: "outline", className: "sm:ml-auto" })}
        >
          <Icon name="lucide--download" />
          Descargar CSV
        </a>
      </div>
    </Form>
  );
}
