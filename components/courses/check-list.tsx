import { Icon } from "@/components/ui/icon";
import { cn } from "@/lib/core/cn";

type Props = { id: string; title: string; items: string[]; wide?: boolean };

/** List of requirements, contents or outcomes of a course. */
export function CheckList({ id, title, items, wide = false }: Props) {
  return (
    <section aria-labelledby={id} className="flex flex-col gap-4">
      <h2 id={id} className="band-title">
        {title}
      </h2>
      <ul className={cn("grid gap-x-8 gap-y-3", wide && "sm:grid-cols-2")}>
        {items.map((item) => (
          <li key={item} className="flex items-start gap-3">
            <Icon name="lucide--check" className="mt-0.5 size-5 shrink-0 text-success" />
            <span className="min-w-0">{item}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
