"use client";

import Link from "next/link";
import { usePathname } from "next/navigation";
import type { NavLink } from "./links";

type Props = { links: NavLink[]; className: string };

function isCurrent(path: string, href: string): boolean {
  return href === "/" ? path === "/" : path === href || path.startsWith(`${href}/`);
}

/** Links that know which page they are on. */
export function NavLinks({ links, className }: Props) {
  const path = usePathname();
  return links.map(({ href, label, reload }) => {
    const current = isCurrent(path, href) ? "page" : undefined;
    return reload ? (
      <a key={href} href={href} aria-current={current} className={className}>
        {label}
      </a>
    ) : (
      <Link key={href} href={href} aria-current={current} className={className}>
        {label}
      </Link>
    );
  });
}
