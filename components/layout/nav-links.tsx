"use client";

import { usePathname } from "next/navigation";
import { useIsBrowser } from "@/components/ui/use-is-browser";
import type { NavLink } from "./links";
import { PageLink } from "./page-link";

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
  return links.map(({ href, label, reload }) => {
    const current = isCurrent(path, href) ? "page" : undefined;
    return reload ? (
      <a key={href} href={href} aria-current={current} className={className}>
        {label}
      </a>
    ) : (
      <PageLink key={href} href={href} aria-current={current} className={className}>
        {label}
      </PageLink>
    );
  });
}
