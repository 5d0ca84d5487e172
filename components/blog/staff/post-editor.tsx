"use client";

import { useRouter } from "next/navigation";
import { useState } from "react";
import { SaveBar } from "@/components/forms/save-bar";
import { useVersionedForm } from "@/components/forms/use-versioned-form";
import { VersionedForm } from "@/components/forms/versioned-form";
import { toast } from "@/components/toasts/toast";
import { toastError } from "@/components/toasts/toast-error";
import { Button } from "@/components/ui/button";
import { Icon } from "@/components/ui/icon";
import { savePostAction } from "@/lib/blog/staff/actions";
import { STEP_DONE } from "@/lib/blog/staff/labels";
import { draftOf, type PostDraft, postTexts } from "@/lib/blog/staff/post-draft";
import type { EditablePost, Featured, PostStep } from "@/lib/blog/staff/types";
import { BodyTabs } from "./body-tabs";
import { CoverFields } from "./cover-fields";
import { PostAdvice } from "./post-advice";
import { PostFields } from "./post-fields";
import { Publication } from "./publication";

type Props = { post: EditablePost; featured: Featured | null };

/** Editor of a post; every button saves the form. */
export function PostEditor({ post, featured }: Props) {
  const router = useRouter();
  const [mode, setMode] = useState("editar");
  const editor = useVersionedForm<EditablePost, PostDraft, PostStep>({
    row: post,
    toDraft: draftOf,
    toFieldTexts: postTexts,
    // The image field may contain an external URL that is copied on save.
    read: (form, draft) => ({ ...draft, cover: String(form.get("cover")) }),
    save: ({ base: { id, version }, draft, step = "guardar" }) =>
      savePostAction({ ...draft, id, version, step }),
    onSaved: ({ step = "guardar" }) => {
      toast({ title: STEP_DONE[step] });
      router.refresh();
    },
    onFailure: ({ message, fieldErrors }) => {
      // A field with an error must be visible to be focused.
      if (fieldErrors?.body) setMode("editar");
      toastError(message);
    },
  });
  const { base, draft, errors, conflict, pending, change } = editor;
  const isHeld = pending || conflict !== undefined;
  const fields = { draft, errors, onChange: change };
  return (
    <VersionedForm editor={editor} aria-label="Editar artículo">
      <div className="grid items-start gap-6 xl:grid-cols-[minmax(0,1fr)_20rem]">
        <div className="flex min-w-0 flex-col gap-6">
          <PostFields base={base} {...fields} />
          <BodyTabs draft={draft} error={errors.body} mode={mode} onMode={setMode} onChange={change} />
          <CoverFields key={editor.round} {...fields} />
        </div>
        <div className="flex min-w-0 flex-col gap-6">
          <Publication
            base={base}
            isHeld={isHeld}
            featured={featured}
            isFeatured={post.isFeatured}
            announcedText={post.announcedText}
            publishOn={draft.publishOn}
            error={errors.publishOn}
            onPublishOn={(publishOn) => change({ publishOn })}
            onStep={editor.submit}
          />
          <PostAdvice draft={draft} />
        </div>
      </div>
      <SaveBar
        editor={editor}
        label={base.stage === "borrador" ? "Guardar borrador" : "Guardar cambios"}
        variant={base.stage === "publicado" ? "default" : "outline"}
      >
        {base.stage !== "publicado" && (
          <Button disabled={isHeld} onClick={() => editor.submit("publicar")}>
            <Icon name="lucide--send" />
            {base.stage === "programado" ? "Publicar ahora" : "Publicar"}
          </Button>
        )}
      </SaveBar>
    </VersionedForm>
  );
}
