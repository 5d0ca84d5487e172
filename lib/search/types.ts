/** In the order of the results page. */
export const HIT_KINDS = ["product", "service", "course", "post", "help"] as const;
export type HitKind = (typeof HIT_KINDS)[number];

export type Hit = {
  kind: HitKind;
  title: string;
  /** A sentence about it; may be empty. */
  text: string;
  href: string;
  /** Empty when it has none. */
  image: string;
  /** COP; null for what is not sold. */
  price: number | null;
  isSoldOut: boolean;
};

export type SearchAnswer = {
  hits: Hit[];
  total: number;
  counts: Partial<Record<HitKind, number>>;
  /** The words that were searched instead of misspelled ones. */
  corrected: string | null;
};
