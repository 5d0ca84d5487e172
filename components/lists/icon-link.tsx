import type { Route } from "next";
import Link from "next/link";
import { Icon, type IconName } from "@/components/ui/icon";

type Props = {
  href: string;
  /** What it does to which row, for whoever does not see the row. */
  label: string;
  title: string;
  icon: IconName;
  /** Opened on top of the list, which stays where it is. */
  isOverlay?: boolean;
};

/** A step from a row of a list, within the panel. */
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

/** The public page of a row, in another tab. */
export function ViewLink({ href, label, title }: Omit<Props, "icon" | "isOverlay">) {
  return (
    <a href={href} target="_blank" rel="noopener" aria-label={label} title={title} className="icon-btn">
      <Icon name="lucide--eye" className="size-5" />
    </a>
  );
}
