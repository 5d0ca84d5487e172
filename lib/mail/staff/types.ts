import type { z } from "zod";
import type { failedMails } from "./rows";

export type FailedMails = z.output<typeof failedMails>;
export type FailedMail = FailedMails["items"][number];
