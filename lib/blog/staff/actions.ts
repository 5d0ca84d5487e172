"use server";

import { defineAction } from "@/lib/auth/define-action";
import { STAFF_ROLES } from "@/lib/auth/roles";
import { tags } from "@/lib/freshness/tags";
import { addPost, announcePost, deletePost, featurePost, savePost } from "./mutations";
import { addPostSchema, featurePostSchema, postRefSchema, savePostSchema } from "./schema";

const POSTS = [tags.posts];

export const addPostAction = defineAction({
  name: "blog.add-post",
  schema: addPostSchema,
  access: STAFF_ROLES,
  refreshes: POSTS,
  run: addPost,
});

export const savePostAction = defineAction({
  name: "blog.save-post",
  schema: savePostSchema,
  access: STAFF_ROLES,
  refreshes: POSTS,
  run: savePost,
});

export const featurePostAction = defineAction({
  name: "blog.feature-post",
  schema: featurePostSchema,
  access: STAFF_ROLES,
  refreshes: POSTS,
  run: featurePost,
});

export const announcePostAction = defineAction({
  name: "blog.announce-post",
  schema: postRefSchema,
  access: STAFF_ROLES,
  run: announcePost,
});

/** Only the superadmin may delete content. */
export const deletePostAction = defineAction({
  name: "blog.delete-post",
  schema: postRefSchema,
  access: ["superadmin"],
  refreshes: POSTS,
  run: deletePost,
});
