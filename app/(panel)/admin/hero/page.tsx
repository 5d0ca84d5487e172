import type { Metadata } from "next";
import { Suspense } from "react";
import { NewSlide } from "@/components/content/staff/new-slide";
import { SlideList } from "@/components/content/staff/slide-list";
import { SlidesDenied } from "@/components/content/staff/slides-denied";
import { SlidesSetup } from "@/components/content/staff/slides-setup";
import { HomeTabs } from "@/components/home/staff/home-tabs";
import { ListHead } from "@/components/lists/list-head";
import { LiveRefresh } from "@/components/live/live-refresh";
import { Message } from "@/components/ui/message";
import { requireUser } from "@/lib/auth/guards";
import { canDeleteContent, canEditContent } from "@/lib/auth/roles";
import { HERO_SETUP_SQL } from "@/lib/content/staff/hero-setup";
import { NO_SLIDES, SLIDES_LOADING, SLIDES_UNREADABLE } from "@/lib/content/staff/labels";
import { listSlides } from "@/lib/content/staff/queries";

export const metadata: Metadata = { title: "Hero" };

export default async function HeroPage({ searchParams }: PageProps<"/admin/hero">) {
  const { role } = await requireUser("/admin/hero");
  if (!canEditContent(role)) return <SlidesDenied />;
  const { nuevo } = await searchParams;
  return (
    <>
      <Suspense
        fallback={
          <>
            <Head />
            <p role="status" className="text-muted-foreground">
              {SLIDES_LOADING}
            </p>
          </>
        }
      >
        <Slides canDelete={canDeleteContent(role)} startsNew={nuevo === "1"} />
      </Suspense>
      <LiveRefresh tables={["hero_slides"]} />
    </>
  );
}

function Head({ children }: { children?: React.ReactNode }) {
  return (
    <ListHead
      title="Hero"
      tabs={<HomeTabs current="/admin/hero" />}
      note="Los slides de la portada, en su orden."
    >
      {children}
    </ListHead>
  );
}

async function Slides({ canDelete, startsNew }: { canDelete: boolean; startsNew: boolean }) {
  const list = await listSlides();
  if (list.state === "missing")
    return (
      <>
        <Head />
        <SlidesSetup sql={HERO_SETUP_SQL} />
      </>
    );
  if (list.state === "unreadable")
    return (
      <>
        <Head />
        <Message role="alert" title={SLIDES_UNREADABLE} art="/art/error.svg" />
      </>
    );
  return (
    <>
      <Head>
        <NewSlide startsOpen={startsNew} />
      </Head>
      {list.slides.length > 0 ? (
        <SlideList slides={list.slides} canDelete={canDelete} />
      ) : (
        <Message title={NO_SLIDES} art="/art/no-results.svg">
          <p className="text-muted-foreground">
            Mientras tanto, la portada muestra los tres slides de siempre.
          </p>
        </Message>
      )}
    </>
  );
}
