import { Field } from "@/components/forms/field";
import { Badge } from "@/components/ui/badge";
import { Button } from "@/components/ui/button";
import { Icon } from "@/components/ui/icon";
import { Input } from "@/components/ui/input";
import { STAGE_BADGES, STAGE_LABELS } from "@/lib/blog/staff/labels";
import type { EditablePost, Featured, PostStep } from "@/lib/blog/staff/types";
import { AnnounceButton } from "./announce-button";
import { FeatureButton } from "./feature-button";

type Props = {
  base: EditablePost;
  isFeatured: boolean;
  featured: Featured | null;
  announcedText: string;
  publishOn: string;
  error?: string;
  /** Saving, or a conflict is open. */
  isHeld: boolean;
  onPublishOn: (text: string) => void;
  onStep: (step: PostStep) => void;
};

function whenText({ stage, publishedText }: EditablePost): string {
  if (stage === "borrador") return "Solo lo ve el equipo.";
  return stage === "programado" ? `Se publica solo el ${publishedText}.` : `Desde el ${publishedText}.`;
}

/** Publication state with its buttons. Each button also saves the form. */
export function Publication({ base, publishOn, error, isHeld, ...props }: Props) {
  const isPublic = base.stage === "publicado";
  return (
    <section aria-labelledby="publicacion" className="panel flex flex-col gap-4 p-5">
      <h2 id="publicacion" className="text-lg">
        Publicación
      </h2>
      <p className="flex flex-wrap items-center gap-2 text-sm">
        <Badge variant={STAGE_BADGES[base.stage]}>{STAGE_LABELS[base.stage]}</Badge>
        <span className="text-muted-foreground">{whenText(base)}</span>
      </p>
      {!isPublic && (
        <div className="flex flex-col items-start gap-3">
          <Field id="post-publish-on" label="Fecha y hora" hint="Hora de Colombia." error={error}>
            <Input
              type="datetime-local"
              value={publishOn}
              onChange={(event) => props.onPublishOn(event.target.value)}
            />
          </Field>
          <Button variant="outline" size="sm" disabled={isHeld} onClick={() => props.onStep("programar")}>
            <Icon name="lucide--calendar-clock" />
            {base.stage === "programado" ? "Cambiar la fecha" : "Programar"}
          </Button>
        </div>
      )}
      {isPublic && <FeatureButton id={base.id} isFeatured={props.isFeatured} featured={props.featured} />}
      {isPublic && <AnnounceButton id={base.id} announcedText={props.announcedText} />}
      {base.stage !== "borrador" && (
        <div>
          <Button variant="ghost" size="sm" disabled={isHeld} onClick={() => props.onStep("despublicar")}>
            <Icon name="lucide--undo-2" />
            Despublicar
          </Button>
        </div>
      )}
    </section>
  );
}
