import Form from "next/form";
import Link from "next/link";
import { Button, buttonVariants } from "@/components/ui/button";
import { Icon } from "@/components/ui/icon";
import { Input, Label } from "@/components/ui/input";
import { Select } from "@/components/ui/select";
import { auditParams } from "@/lib/audit/filter";
import { ENTITIES } from "@/lib/audit/labels";
import type { AuditFilter } from "@/lib/audit/types";

type Props = { path: "/admin/auditoria"; filter: AuditFilter; staff: { id: string; name: string }[] };

const SHEET = "filtros";

/** Filters of the log; works without JavaScript. */
export function AuditFilters({ path, filter, staff }: Props) {
  const query = auditParams(filter);
  const active = Object.keys(filter).length;
  return (
    <Form action={path} key={query} className="list-tools">
      <Input
        name="id"
        aria-label="Número"
        placeholder="Número: 962a37e6"
        defaultValue={filter.entityId}
        maxLength={80}
        spellCheck={false}
        autoComplete="off"
        className="min-w-32 flex-1 basis-32"
      />
      <button
        type="button"
        popoverTarget={SHEET}
        className={buttonVariants({ variant: "outline", className: "px-3 md:hidden" })}
      >
        <Icon name="lucide--sliders-horizontal" />
        Filtros
        {active > 0 && <span className="count">{active}</span>}
      </button>
      <div id={SHEET} popover="auto" className="list-filters">
        <div className="filter">
          <Label htmlFor="audit-person">Persona</Label>
          <Select
            id="audit-person"
            name="persona"
            defaultValue={filter.actor ?? ""}
            data-set={filter.actor && ""}
            options={{ "": "Persona: todas", ...Object.fromEntries(staff.map(({ id, name }) => [id, name])) }}
          />
        </div>
        <div className="filter">
          <Label htmlFor="audit-entity">Qué cosa</Label>
          <Select
            id="audit-entity"
            name="entidad"
            defaultValue={filter.entity ?? ""}
            data-set={filter.entity && ""}
            options={{
              "": "Qué cosa: todo",
              ...Object.fromEntries(Object.entries(ENTITIES).map(([entity, { plural }]) => [entity, plural])),
            }}
          />
        </div>
        <div className="filter">
          <Label htmlFor="audit-from">Desde</Label>
          <Input
            id="audit-from"
            type="date"
            name="desde"
            title="Desde"
            defaultValue={filter.from}
            className="md:w-36"
          />
        </div>
        <div className="filter">
          <Label htmlFor="audit-to">Hasta</Label>
          <Input
            id="audit-to"
            type="date"
            name="hasta"
            title="Hasta"
            defaultValue={filter.to}
            className="md:w-36"
          />
        </div>
        <Button type="submit" variant="secondary">
          Filtrar
        </Button>
        {query && (
          <Link href={path} className={buttonVariants({ variant: "ghost" })}>
            Quitar filtros
          </Link>
        )}
      </div>
    </Form>
  );
}

/** The filtered log as a file. */
export function AuditDownload({ filter }: { filter: AuditFilter }) {
  const query = auditParams(filter);
  return (
    <a
      href={`/api/audit/export${query && `?${query}`}`}
      download
      className={buttonVariants({ variant: "outline" })}
    >
      <Icon name="lucide--download" />
      Descargar CSV
    </a>
  );
}
