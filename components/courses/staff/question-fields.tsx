"use client";

import { Field } from "@/components/forms/field";
import { Button } from "@/components/ui/button";
import { Icon } from "@/components/ui/icon";
import { Input } from "@/components/ui/input";
import type { FieldErrors } from "@/lib/core/result";
import type { CheckQuestion } from "@/lib/courses/staff/types";

type Props = {
  at: number;
  question: CheckQuestion;
  errors: FieldErrors;
  onChange: (part: Partial<CheckQuestion>) => void;
  onRemove: () => void;
};

const MOST_OPTIONS = 6;

/** One question of a check with its options; the marked one is right. */
export function QuestionFields({
  at,
  question: { question, options, answer, explanation },
  ...props
}: Props) {
  const { errors, onChange, onRemove } = props;
  const error = (path: string) => errors[`questions.${at}.${path}`];

  function removeOption(index: number) {
    onChange({
      options: options.filter((_, other) => other !== index),
      answer: answer > index ? answer - 1 : Math.min(answer, options.length - 2),
    });
  }

  return (
    <fieldset className="flex min-w-0 flex-col gap-4 rounded-xl bg-card p-4 sm:p-5">
      <legend className="sr-only">Pregunta {at + 1}</legend>
      <div className="flex items-start gap-2">
        <div className="min-w-0 flex-1">
          <Field id={`pregunta-${at}`} label={`Pregunta ${at + 1}`} error={error("question")}>
            <Input
              value={question}
              maxLength={300}
              onChange={(event) => onChange({ question: event.target.value })}
            />
          </Field>
        </div>
        <button
          type="button"
          aria-label={`Eliminar pregunta ${at + 1}`}
          onClick={onRemove}
          className="icon-btn mt-7 text-destructive"
        >
          <Icon name="lucide--trash-2" className="size-5" />
        </button>
      </div>
      <div className="flex flex-col gap-2">
        <p className="text-sm font-semibold">Opciones: marca la correcta</p>
        {(error("options") ?? error("answer")) && (
          <p className="text-sm font-semibold text-destructive">{error("options") ?? error("answer")}</p>
        )}
        {options.map((option, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the fields are controlled and nothing else identifies empty lines
          <div key={index} className="flex items-start gap-2">
            <input
              type="radio"
              name={`correcta-${at}`}
              aria-label={`La opción ${index + 1} es la correcta`}
              checked={answer === index}
              onChange={() => onChange({ answer: index })}
              className="mt-3 size-5 shrink-0 accent-primary"
            />
            <div className="min-w-0 flex-1">
              <Input
                aria-label={`Opción ${index + 1} de la pregunta ${at + 1}`}
                aria-invalid={error(`options.${index}`) ? true : undefined}
                value={option}
                maxLength={200}
                onChange={(event) =>
                  onChange({
                    options: options.map((one, other) => (other === index ? event.target.value : one)),
                  })
                }
              />
              {error(`options.${index}`) && (
                <p className="mt-1 text-sm font-semibold text-destructive">{error(`options.${index}`)}</p>
              )}
            </div>
            {options.length > 2 && (
              <button
                type="button"
                aria-label={`Eliminar opción ${index + 1} de la pregunta ${at + 1}`}
                onClick={() => removeOption(index)}
                className="icon-btn"
              >
                <Icon name="lucide--x" className="size-5" />
              </button>
            )}
          </div>
        ))}
        {options.length < MOST_OPTIONS && (
          <Button
            variant="ghost"
            size="sm"
            onClick={() => onChange({ options: [...options, ""] })}
            className="self-start"
          >
            <Icon name="lucide--plus" />
            Agregar opción
          </Button>
        )}
      </div>
      <Field
        id={`explicacion-${at}`}
        label="Explicación (opcional)"
        hint="La lee quien acierta."
        error={error("explanation")}
      >
        <Input
          value={explanation}
          maxLength={500}
          onChange={(event) => onChange({ explanation: event.target.value })}
        />
      </Field>
    </fieldset>
  );
}
