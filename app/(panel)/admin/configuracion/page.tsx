import type { Metadata, Route } from "next";
import Link from "next/link";
import { PanelTitle } from "@/components/layout/panel-title";
import { SettingsForm } from "@/components/settings/staff/settings-form";
import { requireRole } from "@/lib/auth/guards";
import { RIGHTS_PATH } from "@/lib/settings/staff/labels";
import { getEditableSettings } from "@/lib/settings/staff/queries";

const LINKS: { href: Route; label: string }[] = [
  { href: RIGHTS_PATH, label: "Permisos por rol" },
  { href: "/admin/productos/busqueda", label: "Palabras de la búsqueda" },
];

export const metadata: Metadata = { title: "Configuración" };

export default async function SettingsPage() {
  await requireRole(["admin", "superadmin"], { path: "/admin/configuracion", redirectTo: "/dashboard" });
  const settings = await getEditableSettings();
  return (
    <>
      <PanelTitle title="Configuración">
        <p>Los datos de la tienda: lo que guardes aquí lo muestran todas las páginas.</p>
        <p className="flex flex-wrap gap-x-5">
          {LINKS.map(({ href, label }) => (
            <Link
              key={href}
              href={href}
              className="inline-flex min-h-11 items-center font-semibold text-primary underline underline-offset-4"
            >
              {label}
            </Link>
          ))}
        </p>
      </PanelTitle>
      <SettingsForm initial={settings} />
    </>
  );
}
