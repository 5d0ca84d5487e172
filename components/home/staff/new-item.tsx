"use client";

import dynamic from "next/dynamic";
import { useState } from "react";
import { Button } from "@/components/ui/button";
import { Icon } from "@/components/ui/icon";
import type { HomeList } from "@/lib/home/staff/schema";

const FORMS = {
  stories: dynamic(() => import("./story-form").then((module) => module.StoryForm), { ssr: false }),
  team: dynamic(() => import("./member-form").then((module) => module.MemberForm), { ssr: false }),
};

/** Opens the form of a new story or person. */
export function NewItem({ list }: { list: HomeList }) {
  const [isOpen, setOpen] = useState(false);
  const Form = FORMS[list];
  return (
    <>
      <Button onClick={() => setOpen(true)}>
        <Icon name="lucide--plus" />
        {list === "stories" ? "Nueva historia" : "Nueva persona"}
      </Button>
      {isOpen && <Form onClose={() => setOpen(false)} />}
    </>
  );
}
