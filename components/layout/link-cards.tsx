import { Icon, type IconName } from "@/components/ui/icon";

export type LinkCard = { href: string; title: string; text: string; icon: IconName; external?: boolean };

/** Ways on from a page of the panel. They lead to other documents, so they are plain links. */
export function LinkCards({ cards }: { cards: LinkCard[] }) {
  return (
    <ul className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
      {cards.map(({ href, title, text, icon, external }) => (
        <li key={title}>
          <a
            href={href}
            {...(external && { target: "_blank", rel: "noopener" })}
            className="panel group flex h-full gap-4 p-4 hover:border-primary sm:flex-col sm:p-5"
          >
            <span className="grid size-11 shrink-0 place-items-center rounded-md bg-muted text-warm">
              <Icon name={icon} />
            </span>
            <span className="flex-1">
              <span className="flex items-center justify-between gap-2 font-display text-lg font-bold">
                {title}
                <Icon
                  name="lucide--arrow-right"
                  className="size-5 text-muted-foreground group-hover:text-primary"
                />
              </span>
              <span className="text-muted-foreground">{text}</span>
            </span>
          </a>
        </li>
      ))}
    </ul>
  );
}
