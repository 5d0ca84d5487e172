import type { Route } from "next";
import Link from "next/link";
import { ExportLink } from "@/components/lists/export-link";
import { buttonVariants } from "@/components/ui/button";
import { Icon } from "@/components/ui/icon";
import { PRODUCT_LIST } from "@/lib/catalog/staff/list";
import { exportHref } from "@/lib/catalog/staff/list-address";
import type { ListState } from "@/lib/core/list-state";

const LOOK = buttonVariants({ variant: "outline" });

/** The spreadsheet's way in and out; icons alone on phones. */
export function CsvLinks({ state }: { state: ListState }) {
  return (
    <>
      <Link
        href={`${PRODUCT_LIST.path}/importar` as Route}
        prefetch={false}
        title="Importar CSV"
        className={LOOK}
      >
        <Icon name="lucide--upload" />
        <span className="max-sm:sr-only">Importar CSV</span>
      </Link>
      <ExportLink href={exportHref(state)} />
    </>
  );
}
