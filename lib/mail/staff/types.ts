import type { z } from "zod";
import type { lostMails } from "./rows";

export type FailedMails = z.output<typeof lostMails>;
export type LostMail = FailedMails["items"][number];
