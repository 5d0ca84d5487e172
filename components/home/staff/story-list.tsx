"use client";

import dynamic from "next/dynamic";
import { Picture } from "@/components/ui/picture";
import type { StaffStory } from "@/lib/home/staff/rows";
import { ItemRow } from "./item-row";

const StoryForm = dynamic(() => import("./story-form").then((module) => module.StoryForm), { ssr: false });

type Props = { stories: StaffStory[]; canDelete: boolean };

/** Repair stories in home page order. */
export function StoryList({ stories, canDelete }: Props) {
  const ids = stories.map(({ id }) => id);
  return (
    <ol aria-label="Historias" className="mt-2 divide-y rounded-lg border border-border">
      {stories.map((story) => (
        <ItemRow
          key={story.id}
          list="stories"
          ids={ids}
          id={story.id}
          name={story.title}
          note={`${story.console} · ${story.problem}`}
          isPublished={story.isPublished}
          canDelete={canDelete}
          pictures={[story.beforeUrl, story.afterUrl].map((src) => (
            <Picture
              key={src}
              src={src}
              alt=""
              width={128}
              height={96}
              sizes="64px"
              className="h-12 w-16 rounded-md bg-muted object-cover"
            />
          ))}
          editor={(onClose) => <StoryForm story={story} onClose={onClose} />}
        />
      ))}
    </ol>
  );
}
