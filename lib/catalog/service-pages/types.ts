import type { Faq } from "@/lib/content/faqs";

/** Static content of one repair service page. */
export type ServicePage = {
  slug: string;
  console: string;
  /** Words in a service's name that map it to this page. */
  nameWords: readonly string[];
  title: string;
  description: string;
  /** COP */
  priceFrom: number;
  /** Used while no service of the list has an image for this console. */
  image: string;
  features: readonly string[];
  keywords: readonly string[];
  warrantyMonths: number;
  duration: string;
  faqs: readonly Faq[];
};
