import { PageLink } from "@/components/layout/page-link";
import { RestorePreferences } from "@/components/layout/restore-preferences";
import { buttonVariants } from "@/components/ui/button";

/** English title by contract, with a line in Spanish. */
export function PageNotFound() {
  return (
    <div className="page flex flex-col items-center gap-5 py-16 text-center">
      <RestorePreferences />
      <img loading="lazy" src="/art/not-found.svg" alt="" width={320} height={240} className="h-52 w-auto" />
      <div lang="en" className="flex flex-col items-center gap-3">
        <h1 className="text-3xl sm:text-4xl">404: Oops! Page not found</h1>
        <PageLink href="/" className={buttonVariants({ size: "lg", className: "mt-2" })}>
          Return to Home
        </PageLink>
      </div>
      <p className="text-muted-foreground">
        No encontramos esta página: revisa la dirección o vuelve al inicio.
      </p>
    </div>
  );
}
