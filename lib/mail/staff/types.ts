import type { z } from "zod";
import type { lostMails } from "./rows";

export type LostMails = z.output<typeof lostMails>;
export type LostMail = LostMails["items"][number];
