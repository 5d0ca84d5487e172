"use server";

import { defineAction } from "@/lib/auth/define-action";
import { STAFF_ROLES } from "@/lib/auth/roles";
import { tags } from "@/lib/freshness/tags";
import {
  createMember,
  createStory,
  deleteItem,
  orderList,
  saveMember,
  saveStory,
  setPicks,
} from "./mutations";
import { findHomeProducts } from "./queries";
import {
  createMemberSchema,
  createStorySchema,
  findProductsSchema,
  homeItemSchema,
  orderListSchema,
  saveMemberSchema,
  saveStorySchema,
  setPicksSchema,
} from "./schema";

const HOME = [tags.home];

export const createStoryAction = defineAction({
  name: "home.create-story",
  schema: createStorySchema,
  access: STAFF_ROLES,
  refreshes: HOME,
  run: createStory,
});

export const saveStoryAction = defineAction({
  name: "home.save-story",
  schema: saveStorySchema,
  access: STAFF_ROLES,
  refreshes: HOME,
  run: saveStory,
});

export const createMemberAction = defineAction({
  name: "home.create-member",
  schema: createMemberSchema,
  access: STAFF_ROLES,
  refreshes: HOME,
  run: createMember,
});

export const saveMemberAction = defineAction({
  name: "home.save-member",
  schema: saveMemberSchema,
  access: STAFF_ROLES,
  refreshes: HOME,
  run: saveMember,
});

export const orderHomeListAction = defineAction({
  name: "home.order-home-list",
  schema: orderListSchema,
  access: STAFF_ROLES,
  refreshes: HOME,
  run: orderList,
});

/** Only the superadmin may delete content. */
export const deleteHomeItemAction = defineAction({
  name: "home.delete-home-item",
  schema: homeItemSchema,
  access: ["superadmin"],
  refreshes: HOME,
  run: deleteItem,
});

export const setPicksAction = defineAction({
  name: "home.set-picks",
  schema: setPicksSchema,
  access: STAFF_ROLES,
  refreshes: HOME,
  run: setPicks,
});

export const findHomeProductsAction = defineAction({
  name: "home.find-home-products",
  schema: findProductsSchema,
  access: STAFF_ROLES,
  run: findHomeProducts,
});
