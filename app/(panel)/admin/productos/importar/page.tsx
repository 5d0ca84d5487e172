import type { Metadata } from "next";
import { ColumnHelp } from "@/components/catalog/staff/import/column-help";
import { ImportWizard } from "@/components/catalog/staff/import/import-wizard";
import { PanelTitle } from "@/components/layout/panel-title";
import { requireRole } from "@/lib/auth/guards";
import { STAFF_ROLES } from "@/lib/auth/roles";

export const metadata: Metadata = { title: "Importar productos" };

export default async function ImportProductsPage() {
  await requireRole(STAFF_ROLES, { path: "/admin/productos/importar" });
  return (
    <>
      <PanelTitle title="Importar productos">
        <p>
          Sube un CSV para crear o cambiar muchos productos a la vez. Empieza por{" "}
          <a
            href="/api/products/export"
            download
            className="font-semibold text-primary underline underline-offset-4"
          >
            exportar los que tienes
          </a>
          : el archivo ya trae las columnas.
        </p>
      </PanelTitle>
      <div className="flex flex-col gap-5">
        <ImportWizard />
        <ColumnHelp />
      </div>
    </>
  );
}
