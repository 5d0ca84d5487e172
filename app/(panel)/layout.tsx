import "@/app/globals.css";
import type { Metadata } from "next";
import { headers } from "next/headers";
import { connection } from "next/server";
import type { ReactNode } from "react";
import { CurrentDate } from "@/components/layout/current-date";
import { HtmlShell } from "@/components/layout/html-shell";
import { SkipLink } from "@/components/layout/skip-link";
import { SlimHeader } from "@/components/layout/slim-header";
import { UserMenu } from "@/components/layout/user-menu";
import { Icon } from "@/components/ui/icon";
import { getSessionUser } from "@/lib/auth/session";
import { toSessionView } from "@/lib/auth/session-view";
import { env } from "@/lib/core/env";
import { siteMetadata } from "@/lib/settings/metadata";
import { getSettings } from "@/lib/settings/queries";

export const instant = false;

export function generateMetadata(): Metadata {
  return { ...siteMetadata(env().SITE_URL), robots: { index: false } };
}

export default async function PanelLayout({ children }: { children: ReactNode }) {
  await connection();
  const nonce = (await headers()).get("x-nonce") ?? undefined;
  const [{ name }, user] = await Promise.all([getSettings(), getSessionUser()]);
  return (
    <HtmlShell nonce={nonce}>
      <SkipLink />
      <SlimHeader name={name}>
        <CurrentDate />
        {user && (
          <UserMenu
            icon={<Icon name="lucide--circle-user-round" className="size-6 shrink-0" />}
            user={toSessionView(user)}
          />
        )}
      </SlimHeader>
      <main id="contenido" tabIndex={-1} className="page py-8 outline-none lg:py-12">
        {children}
      </main>
    </HtmlShell>
  );
}
