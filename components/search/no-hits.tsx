import { PageLink } from "@/components/layout/page-link";
import { WhatsappButton } from "@/components/layout/whatsapp-button";
import { categoryLabel } from "@/lib/catalog/labels";
import type { CategoryCount } from "@/lib/catalog/types";

type Props = {
  query: string;
  categories: CategoryCount[] /** WhatsApp link with the search prefilled. */;
  chat: string;
};

const MOST = 8;
const CHIP =
  "inline-flex min-h-11 items-center rounded-full border border-border px-4 font-semibold hover:bg-muted";
const USUAL = [
  { href: "/solicitar-reparacion", label: "Solicitar una reparación" },
  { href: "/servicios", label: "Servicios" },
  { href: "/cursos", label: "Cursos" },
  { href: "/contacto", label: "Horario y contacto" },
];

/** Without results, or without a query: popular links, and a chat with the shop. */
export function NoHits({ query, categories, chat }: Props) {
  const popular = categories.toSorted((a, b) => b.count - a.count).slice(0, MOST);
  return (
    <div className="grid gap-8">
      <header className="grid gap-2">
        <h1 className="text-2xl sm:text-3xl">
          {query ? `No encontramos nada con «${query}»` : "¿Qué buscas?"}
        </h1>
        <p className="max-w-xl text-muted-foreground">
          {query
            ? "Prueba con menos palabras o con el nombre de la consola. O pregúntanos: muchas cosas llegan sobre pedido."
            : "Escribe un producto, una falla, un curso o una pregunta: «control ps5», «no prende», «garantía»."}
        </p>
        {query && chat && (
          <p className="pt-2">
            <WhatsappButton href={chat} variant="default">
              Preguntar por «{query}»
            </WhatsappButton>
          </p>
        )}
      </header>
      <section aria-labelledby="por-categoria" className="grid gap-3">
        <h2 id="por-categoria" className="text-lg">
          Categorías con más productos
        </h2>
        <ul className="flex flex-wrap gap-2">
          {popular.map(({ category }) => (
            <li key={category}>
              <PageLink href={`/tienda/${encodeURIComponent(category)}`} className={CHIP}>
                {categoryLabel(category)}
              </PageLink>
            </li>
          ))}
        </ul>
      </section>
      <section aria-labelledby="lo-de-siempre" className="grid gap-3">
        <h2 id="lo-de-siempre" className="text-lg">
          También te puede servir
        </h2>
        <ul className="flex flex-wrap gap-2">
          {USUAL.map(({ href, label }) => (
            <li key={href}>
              <a href={href} className={CHIP}>
                {label}
              </a>
            </li>
          ))}
        </ul>
      </section>
    </div>
  );
}
