import { z } from "zod";
import { pageKind } from "@/lib/telemetry/page-kind";
import { PAGE_LABELS } from "./labels";

const duration = z.number().min(0).max(600_000).optional();

/** A page's report of one visit: times in milliseconds, and the layout shift score. */
export const visitSchema = z.object({
  path: z
    .string()
    .startsWith("/")
    .max(500)
    .refine((path) => Object.hasOwn(PAGE_LABELS, pageKind(path))),
  device: z.enum(["mobile", "desktop"]),
  values: z
    .strictObject({
      LCP: duration,
      FCP: duration,
      TTFB: duration,
      INP: duration,
      CLS: z.number().min(0).max(1000).optional(),
    })
    .refine((values) => Object.keys(values).length > 0),
});

export type Visit = z.output<typeof visitSchema>;
