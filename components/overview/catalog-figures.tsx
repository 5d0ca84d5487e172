import type { Route } from "next";
import Link from "next/link";
import { PanelSection } from "@/components/layout/panel-section";
import { FigureLinks } from "@/components/overview/staff/figure-links";
import { formatNumber } from "@/lib/core/money";
import type { Overview } from "@/lib/overview/rows";

export function CatalogCounts({ counts }: Pick<Overview, "counts">) {
  return (
    <FigureLinks
      label="Catálogo"
      figures={[
        { href: "/admin/productos", label: "Productos", value: formatNumber(counts.products) },
        { href: "/admin/servicios", label: "Servicios", value: formatNumber(counts.services) },
        { href: "/admin/cursos", label: "Cursos", value: formatNumber(counts.courses) },
      ]}
    />
  );
}

export function LowStock({ products }: { products: Overview["lowStock"] }) {
  if (products.length === 0) return null;
  return (
    <PanelSection
      id="existencias"
      title="Por agotarse"
      more={{ href: "/admin/productos?existencias=bajo&orden=existencias", label: "Ver todos" }}
    >
      <ul className="panel divide-y divide-border">
        {products.map(({ id, name, stock }) => (
          <li key={id}>
            <Link
              href={`/admin/productos?q=${encodeURIComponent(name)}` as Route}
              className="flex min-h-11 items-center justify-between gap-4 px-4 py-1.5 text-sm hover:bg-muted pointer-fine:min-h-9"
            >
              <span className="min-w-0 truncate">{name}</span>
              <b className="shrink-0 text-warm">{stock} und.</b>
            </Link>
          </li>
        ))}
      </ul>
    </PanelSection>
  );
}
