import { wayOn } from "./way-on";

/** Link to the next step after a failure, if there is one. */
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
