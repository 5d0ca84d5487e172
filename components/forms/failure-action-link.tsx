import { failureAction } from "@/components/toasts/failure-action";

/** Link to the next step after a failure, if there is one. */
export function FailureActionLink({ message, className }: { message: string; className?: string }) {
  const action = failureAction(message);
  if (!action) return null;
  const { href, label, newTab } = action;
  return (
    <a href={href} {...(newTab && { target: "_blank", rel: "noopener" })} className={className}>
      {label}
    </a>
  );
}
