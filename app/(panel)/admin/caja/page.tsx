import type { Metadata } from "next";
import { ClosedTable } from "@/components/cash/closed-table";
import { DayMoney } from "@/components/cash/day-money";
import { EditDrawers } from "@/components/cash/edit-drawers";
import { OpenDrawer } from "@/components/cash/open-drawer";
import { SessionCard } from "@/components/cash/session-card";
import { PanelSection } from "@/components/layout/panel-section";
import { FilterDates } from "@/components/lists/filter-dates";
import { ListHead } from "@/components/lists/list-head";
import { ListPager } from "@/components/lists/list-pager";
import { requireRole } from "@/lib/auth/guards";
import { ownRights } from "@/lib/auth/rights";
import { canChangeSettings, STAFF_ROLES } from "@/lib/auth/roles";
import { SESSION_LIST } from "@/lib/cash/list";
import { getCashDay, listClosedSessions, listDrawers, openSessions } from "@/lib/cash/queries";
import { colombianDay, formatDay } from "@/lib/core/dates";
import { addDays } from "@/lib/core/days";
import { parseListState } from "@/lib/core/list-state";
import { LONGEST_DAYS } from "@/lib/orders/staff/money-period";

export const metadata: Metadata = { title: "Caja" };

export default async function CashPage({ searchParams }: PageProps<"/admin/caja">) {
  const user = await requireRole(STAFF_ROLES, { path: SESSION_LIST.path });
  const state = parseListState(await searchParams, SESSION_LIST);
  const now = Date.now();
  const today = colombianDay(now);
  const { desde, hasta } = state.filters;
  // Without a period, today's money beside all closes.
  const period = { from: desde ?? hasta ?? today, to: hasta ?? today };
  const isYear = period.from <= period.to && period.to <= addDays(period.from, LONGEST_DAYS);
  const rights = await ownRights();
  const [drawers, sessions, closed, day] = await Promise.all([
    listDrawers(),
    openSessions(),
    listClosedSessions(state),
    rights.seesReports && isYear ? getCashDay(period) : null,
  ]);
  return (
    <>
      <ListHead title="Caja">
        {canChangeSettings(user.role) && (
          <EditDrawers drawers={drawers.map(({ id, name, isActive }) => ({ id, name, isActive }))} />
        )}
        {rights.closesDrawer && (
          <OpenDrawer
            drawers={drawers.map(({ id, name, isActive }) => ({ id, name, isActive }))}
            sessions={sessions.map(({ drawerId }) => ({ drawerId }))}
          />
        )}
      </ListHead>
      <div className="flex flex-col gap-6">
        {sessions.length > 0 ? (
          <ul aria-label="Cajas abiertas" className="flex flex-col gap-3">
            {sessions.map((session) => (
              <SessionCard key={session.id} session={session} now={now} mayClose={rights.closesDrawer} />
            ))}
          </ul>
        ) : (
          <p className="panel px-4 py-3 text-muted-foreground">
            Ninguna caja está abierta. Sin una, el efectivo queda fuera de caja.
          </p>
        )}
        <div className="flex flex-wrap items-center gap-2">
          <FilterDates state={state} today={today} />
        </div>
        {rights.seesReports && (
          <PanelSection
            id="dinero"
            title={
              period.from === period.to
                ? period.from === today
                  ? "Dinero de hoy"
                  : `Dinero del ${formatDay(period.from)}`
                : "Dinero del periodo"
            }
          >
            {day ? (
              <DayMoney day={day} />
            ) : (
              <p className="panel px-4 py-3">Elige un periodo de hasta un año, del primer día al último.</p>
            )}
          </PanelSection>
        )}
        <PanelSection id="cierres" title="Cierres">
          {closed.items.length > 0 ? (
            <ClosedTable items={closed.items} />
          ) : (
            <p className="panel px-4 py-3 text-muted-foreground">No hay cierres.</p>
          )}
          {closed.total > 0 && <ListPager state={state} total={closed.total} />}
        </PanelSection>
      </div>
    </>
  );
}
