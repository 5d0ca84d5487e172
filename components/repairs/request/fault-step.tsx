import { Field } from "@/components/forms/field";
import { Icon } from "@/components/ui/icon";
import { Textarea } from "@/components/ui/input";
import { PhotoGuide } from "@/components/uploads/photo-guide";
import { PhotoPicker } from "@/components/uploads/photo-picker";
import type { UploadQueue } from "@/components/uploads/use-upload-queue";
import { cn } from "@/lib/core/cn";
import { commonFaults, hasFault, toggleFault } from "@/lib/repairs/faults";
import type { StepProps } from "./request-values";
import { StepTitle } from "./step-title";

/** Description of the fault; chips insert common sentences. */
export function FaultStep({ values, errors, onChange, queue }: StepProps & { queue: UploadQueue }) {
  return (
    <>
      <StepTitle title="¿Qué le pasa?">Toca lo que veas y cuéntanos el resto con tus palabras.</StepTitle>
      <fieldset>
        <legend className="sr-only">Fallas comunes</legend>
        <div className="flex flex-wrap gap-2">
          {commonFaults(values.device).map((fault) => {
            const isOn = hasFault(values.description, fault);
            return (
              <button
                key={fault}
                type="button"
                aria-pressed={isOn}
                onClick={() => onChange({ description: toggleFault(values.description, fault) })}
                className={cn(
                  "inline-flex min-h-11 items-center gap-2 rounded-full border px-4 text-left",
                  isOn
                    ? "border-transparent bg-primary-solid font-semibold text-primary-solid-foreground"
                    : "border-input bg-card hover:bg-muted",
                )}
              >
                <Icon name={isOn ? "lucide--check" : "lucide--plus"} className="size-4" />
                {fault}
              </button>
            );
          })}
        </div>
      </fieldset>
      <Field
        id="request-description"
        label="Describe la falla"
        hint="Desde cuándo, si se cayó o se mojó, qué pasa cuando lo prendes."
        error={errors.description}
      >
        <Textarea
          name="description"
          value={values.description}
          onChange={(event) => onChange({ description: event.target.value })}
          rows={4}
          maxLength={2000}
        />
      </Field>
      <PhotoPicker
        queue={queue}
        label="Fotos (opcional)"
        hint={`Hasta ${queue.max}. Ayudan a reconocer el daño y el estado de tu equipo.`}
        guide={<PhotoGuide of="device" />}
      />
    </>
  );
}
