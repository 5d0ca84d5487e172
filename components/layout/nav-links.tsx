"use client";

import { usePathname } from "next/navigation";
import { useIsBrowser } from "@/components/ui/use-is-browser";
import { cn } from "@/lib/core/cn";
import type { NavLink } from "./links";
import { PageLink } from "./page-link";

/** The prerendered page has both; the session's mark on <html> shows one. */
const SHOWN = { visitor: "in-data-session:hidden", person: "hidden in-data-session:flex" };

type Props = { links: NavLink[]; className: string };

function isCurrent(path: string | null, href: string): boolean {
  if (path === null) return false;
  return href === "/" ? path === "/" : path === href || path.startsWith(`${href}/`);
}

/** Links with the current page marked after hydration: the prerendered menu is the same for all pages. */
export function NavLinks(props: Props) {
  const isBrowser = useIsBrowser();
  return isBrowser ? <LocatedLinks {...props} /> : <Links {...props} path={null} />;
}

function LocatedLinks(props: Props) {
  return <Links {...props} path={usePathname()} />;
}

function Links({ links, className, path }: Props & { path: string | null }) {
  return links.map(({ href, label, reload, only }) => {
    const current = isCurrent(path, href) ? "page" : undefined;
    const classes = cn(className, only && SHOWN[only]);
    return reload ? (
      <a key={href} href={href} aria-current={current} className={classes}>
        {label}
      </a>
    ) : (
      <PageLink key={href} href={href} aria-current={current} className={classes}>
        {label}
      </PageLink>
    );
  });
}
