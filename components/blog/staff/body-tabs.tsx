import dynamic from "next/dynamic";
import { Field } from "@/components/forms/field";
import { MarkdownArea } from "@/components/media/staff/markdown-area";
import { Tabs } from "@/components/ui/tabs";
import { readingLabel } from "@/lib/blog/labels";
import { countWords, readingMinutes } from "@/lib/blog/reading";
import type { PostDraft } from "@/lib/blog/staff/post-draft";
import { counted } from "@/lib/core/counted";

const PostPreview = dynamic(() => import("./post-preview").then((module) => module.PostPreview), {
  ssr: false,
});

type Props = {
  draft: PostDraft;
  error?: string;
  mode: string;
  onMode: (mode: string) => void;
  onChange: (part: Partial<PostDraft>) => void;
};

/** Editor and preview of the text. */
export function BodyTabs({ draft, error, mode, onMode, onChange }: Props) {
  const words = countWords(draft.body);
  return (
    <div>
      <Tabs
        label="Modo"
        value={mode}
        onValueChange={onMode}
        tabs={[
          {
            value: "editar",
            label: "Editar",
            errors: error ? 1 : 0,
            content: (
              <Field
                id="post-body"
                label="Texto"
                hint="Se escribe en Markdown; los botones ponen los signos. Una tabla se escribe | a | b |."
                error={error}
              >
                <MarkdownArea
                  folder="blog"
                  value={draft.body}
                  maxLength={60_000}
                  className="min-h-128 font-mono text-sm"
                  onChange={(event) => onChange({ body: event.target.value })}
                />
              </Field>
            ),
          },
          {
            value: "vista",
            label: "Vista previa",
            content: mode === "vista" && <PostPreview draft={draft} />,
          },
        ]}
      />
      <p className="mt-2 text-sm text-muted-foreground">
        {counted(words, "palabra", "palabras")}, {readingLabel(readingMinutes(words))}
      </p>
    </div>
  );
}
