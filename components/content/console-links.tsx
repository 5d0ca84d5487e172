import { PageLink } from "@/components/layout/page-link";
import { Icon } from "@/components/ui/icon";

export type ConsoleLink = { href: string; console: string; price: string; warranty: string };

/** One large link per console. */
export function ConsoleLinks({ links }: { links: ConsoleLink[] }) {
  return (
    <ul className="rows">
      {links.map(({ href, console, price, warranty }) => (
        <li key={href} className="group">
          <div className="min-w-0 flex-1">
            <h3 className="font-display text-2xl font-bold">
              <PageLink href={href} className="card-link">
                {console}
              </PageLink>
            </h3>
            <p className="text-sm text-muted-foreground">
              {price} · {warranty}
            </p>
          </div>
          <Icon name="lucide--arrow-right" className="text-warm" />
        </li>
      ))}
    </ul>
  );
}
