import type { z } from "zod";
import type { postQueue } from "./rows";

export type PostQueue = z.output<typeof postQueue>;
export type PostForStaff = PostQueue["items"][number];
