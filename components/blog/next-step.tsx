import { PageLink } from "@/components/layout/page-link";
import { buttonVariants } from "@/components/ui/button";
import type { PostCategory } from "@/lib/blog/types";
import { DIAGNOSIS_TIME, SHIPPING_PRICE } from "@/lib/legal/promises";

type Step = { title: string; text: string; href: string; label: string };

const REPAIR: Step = {
  title: "¿Prefieres que lo hagamos nosotros?",
  text: `El diagnóstico es gratis y lo tienes en ${DIAGNOSIS_TIME}. No tocamos nada sin que apruebes la cotización.`,
  href: "/solicitar-reparacion",
  label: "Solicitar reparación",
};
const LEARN: Step = {
  title: "Aprende a hacerlo con método",
  text: "Cursos en línea paso a paso, a tu ritmo y con certificado verificable.",
  href: "/cursos",
  label: "Ver los cursos",
};
const SHOP: Step = {
  title: "Lo que necesitas, en la tienda",
  text: `Repuestos, herramientas y accesorios con garantía y envío ${SHIPPING_PRICE}.`,
  href: "/tienda",
  label: "Ir a la tienda",
};

const STEPS: Record<PostCategory, Step> = {
  reparacion: REPAIR,
  tutoriales: LEARN,
  noticias: REPAIR,
  comparativas: SHOP,
  herramientas: SHOP,
  negocios: LEARN,
};

/** Call to action after a post, by its category. */
export function NextStep({ category }: { category: PostCategory }) {
  const { title, text, href, label } = STEPS[category];
  return (
    <aside
      aria-labelledby="siguiente-paso"
      className="panel flex flex-col items-start gap-3 border-primary p-6 print:hidden"
    >
      <h2 id="siguiente-paso" className="text-xl">
        {title}
      </h2>
      <p className="text-muted-foreground">{text}</p>
      <PageLink href={href} className={buttonVariants({ variant: "warm" })}>
        {label}
      </PageLink>
    </aside>
  );
}
