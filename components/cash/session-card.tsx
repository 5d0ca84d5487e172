import type { Route } from "next";
import Link from "next/link";
import { Badge } from "@/components/ui/badge";
import { buttonVariants } from "@/components/ui/button";
import type { OpenSession } from "@/lib/cash/rows";
import { openSince } from "@/lib/cash/since";
import { formatCop } from "@/lib/core/money";
import { CloseDrawer } from "./close-drawer";
import { MoveCash } from "./move-cash";

type Props = { session: OpenSession; now: number; mayClose: boolean };

/** An open drawer: since when, by whom, and what can be done with it. What it holds is not shown: the count is blind. */
export function SessionCard({ session, now, mayClose }: Props) {
  const { id, drawer, openedBy, isOwn, openedAt, openingFloat } = session;
  const { text, isForgotten } = openSince(openedAt, now);
  return (
    <li className="panel flex flex-wrap items-center justify-between gap-4 p-5">
      <div className="min-w-0">
        <h2 className="text-xl wrap-anywhere">{drawer}</h2>
        <p className="text-muted-foreground">
          {isForgotten ? (
            <Badge variant="destructive" className="normal-case">
              {text}
            </Badge>
          ) : (
            <span className="first-letter:uppercase">{text}</span>
          )}{" "}
          por {isOwn ? "ti" : (openedBy ?? "alguien del equipo")} · Base {formatCop(openingFloat)}
        </p>
      </div>
      <div className="flex flex-wrap gap-2">
        <Link href={`/admin/caja/${id}` as Route} className={buttonVariants({ variant: "ghost" })}>
          Movimientos
        </Link>
        {mayClose && (
          <>
            <MoveCash sessionId={id} />
            <CloseDrawer sessionId={id} drawer={drawer} />
          </>
        )}
      </div>
    </li>
  );
}
