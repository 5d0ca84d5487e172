import type { Route } from "next";
import Link from "next/link";
import { PageIntro } from "@/components/content/page-intro";
import { Icon, type IconName } from "@/components/ui/icon";
import { pageMetadata } from "@/lib/content/seo";

export const ensureStatic = "navigation";

export const metadata = pageMetadata({
  title: "Blog",
  description: "Guías y consejos para cuidar tu consola. Estamos escribiendo los primeros artículos.",
  path: "/blog",
});

type Door = { href: Route; icon: IconName; title: string; text: string };

const DOORS: Door[] = [
  {
    href: "/cursos",
    icon: "lucide--graduation-cap",
    title: "Aprende con los cursos",
    text: "Reparación y mantenimiento paso a paso, por niveles.",
  },
  {
    href: "/servicios" as Route,
    icon: "lucide--wrench",
    title: "Resuelve una falla hoy",
    text: "Diagnóstico gratis en 24 horas para PlayStation, Xbox y Nintendo.",
  },
  {
    href: "/contacto",
    icon: "lucide--book-open",
    title: "Propón un tema",
    text: "¿Qué te gustaría leer primero? Cuéntanos por WhatsApp o correo.",
  },
];

export default function BlogPage() {
  return (
    <>
      <PageIntro
        eyebrow="Bitácora"
        title="Blog"
        lead="Todavía no hay artículos: estamos escribiendo los primeros, sobre fallas comunes, mantenimiento y herramientas. Mientras tanto, por aquí puedes seguir la aventura."
      />
      <div className="page py-10 sm:py-14">
        <ul className="grid gap-5 md:grid-cols-3">
          {DOORS.map(({ href, icon, title, text }) => (
            <li key={href}>
              <Link
                href={href}
                className="panel flex h-full flex-col gap-3 p-6 transition-colors hover:border-electric"
              >
                <Icon name={icon} className="size-9 text-electric" />
                <h2 className="text-xl">{title}</h2>
                <p className="text-muted">{text}</p>
              </Link>
            </li>
          ))}
        </ul>
      </div>
    </>
  );
}
