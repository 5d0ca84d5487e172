import type { z } from "zod";
import type { moderated, reviewQueue } from "./rows";

export type ReviewQueue = z.output<typeof reviewQueue>;
export type ReviewForStaff = ReviewQueue["items"][number];
export type Moderated = z.output<typeof moderated>;
