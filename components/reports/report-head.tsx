import type { Route } from "next";
import Link from "next/link";
import type { ReactNode } from "react";
import { ListHead } from "@/components/lists/list-head";

const SECTIONS = [
  { href: "/admin/negocio", label: "Ventas" },
  { href: "/admin/negocio/inventario", label: "Inventario" },
];

/** First line of the reports, with their sections. */
export function ReportHead({ current, children }: { current: string; children?: ReactNode }) {
  return (
    <ListHead
      title="Negocio"
      tabs={
        <nav aria-label="Informes" className="border-b border-border">
          <ul className="list-tabs">
            {SECTIONS.map(({ href, label }) => (
              <li key={href}>
                <Link href={href as Route} aria-current={href === current ? "page" : undefined}>
                  {label}
                </Link>
              </li>
            ))}
          </ul>
        </nav>
      }
    >
      {children}
    </ListHead>
  );
}
