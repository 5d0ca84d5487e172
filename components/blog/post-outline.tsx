import type { OutlineEntry } from "@/lib/blog/outline";

/** Table of contents of a long post. */
export function PostOutline({ entries }: { entries: OutlineEntry[] }) {
  if (entries.length === 0) return null;
  return (
    <nav aria-labelledby="indice" className="panel order-1 p-5 lg:order-none print:hidden">
      <h2 id="indice" className="eyebrow mb-2">
        En este artículo
      </h2>
      <ol className="flex flex-col">
        {entries.map(({ id, text }) => (
          <li key={id}>
            <a href={`#${id}`} className="quiet-link leading-snug lg:min-h-9">
              {text}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  );
}
