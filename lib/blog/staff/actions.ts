"use server";

import { defineAction } from "@/lib/auth/define-action";
import { STAFF_ROLES } from "@/lib/auth/roles";
import { tags } from "@/lib/core/cache";
import { addPost, announcePost, deletePost, featurePost, savePost } from "./mutations";
import { addPostSchema, featurePostSchema, postRefSchema, savePostSchema } from "./schema";

const POSTS = [tags.posts];

export const addPostAction = defineAction({
  name: "blog.add",
  schema: addPostSchema,
  access: STAFF_ROLES,
  refreshes: POSTS,
  run: (input) => addPost(input),
});

export const savePostAction = defineAction({
  name: "blog.save",
  schema: savePostSchema,
  access: STAFF_ROLES,
  refreshes: POSTS,
  run: (input) => savePost(input),
});

export const featurePostAction = defineAction({
  name: "blog.feature",
  schema: featurePostSchema,
  access: STAFF_ROLES,
  refreshes: POSTS,
  run: (input) => featurePost(input),
});

export const announcePostAction = defineAction({
  name: "blog.announce",
  schema: postRefSchema,
  access: STAFF_ROLES,
  run: ({ id }) => announcePost(id),
});

/** Only the superadmin may delete content. */
export const deletePostAction = defineAction({
  name: "blog.delete",
  schema: postRefSchema,
  access: ["superadmin"],
  refreshes: POSTS,
  run: ({ id }) => deletePost(id),
});
