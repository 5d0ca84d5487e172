import type { Metadata } from "next";
import { Suspense } from "react";
import { HowToEarn } from "@/components/gamification/panel/how-to-earn";
import { Missions } from "@/components/gamification/panel/missions";
import { SocialPostForm } from "@/components/gamification/panel/social-post-form";
import { PanelTitle } from "@/components/layout/panel-title";
import { LiveRefresh } from "@/components/live/live-refresh";
import { Skeleton } from "@/components/ui/skeleton";
import { requireUser } from "@/lib/auth/guards";
import { getSettings } from "@/lib/settings/queries";
import { OwnProgress } from "../own-progress";
import { OwnLedger } from "./own-ledger";
import { OwnPosts } from "./own-posts";

export const metadata: Metadata = { title: "Mi Progreso" };

export default async function ProgressPage() {
  await requireUser("/dashboard/progreso");
  const { missionsEnabled } = await getSettings();
  return (
    <>
      <PanelTitle title="Mi Progreso">
        <p>Tus niveles, tus puntos y de dónde salen.</p>
      </PanelTitle>
      <div className="grid gap-10">
        <OwnProgress />
        {missionsEnabled && <Missions />}
        <div className="grid gap-10 lg:grid-cols-[1fr_24rem]">
          <div className="grid content-start gap-6 lg:col-start-2">
            <HowToEarn />
            <section aria-labelledby="publicaciones" className="panel grid gap-4 p-5">
              <h2 id="publicaciones" className="text-xl">
                Comparte y gana
              </h2>
              <p className="text-muted-foreground">
                Publica tu experiencia con nosotros y envíanos el enlace. Cuando lo aprobemos, desbloqueas el
                logro Influencer Gamer.
              </p>
              <SocialPostForm />
              <Suspense fallback={<Skeleton className="h-12" />}>
                <OwnPosts />
              </Suspense>
            </section>
          </div>
          <section
            aria-labelledby="movimientos"
            className="grid content-start gap-4 lg:col-start-1 lg:row-start-1"
          >
            <h2 id="movimientos" className="text-2xl">
              De dónde salen tus puntos
            </h2>
            <Suspense fallback={<Skeleton className="h-64" />}>
              <OwnLedger />
            </Suspense>
          </section>
        </div>
      </div>
      <LiveRefresh tables={["xp_events", "social_posts"]} />
    </>
  );
}
