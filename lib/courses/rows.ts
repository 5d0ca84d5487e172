import { z } from "zod";
import { Constants } from "@/lib/supabase/database.types";
import { row } from "@/lib/supabase/rows";

/** What certificate_by_code() returns. */
export const certificate = row({
  code: z.string(),
  name: z.string(),
  course: z.string(),
  minutes: z.number(),
  /** What the course teaches. */
  skills: z.array(z.string()),
  issued_at: z.string(),
  /** An unknown state counts as revoked. */
  state: z.enum(Constants.public.Enums.certificate_state).catch("revocado"),
});
/** Public data of a certificate. */
export type Certificate = z.output<typeof certificate>;

/** What lesson_check() returns. */
export const lessonCheck = row({
  questions: z.array(z.object({ question: z.string(), options: z.array(z.string()) })),
  /** Right answers of the last attempt; null before the first one. */
  correct: z.number().nullable(),
  of: z.number().nullable(),
  passed: z.boolean(),
});
/** A lesson's questions without their answers, and the last result. */
export type LessonCheck = z.output<typeof lessonCheck>;

/** What answer_check() returns; explanations come with right answers. */
export const checkOutcome = row({
  results: z.array(z.object({ correct: z.boolean(), explanation: z.string() })),
  correct: z.number(),
  of: z.number(),
  passed: z.boolean(),
});
export type CheckOutcome = z.output<typeof checkOutcome>;

export type OwnCertificate = Pick<Certificate, "code" | "state" | "issuedAt">;
