import type { Route } from "next";
import { PageLink } from "@/components/layout/page-link";
import { Eyebrow } from "@/components/ui/eyebrow";
import { Icon } from "@/components/ui/icon";
import { cn } from "@/lib/core/cn";

type Props = {
  title: string;
  /** Only where it adds something to the title. */
  eyebrow?: string;
  href?: Route;
  linkText?: string;
  className?: string;
  id?: string;
};

/** A section's title with a link to the full list. */
export function SectionHeading({ title, eyebrow, href, linkText, className, id }: Props) {
  return (
    <div className={cn("flex flex-wrap items-end justify-between gap-x-6 gap-y-1", className)}>
      <div>
        {eyebrow && <Eyebrow>{eyebrow}</Eyebrow>}
        <h2 id={id} className="band-title">
          {title}
        </h2>
      </div>
      {href && (
        <PageLink href={href} className="more-link">
          {linkText}
          <Icon name="lucide--arrow-right" />
        </PageLink>
      )}
    </div>
  );
}
