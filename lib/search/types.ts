/** In the order of the tabs of the results page. */
export const HIT_KINDS = ["product", "service", "course", "post", "help"] as const;
export type HitKind = (typeof HIT_KINDS)[number];

export type Hit = {
  kind: HitKind;
  title: string;
  /** A short description; may be empty. */
  text: string;
  href: string;
  /** URL of its image; empty without one. */
  image: string;
  /** COP; null for what is not sold. */
  price: number | null;
  isSoldOut: boolean;
};

export type SearchAnswer = {
  hits: Hit[];
  total: number;
  counts: Partial<Record<HitKind, number>>;
  /** The corrected query that was searched instead of a misspelled one. */
  corrected: string | null;
};
