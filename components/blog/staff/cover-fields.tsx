import { Field } from "@/components/forms/field";
import { ImageField } from "@/components/media/staff/image-field";
import { Input } from "@/components/ui/input";
import type { PostDraft } from "@/lib/blog/staff/post-draft";
import type { FieldErrors } from "@/lib/core/result";

type Props = { draft: PostDraft; errors: FieldErrors; onChange: (part: Partial<PostDraft>) => void };

export function CoverFields({ draft, errors, onChange }: Props) {
  return (
    <div className="flex min-w-0 flex-col gap-4">
      <ImageField
        name="cover"
        label="Portada"
        folder="blog"
        defaultValue={draft.cover}
        hint="Recomendado: 1600x900 o más grande."
        error={errors.cover}
        onChange={(cover) => onChange({ cover })}
      />
      <Field
        id="post-cover-alt"
        label="Texto alternativo de la portada"
        hint="Lo que se ve en ella, para quien no la ve."
        error={errors.coverAlt}
      >
        <Input
          value={draft.coverAlt}
          maxLength={200}
          onChange={(event) => onChange({ coverAlt: event.target.value })}
        />
      </Field>
    </div>
  );
}
