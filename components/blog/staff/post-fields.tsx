import { Field } from "@/components/forms/field";
import { Input, Textarea } from "@/components/ui/input";
import { Select } from "@/components/ui/select";
import { CATEGORY_LABELS } from "@/lib/blog/labels";
import { postPath } from "@/lib/blog/paths";
import { GOOD_EXCERPT } from "@/lib/blog/staff/advice";
import { type PostDraft, retitle } from "@/lib/blog/staff/post-draft";
import type { EditablePost } from "@/lib/blog/staff/types";
import type { PostCategory } from "@/lib/blog/types";
import type { FieldErrors } from "@/lib/core/result";

type Props = {
  base: EditablePost;
  draft: PostDraft;
  errors: FieldErrors;
  onChange: (part: Partial<PostDraft>) => void;
};

/** Fields of a post other than its text. */
export function PostFields({ base, draft, errors, onChange }: Props) {
  const isMoved = base.stage === "publicado" && draft.slug.trim() !== base.slug;
  return (
    <div className="flex min-w-0 flex-col gap-4">
      <Field id="post-title" label="Título *" error={errors.title}>
        <Input
          value={draft.title}
          maxLength={120}
          onChange={(event) => onChange(retitle(draft, event.target.value, base.stage))}
        />
      </Field>
      <div className="grid gap-4 sm:grid-cols-[minmax(0,1fr)_14rem]">
        <Field
          id="post-slug"
          label="Dirección *"
          hint={
            isMoved
              ? `La de antes, ${postPath(base.slug)}, seguirá llevando aquí.`
              : `Se verá en ${postPath(draft.slug.trim())}.`
          }
          error={errors.slug}
        >
          <Input
            value={draft.slug}
            maxLength={90}
            autoCapitalize="none"
            spellCheck={false}
            onChange={(event) => onChange({ slug: event.target.value })}
          />
        </Field>
        <Field id="post-category" label="Categoría" error={errors.category}>
          <Select
            value={draft.category}
            onChange={(event) => onChange({ category: event.target.value as PostCategory })}
            options={CATEGORY_LABELS}
          />
        </Field>
      </div>
      <Field
        id="post-excerpt"
        label="Resumen"
        hint={`${draft.excerpt.trim().length} caracteres. Recomendado: entre ${GOOD_EXCERPT.least} y ${GOOD_EXCERPT.most}.`}
        error={errors.excerpt}
      >
        <Textarea
          value={draft.excerpt}
          maxLength={300}
          className="min-h-20"
          onChange={(event) => onChange({ excerpt: event.target.value })}
        />
      </Field>
    </div>
  );
}
