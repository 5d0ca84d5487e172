import type { CourseLeaf, LearningResourceLeaf, WithContext } from "schema-dts";
import { absolute, CONTEXT, compact, organizationRef } from "./node";

type CourseData = {
  name: string;
  description: string;
  path: string;
  image?: string;
  price: number;
  /** Of all lessons; zero when unknown. */
  minutes: number;
  weeks: number;
  level: string;
  providerName: string;
  certified: boolean;
};

function courseRef(path: string, siteUrl: string) {
  return { "@id": `${absolute(siteUrl, path)}#curso` };
}

export function courseJsonLd(course: CourseData, siteUrl: string): WithContext<CourseLeaf> {
  const url = absolute(siteUrl, course.path);
  return compact({
    "@context": CONTEXT,
    "@type": "Course",
    ...courseRef(course.path, siteUrl),
    name: course.name,
    description: course.description,
    url,
    image: course.image && absolute(siteUrl, course.image),
    inLanguage: "es-CO",
    educationalLevel: course.level,
    educationalCredentialAwarded: course.certified ? "Certificado de finalización" : undefined,
    provider: {
      "@type": "Organization",
      ...organizationRef(siteUrl),
      name: course.providerName,
      url: absolute(siteUrl, "/"),
    },
    hasCourseInstance: {
      "@type": "CourseInstance",
      courseMode: "Online",
      ...(course.minutes > 0
        ? { courseWorkload: `PT${course.minutes}M` }
        : { courseSchedule: { "@type": "Schedule", repeatCount: course.weeks, repeatFrequency: "Weekly" } }),
    },
    offers: {
      "@type": "Offer",
      url,
      price: course.price,
      priceCurrency: "COP",
      category: course.price > 0 ? "Paid" : "Free",
    },
  });
}

type LessonData = {
  name: string;
  description: string;
  path: string;
  minutes: number;
  course: { name: string; path: string };
};

/** A free preview lesson. */
export function lessonJsonLd(lesson: LessonData, siteUrl: string): WithContext<LearningResourceLeaf> {
  const { course, minutes } = lesson;
  return compact({
    "@context": CONTEXT,
    "@type": "LearningResource",
    name: lesson.name,
    description: lesson.description,
    url: absolute(siteUrl, lesson.path),
    inLanguage: "es-CO",
    learningResourceType: "Lección",
    isAccessibleForFree: true,
    timeRequired: minutes > 0 ? `PT${minutes}M` : undefined,
    isPartOf: courseRef(course.path, siteUrl),
    provider: organizationRef(siteUrl),
  });
}
