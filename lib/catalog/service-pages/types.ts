import type { Faq } from "@/lib/content/types";

/** The written content of one repair service's page. */
export type ServicePage = {
  slug: string;
  console: string;
  /** Words of a service's name that make this its page. */
  nameWords: readonly string[];
  title: string;
  description: string;
  /** COP */
  priceFrom: number;
  /** Shown while no service of the list has a picture for this console. */
  image: string;
  features: readonly string[];
  keywords: readonly string[];
  warrantyMonths: number;
  duration: string;
  faqs: readonly Faq[];
};
