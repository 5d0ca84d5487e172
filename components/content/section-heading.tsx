import type { Route } from "next";
import Link from "next/link";
import { Eyebrow } from "@/components/ui/eyebrow";
import { Icon } from "@/components/ui/icon";
import { cn } from "@/lib/core/cn";

type Props = {
  title: string;
  eyebrow?: string;
  href?: Route;
  linkText?: string;
  className?: string;
  id?: string;
};

/** A section's title with a link to the full list. */
export function SectionHeading({ title, eyebrow, href, linkText, className, id }: Props) {
  return (
    <div className={cn("flex flex-wrap items-end justify-between gap-x-6 gap-y-2", className)}>
      <div>
        {eyebrow && <Eyebrow>{eyebrow}</Eyebrow>}
        <h2 id={id} className="text-2xl sm:text-3xl">
          {title}
        </h2>
      </div>
      {href && (
        <Link
          href={href}
          className="group inline-flex min-h-11 items-center gap-2 font-semibold text-primary underline-offset-4 hover:underline"
        >
          {linkText}
          <Icon
            name="lucide--arrow-right"
            className="size-4 transition-transform group-hover:translate-x-1"
          />
        </Link>
      )}
    </div>
  );
}
