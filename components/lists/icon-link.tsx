import type { Route } from "next";
import Link from "next/link";
import { Icon, type IconName } from "@/components/ui/icon";

type Props = {
  href: string;
  /** Accessible name: action and row. */
  label: string;
  title: string;
  icon: IconName;
  /** Opens a dialog over the list without scrolling. */
  isOverlay?: boolean;
};

/** A row's link within the panel. */
export function IconLink({ href, label, title, icon, isOverlay = false }: Props) {
  return (
    <Link
      href={href as Route}
      scroll={!isOverlay}
      prefetch={false}
      aria-label={label}
      title={title}
      className="icon-btn"
    >
      <Icon name={icon} className="size-5" />
    </Link>
  );
}

/** A row's public page, in a new tab. */
export function ViewLink({ href, label, title }: Omit<Props, "icon" | "isOverlay">) {
  return (
    <a href={href} target="_blank" rel="noopener" aria-label={label} title={title} className="icon-btn">
      <Icon name="lucide--eye" className="size-5" />
    </a>
  );
}
