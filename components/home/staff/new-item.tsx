"use client";

import dynamic from "next/dynamic";
import { NewButton } from "@/components/forms/staff/new-button";
import type { HomeList } from "@/lib/home/staff/schema";

const FORMS = {
  stories: dynamic(() => import("./story-form").then((module) => module.StoryForm), { ssr: false }),
  team: dynamic(() => import("./member-form").then((module) => module.MemberForm), { ssr: false }),
};

/** Opens the form of a new story or person. */
export function NewItem({ list }: { list: HomeList }) {
  return <NewButton label={list === "stories" ? "Nueva historia" : "Nueva persona"} Dialog={FORMS[list]} />;
}
