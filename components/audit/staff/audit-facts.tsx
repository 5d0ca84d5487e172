import { Icon } from "@/components/ui/icon";
import type { AuditFact } from "@/lib/audit/types";

const SHOWN = 4;

/** Old and new values of an entry; a long list is collapsed. */
export function AuditFacts({ facts }: { facts: AuditFact[] }) {
  if (facts.length === 0) return null;
  const more = facts.slice(SHOWN);
  return (
    <div className="text-xs leading-5">
      <Facts facts={facts.slice(0, SHOWN)} />
      {more.length > 0 && (
        <details>
          <summary className="flex min-h-7 w-fit pointer-coarse:min-h-11 cursor-pointer items-center text-muted-foreground hover:text-foreground">
            {more.length === 1 ? "Un cambio más" : `${more.length} cambios más`}
          </summary>
          <Facts facts={more} />
        </details>
      )}
    </div>
  );
}

function Facts({ facts }: { facts: AuditFact[] }) {
  return (
    <dl className="flex flex-wrap gap-x-5">
      {facts.map(({ label, before, value }) => (
        <div key={`${label} ${before} ${value}`} className="flex min-w-0 flex-wrap gap-x-1.5">
          <dt className="text-muted-foreground first-letter:uppercase">{label}:</dt>
          <dd className="min-w-0 wrap-anywhere">
            {before !== undefined && (
              <>
                <span className="sr-only">antes </span>
                <span className="text-muted-foreground">{before}</span>
                <Icon
                  name="lucide--arrow-right"
                  className="mx-1.5 size-3.5 align-[-2px] text-muted-foreground"
                />
                <span className="sr-only"> ahora </span>
              </>
            )}
            {value}
          </dd>
        </div>
      ))}
    </dl>
  );
}
