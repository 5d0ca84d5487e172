import type { Route } from "next";
import Link from "next/link";
import { Icon } from "@/components/ui/icon";
import { elapsed, MINUTE } from "@/lib/core/dates";
import { alarmText } from "@/lib/operations/labels";
import type { OperationsStatus } from "@/lib/operations/rows";

type Props = Pick<OperationsStatus, "alarms"> & { now: number };

/** Open alarms with what to do about each, or a text that there is none. */
export function AlarmList({ alarms, now }: Props) {
  if (alarms.length === 0)
    return (
      <p className="panel flex items-center gap-3 px-4 py-3 font-semibold">
        <Icon name="lucide--circle-check-big" className="size-5 shrink-0 text-success" />
        Ninguna alarma abierta
      </p>
    );
  return (
    <ul className="panel divide-y divide-border border-destructive">
      {alarms.map((alarm) => {
        const { title, todo, path } = alarmText(alarm);
        return (
          <li
            key={`${alarm.kind} ${alarm.host}`}
            className="flex flex-wrap items-center justify-between gap-x-6 gap-y-1 px-4 py-3"
          >
            <div className="flex min-w-0 flex-1 basis-64 gap-3">
              <Icon name="lucide--triangle-alert" className="mt-0.5 size-5 shrink-0 text-destructive" />
              <div className="min-w-0">
                <p className="font-semibold wrap-anywhere">{title}</p>
                <p className="text-sm text-muted-foreground">
                  {todo}{" "}
                  {now - Date.parse(alarm.since) < MINUTE
                    ? "Recién."
                    : `Desde hace ${elapsed(alarm.since, now)}.`}
                </p>
              </div>
            </div>
            {path !== "/admin/estado" && (
              <Link href={path as Route} className="quiet-link gap-1 font-semibold">
                Ver qué pasó
                <Icon name="lucide--chevron-right" className="size-4" />
              </Link>
            )}
          </li>
        );
      })}
    </ul>
  );
}
