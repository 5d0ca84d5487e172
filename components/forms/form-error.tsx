import { FailureActionLink } from "@/components/forms/failure-action-link";

/** Error of the whole form; announced to screen readers. */
export function FormError({ message }: { message?: string }) {
  return (
    <div aria-live="assertive" className="empty:absolute">
      {message && (
        <p className="rounded-md border border-destructive px-4 py-3 font-semibold text-destructive">
          {message} <FailureActionLink message={message} className="underline underline-offset-2" />
        </p>
      )}
    </div>
  );
}
