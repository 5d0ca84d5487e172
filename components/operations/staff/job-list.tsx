import { Icon } from "@/components/ui/icon";
import { cn } from "@/lib/core/cn";
import { counted } from "@/lib/core/counted";
import { elapsed, MINUTE } from "@/lib/core/dates";
import { formatNumber } from "@/lib/core/money";
import { isFailing } from "@/lib/operations/alarm-rules";
import { JOB_LABELS, JOB_STAKES } from "@/lib/operations/labels";
import type { Job } from "@/lib/operations/rows";

/** The scheduled jobs: when each ran, how long it took, and how its last runs ended. */
export function JobList({ jobs, now }: { jobs: Job[]; now: number }) {
  return (
    <ul className="panel divide-y divide-border">
      {jobs.map((job) => (
        <JobRow key={job.name} job={job} now={now} />
      ))}
    </ul>
  );
}

function JobRow({ job, now }: { job: Job; now: number }) {
  const { name, finishedAt, isStopped, runs } = job;
  const fails = isFailing(job, now);
  const isWell = !isStopped && !fails;
  const [last] = runs;
  const failed = runs.filter(({ ok }) => !ok).length;
  return (
    <li className="flex flex-col gap-1 px-4 py-3">
      <p className="flex flex-wrap items-center justify-between gap-x-4 font-semibold">
        <span>{JOB_LABELS[name]}</span>
        <span className={cn("flex items-center gap-2 text-sm", isWell ? "text-success" : "text-destructive")}>
          <Icon name={isWell ? "lucide--circle-check-big" : "lucide--triangle-alert"} className="size-4" />
          {fails ? "Falla" : isStopped ? "Detenida" : "Al día"}
        </span>
      </p>
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 text-sm text-muted-foreground">
        <span>
          {finishedAt ? `Última vez: ${sinceText(finishedAt, now)}` : "Nunca ha corrido"}
          {last && ` · ${formatNumber(last.ms)} ms`}
        </span>
        {runs.length > 0 && (
          <span className="flex items-center gap-2">
            <span aria-hidden className="flex gap-0.5">
              {runs.toReversed().map(({ startedAt, ok }) => (
                <span
                  key={startedAt}
                  className={cn("h-3 w-1 rounded-full", ok ? "bg-success" : "bg-destructive")}
                />
              ))}
            </span>
            {failed === 0
              ? counted(runs.length, "vez sin fallos", "veces sin fallos")
              : `${failed} de ${runs.length} con fallos`}
          </span>
        )}
      </div>
      {!isWell && (
        <p className="text-sm">
          {JOB_STAKES[name]} Avísale a quien administra el servidor:{" "}
          {fails ? "la causa está en el registro del sitio." : "el programador debe llamarla cada minuto."}
        </p>
      )}
    </li>
  );
}

const sinceText = (iso: string, now: number) =>
  now - Date.parse(iso) < MINUTE ? "hace menos de un minuto" : `hace ${elapsed(iso, now)}`;
