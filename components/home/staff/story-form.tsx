"use client";

import { STORY_FIELDS, type StoryValues } from "@/lib/home/fields";
import { createStoryAction, saveStoryAction } from "@/lib/home/staff/actions";
import type { StaffStory } from "@/lib/home/staff/rows";
import { storyTexts } from "@/lib/home/staff/rows";
import { ItemForm } from "./item-form";

type Props = { story?: StaffStory; onClose: () => void };

const EMPTY: StoryValues = {
  title: "",
  console: "",
  problem: "",
  work: "",
  beforeUrl: "",
  afterUrl: "",
  isPublished: true,
};

/** Creates a repair story or, given one, edits it. */
export function StoryForm({ story, onClose }: Props) {
  return (
    <ItemForm
      item={story}
      empty={EMPTY}
      fields={STORY_FIELDS}
      toFieldTexts={storyTexts}
      create={createStoryAction}
      save={saveStoryAction}
      words={{
        heading: story ? "Editar historia" : "Nueva historia",
        done: story ? "Historia actualizada" : "Historia creada",
        submit: story ? "Guardar cambios" : "Crear historia",
        publishHint: "Publica solo fotos de una reparación de verdad, y sin datos de su dueño.",
      }}
      size="lg"
      onClose={onClose}
    >
      {({ text, photos }) => (
        <>
          <div className="grid gap-4 sm:grid-cols-2">
            {text("title")}
            {text("console", "Como «PlayStation 5 Slim».")}
            {text("problem", undefined, true)}
            {text("work", undefined, true)}
          </div>
          {photos()}
        </>
      )}
    </ItemForm>
  );
}
