import { z } from "zod";

const duration = z.number().min(0).max(600_000).optional();

/** What a page reports of one visit: milliseconds, and the score of layout shifts. */
export const visitSchema = z.object({
  path: z.string().startsWith("/").max(500),
  device: z.enum(["mobile", "desktop"]),
  values: z.strictObject({
    LCP: duration,
    FCP: duration,
    TTFB: duration,
    INP: duration,
    CLS: z.number().min(0).max(1000).optional(),
  }),
});

export type Visit = z.output<typeof visitSchema>;
