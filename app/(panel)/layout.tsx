import "@/app/panel.css";
import type { Metadata } from "next";
import { cookies, headers } from "next/headers";
import { connection } from "next/server";
import type { ReactNode } from "react";
import { CartButton } from "@/components/cart/cart-button";
import { LeaveQuestion } from "@/components/forms/leave-question";
import { HtmlShell } from "@/components/layout/html-shell";
import { PanelBar } from "@/components/layout/panel-bar";
import { PanelHeader } from "@/components/layout/panel-header";
import { panelLinks } from "@/components/layout/panel-links";
import { PANEL_MENU, PanelMenu } from "@/components/layout/panel-menu";
import { PanelSidebar } from "@/components/layout/panel-sidebar";
import { SIDEBAR_COOKIE } from "@/components/layout/panel-state";
import { SkipLink } from "@/components/layout/skip-link";
import { UserMenu } from "@/components/layout/user-menu";
import { AccountGuard } from "@/components/live/account-guard";
import { WaitingProvider } from "@/components/live/waiting";
import { PaletteButton } from "@/components/overview/staff/palette-button";
import { MORE_SCREENS, QUICK_ACTIONS } from "@/components/overview/staff/quick-action-links";
import { SiteSearch } from "@/components/search/site-search";
import { Icon } from "@/components/ui/icon";
import { ownRights } from "@/lib/auth/rights";
import { canChangeSettings, isStaff } from "@/lib/auth/roles";
import { getSessionUser } from "@/lib/auth/session";
import { toSessionView } from "@/lib/auth/session-view";
import { accountMark } from "@/lib/core/account-mark";
import { cn } from "@/lib/core/cn";
import { env } from "@/lib/core/env";
import { readOr } from "@/lib/core/read-or";
import { getWaiting } from "@/lib/overview/queries";
import { robotsOf } from "@/lib/seo/indexing";
import { siteMetadata } from "@/lib/settings/metadata";
import { getSettings } from "@/lib/settings/queries";

export const instant = false;

export async function generateMetadata(): Promise<Metadata> {
  return { ...siteMetadata(await getSettings(), env().SITE_URL), robots: robotsOf("panel") };
}

export default async function PanelLayout({ children }: { children: ReactNode }) {
  await connection();
  const nonce = (await headers()).get("x-nonce") ?? undefined;
  const [{ name }, user, jar] = await Promise.all([getSettings(), getSessionUser(), cookies()]);
  const group = !user || !isStaff(user.role) ? "customer" : canChangeSettings(user.role) ? "admin" : "staff";
  const [waiting, known] =
    group === "customer"
      ? [null, null]
      : await Promise.all([
          readOr(null, "overview.waiting", getWaiting()),
          readOr(null, "auth.rights", ownRights()),
        ]);
  const rights = known && { seesReports: known.seesReports };
  return (
    <HtmlShell nonce={nonce}>
      <SkipLink />
      <WaitingProvider initial={waiting}>
        <PanelHeader
          name={name}
          menu={<PanelMenu group={group} rights={rights} />}
          search={
            group === "customer" ? (
              <>
                <SiteSearch />
                <a href="/tienda" className="btn btn-ghost btn-sm max-sm:hidden">
                  <Icon name="lucide--store" />
                  Tienda
                </a>
                <CartButton />
              </>
            ) : (
              <PaletteButton links={[...QUICK_ACTIONS, ...panelLinks(group, rights), ...MORE_SCREENS]} />
            )
          }
          account={
            user && (
              <UserMenu
                icon={<Icon name="lucide--circle-user-round" className="size-6 shrink-0" />}
                user={toSessionView(user)}
              />
            )
          }
        />
        <div className="flex">
          <PanelSidebar group={group} rights={rights} startsCollapsed={jar.has(SIDEBAR_COOKIE)} />
          <main
            id="contenido"
            tabIndex={-1}
            data-group={group}
            data-account={user ? accountMark(user.id) : undefined}
            className={cn(
              "page min-w-0 flex-1 outline-none max-lg:mb-(--panel-bar)",
              group === "customer" ? "py-8 lg:py-10" : "py-2.5",
            )}
          >
            {children}
          </main>
        </div>
        <PanelBar group={group} menu={PANEL_MENU} />
      </WaitingProvider>
      <LeaveQuestion />
      {user && <AccountGuard account={accountMark(user.id)} />}
    </HtmlShell>
  );
}
