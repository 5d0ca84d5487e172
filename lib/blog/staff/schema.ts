import { z } from "zod";
import { fromColombianInput } from "@/lib/core/dates";
import { formatNumber } from "@/lib/core/money";
import { POST_CATEGORIES } from "../labels";
import { NEEDS_BODY, NEEDS_EXCERPT, NOT_IN_FUTURE, SLUG_RESERVED, SLUG_SHAPE } from "./labels";
import { LONGEST_SLUG, RESERVED_SLUGS } from "./slug";
import { POST_STEPS } from "./types";

const most = (longest: number) => `Máximo ${formatNumber(longest)} caracteres.`;
const optional = (longest: number) => z.string().trim().max(longest, most(longest));

const id = z.uuid();
const title = z.string().trim().min(1, "Escribe el título.").max(120, most(120));
const category = z.enum(POST_CATEGORIES, "Elige una categoría.");
const slug = z
  .string()
  .trim()
  .max(LONGEST_SLUG, most(LONGEST_SLUG))
  .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, SLUG_SHAPE)
  .refine((text) => !RESERVED_SLUGS.includes(text), SLUG_RESERVED);

export const addPostSchema = z.object({ title, category });

const fields = z.object({
  id,
  version: z.number().int().min(1),
  step: z.enum(POST_STEPS),
  title,
  slug,
  category,
  excerpt: optional(300),
  body: z.string().max(60_000, most(60_000)),
  cover: optional(2000),
  coverAlt: optional(200),
  /** The format of a datetime-local field, in Colombian time. */
  publishOn: z.string().max(40),
});

/** A published or scheduled post must be complete; a scheduled one also needs a future date. */
export const savePostSchema = fields
  .superRefine(({ step, excerpt, body }, context) => {
    if (step !== "publicar" && step !== "programar") return;
    if (!excerpt) context.addIssue({ code: "custom", path: ["excerpt"], message: NEEDS_EXCERPT });
    if (!body.trim()) context.addIssue({ code: "custom", path: ["body"], message: NEEDS_BODY });
  })
  .transform(({ publishOn, ...post }, context) => {
    if (post.step !== "programar") return { ...post, publishAt: null };
    const publishAt = fromColombianInput(publishOn);
    if (publishAt && Date.parse(publishAt) > Date.now()) return { ...post, publishAt };
    context.addIssue({ code: "custom", path: ["publishOn"], message: NOT_IN_FUTURE });
    return z.NEVER;
  });

export const featurePostSchema = z.object({ id, isFeatured: z.boolean() });

export const postRefSchema = z.object({ id });

export type AddPostInput = z.output<typeof addPostSchema>;
export type SavePostInput = z.output<typeof savePostSchema>;
