"use client";

import { useRouter } from "next/navigation";
import { flushSync } from "react-dom";
import { SaveBar } from "@/components/forms/save-bar";
import { useVersionedForm } from "@/components/forms/use-versioned-form";
import { VersionedForm } from "@/components/forms/versioned-form";
import { toast } from "@/components/toasts/toast";
import { toastError } from "@/components/toasts/toast-error";
import { Button } from "@/components/ui/button";
import { Icon } from "@/components/ui/icon";
import { passMark } from "@/lib/courses/labels";
import { saveCheckAction } from "@/lib/courses/staff/actions";
import type { CheckQuestion, EditableCheck } from "@/lib/courses/staff/types";
import { QuestionFields } from "./question-fields";

type Props = { courseId: string; lessonId: string; check: EditableCheck };

const MOST_QUESTIONS = 10;
const EMPTY: CheckQuestion = { question: "", options: ["", "", ""], answer: 0, explanation: "" };

const toFieldTexts = ({ questions }: { questions: CheckQuestion[] }) => ({
  questions: {
    label: "Preguntas",
    text: questions
      .map(({ question, options, answer, explanation }) =>
        [
          question,
          ...options.map((option, index) => `${index === answer ? "✓" : "-"} ${option}`),
          explanation,
        ].join("\n"),
      )
      .join("\n\n"),
  },
});

/** Editor of the questions at the end of a lesson. */
export function CheckForm({ courseId, lessonId, check }: Props) {
  const router = useRouter();
  const form = useVersionedForm({
    row: check,
    toDraft: ({ questions }: EditableCheck) => ({ questions }),
    toFieldTexts,
    save: ({ base: { version }, draft: { questions } }) =>
      saveCheckAction({ courseId, lessonId, version, questions }),
    onSaved: () => {
      toast({ title: "Comprobación guardada" });
      router.refresh();
    },
    onFailure: ({ message }) => toastError(message),
  });
  const { questions } = form.draft;
  const set = (next: CheckQuestion[]) => form.change({ questions: next });

  function add() {
    flushSync(() => set([...questions, EMPTY]));
    document.getElementById(`pregunta-${questions.length}`)?.focus();
  }

  return (
    <VersionedForm editor={form} aria-labelledby="comprobacion-titulo">
      <div>
        <h2 id="comprobacion-titulo" className="text-2xl">
          Comprobación
        </h2>
        <p className="text-muted-foreground">
          {questions.length > 0
            ? `${passMark(questions.length)} La lección termina al superarla y el certificado la pide.`
            : "Preguntas al final de la lección, por ejemplo de la última de un módulo. El servidor las califica y el certificado las pide."}
        </p>
      </div>
      {questions.map((question, at) => (
        <QuestionFields
          // biome-ignore lint/suspicious/noArrayIndexKey: the fields are controlled and nothing else identifies empty questions
          key={at}
          at={at}
          question={question}
          errors={form.errors}
          onChange={(part) => set(questions.map((one, index) => (index === at ? { ...one, ...part } : one)))}
          onRemove={() => set(questions.filter((_, index) => index !== at))}
        />
      ))}
      {questions.length < MOST_QUESTIONS && (
        <Button variant="outline" onClick={add} className="self-start">
          <Icon name="lucide--plus" />
          Agregar pregunta
        </Button>
      )}
      {(questions.length > 0 || form.isDirty) && <SaveBar editor={form} label="Guardar comprobación" />}
    </VersionedForm>
  );
}
