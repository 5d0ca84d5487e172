import { CONCERNS, type Concern, type Overview } from "./types";

/** What staff_overview() answers. */
export type OverviewAnswer = {
  counts: Overview["counts"];
  attention: Partial<Record<Concern, number>>;
  low_stock: Overview["lowStock"];
  sales: Overview["sales"];
  sales_before: number;
  repairs: Overview["repairs"];
};

export function toOverview(answer: OverviewAnswer): Overview {
  return {
    counts: answer.counts,
    attention: Object.fromEntries(
      CONCERNS.map((concern) => [concern, answer.attention[concern] ?? 0]),
    ) as Overview["attention"],
    lowStock: answer.low_stock,
    sales: answer.sales,
    salesBefore: answer.sales_before,
    repairs: answer.repairs,
  };
}
