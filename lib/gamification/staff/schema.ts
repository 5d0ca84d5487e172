import { z } from "zod";

const postId = z.uuid("No encontramos esa publicación.");

export const reviewPostSchema = z.object({
  postId,
  status: z.enum(["approved", "rejected"], "Una publicación se aprueba o se rechaza."),
});

export const reopenPostSchema = z.object({ postId });

export type ReviewPostInput = z.output<typeof reviewPostSchema>;
