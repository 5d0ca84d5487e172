import { wayOn } from "./way-on";

/** The link that belongs to a refusal, when there is a way on. */
export function WayOnLink({ message, className }: { message: string; className?: string }) {
  const way = wayOn(message);
  if (!way) return null;
  const { href, label, newTab } = way;
  return (
    <a href={href} {...(newTab && { target: "_blank", rel: "noopener" })} className={className}>
      {label}
    </a>
  );
}
