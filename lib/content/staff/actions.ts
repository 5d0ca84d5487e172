"use server";

import { defineAction } from "@/lib/auth/define-action";
import { STAFF_ROLES } from "@/lib/auth/roles";
import { tags } from "@/lib/freshness/tags";
import { createSlide, deleteSlide, moveSlide, saveSlide, toggleSlide } from "./mutations";
import {
  createSlideSchema,
  moveSlideSchema,
  saveSlideSchema,
  slideRefSchema,
  toggleSlideSchema,
} from "./schema";

const HERO = [tags.hero];

export const createSlideAction = defineAction({
  name: "content.create-slide",
  schema: createSlideSchema,
  access: STAFF_ROLES,
  refreshes: HERO,
  run: createSlide,
});

export const saveSlideAction = defineAction({
  name: "content.save-slide",
  schema: saveSlideSchema,
  access: STAFF_ROLES,
  refreshes: HERO,
  run: saveSlide,
});

export const toggleSlideAction = defineAction({
  name: "content.toggle-slide",
  schema: toggleSlideSchema,
  access: STAFF_ROLES,
  refreshes: HERO,
  run: ({ id, isActive }) => toggleSlide(id, isActive),
});

export const moveSlideAction = defineAction({
  name: "content.move-slide",
  schema: moveSlideSchema,
  access: STAFF_ROLES,
  refreshes: HERO,
  run: ({ id, direction }) => moveSlide(id, direction),
});

/** Only the superadmin may delete content. */
export const deleteSlideAction = defineAction({
  name: "content.delete-slide",
  schema: slideRefSchema,
  access: ["superadmin"],
  refreshes: HERO,
  run: deleteSlide,
});
