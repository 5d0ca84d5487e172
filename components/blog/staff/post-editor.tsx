"use client";

import { EditConflict } from "@/components/forms/edit-conflict";
import { FormError } from "@/components/forms/form-error";
import { SubmitButton } from "@/components/forms/submit-button";
import { Button } from "@/components/ui/button";
import { Icon } from "@/components/ui/icon";
import { postConflict } from "@/lib/blog/staff/conflict";
import type { EditablePost } from "@/lib/blog/staff/types";
import { BodyTabs } from "./body-tabs";
import { CoverFields } from "./cover-fields";
import { PostAdvice } from "./post-advice";
import { PostFields } from "./post-fields";
import { Publication } from "./publication";
import { usePostEditor } from "./use-post-editor";

type Props = { post: EditablePost; featuredTitle: string | null };

/** All of a post on one screen; whichever button is pressed, what is typed is saved. */
export function PostEditor({ post, featuredTitle }: Props) {
  const editor = usePostEditor(post);
  const { base, draft, errors, theirs, pending, change } = editor;
  const isHeld = pending || theirs !== undefined;
  const fields = { draft, errors, onChange: change };
  return (
    <form
      ref={editor.form}
      onSubmit={editor.onSubmit}
      noValidate
      aria-label="Editar artículo"
      className="flex flex-col gap-5"
    >
      {theirs && (
        <EditConflict
          fields={postConflict(draft, theirs)}
          onKeepMine={editor.keepMine}
          onTakeTheirs={editor.takeTheirs}
        />
      )}
      <FormError message={editor.message} />
      <div className="grid items-start gap-6 xl:grid-cols-[minmax(0,1fr)_20rem]">
        <div className="flex min-w-0 flex-col gap-6">
          <PostFields base={base} {...fields} />
          <BodyTabs
            draft={draft}
            error={errors.body}
            mode={editor.mode}
            onMode={editor.setMode}
            onChange={change}
          />
          <CoverFields key={editor.round} {...fields} />
        </div>
        <div className="flex min-w-0 flex-col gap-6">
          <Publication
            {...{
              base,
              isHeld,
              featuredTitle,
              isFeatured: post.isFeatured,
              announcedText: post.announcedText,
            }}
            publishOn={editor.publishOn}
            error={errors.publishOn}
            onPublishOn={editor.setPublishOn}
            onStep={editor.submit}
          />
          <PostAdvice draft={draft} />
        </div>
      </div>
      <div className="sticky bottom-0 z-10 -mx-2 flex flex-wrap items-center justify-end gap-x-4 gap-y-2 border-t border-border bg-background px-2 py-3">
        <p role="status" className="text-sm text-muted-foreground">
          {editor.isDirty ? "Tienes cambios sin guardar." : "Todo está guardado."}
        </p>
        <SubmitButton
          variant={base.stage === "publicado" ? "default" : "outline"}
          pending={pending}
          pendingText="Guardando..."
          disabled={isHeld}
        >
          {base.stage === "borrador" ? "Guardar borrador" : "Guardar cambios"}
        </SubmitButton>
        {base.stage !== "publicado" && (
          <Button disabled={isHeld} onClick={() => editor.submit("publicar")}>
            <Icon name="lucide--send" />
            {base.stage === "programado" ? "Publicar ahora" : "Publicar"}
          </Button>
        )}
      </div>
    </form>
  );
}
