import type { z } from "zod";
import type { ProductSummary } from "@/lib/catalog/types";
import type { MemberValues, StoryValues } from "./fields";
import type { bestReviews, bestSellers } from "./rows";

/** Products that open the home page. */
export type HomeProducts = {
  /** Staff chose them; otherwise it is the newest one. */
  isChosen: boolean;
  items: ProductSummary[];
};

export type BestSeller = z.output<typeof bestSellers>[number];
export type BestReview = z.output<typeof bestReviews>[number];
export type RepairStory = Omit<StoryValues, "isPublished"> & { id: string };
export type TeamMember = Omit<MemberValues, "isPublished"> & { id: string };
