import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { COURSE_TABS, courseTabPath, isCourseTab } from "@/lib/courses/course-filter";
import { TAB_LABELS } from "@/lib/courses/labels";
import { pageMetadata } from "@/lib/seo/page-metadata";
import { CourseCatalog } from "../course-catalog";

export const ensureStatic = "navigation";
export const instant = false;

type Props = PageProps<"/cursos/[categoria]">;

export function generateStaticParams() {
  return COURSE_TABS.filter((tab) => tab !== "todos").map((categoria) => ({ categoria }));
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { categoria } = await params;
  if (!isCourseTab(categoria)) return {};
  const label = TAB_LABELS[categoria];
  return pageMetadata({
    title: `Cursos: ${label}`,
    description: `Cursos en línea de la categoría ${label} para consolas y controles, con lecciones claras y a tu ritmo.`,
    path: courseTabPath(categoria),
  });
}

export default async function CourseCategoryPage({ params }: Props) {
  const { categoria } = await params;
  if (!isCourseTab(categoria)) notFound();
  return <CourseCatalog tab={categoria} />;
}
