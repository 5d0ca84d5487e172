"use client";

import { useRouter } from "next/navigation";
import { type FormEvent, useState, useTransition } from "react";
import { FormError } from "@/components/forms/form-error";
import { noResponse } from "@/components/forms/no-response";
import { OFFLINE_KEPT } from "@/components/forms/offline-texts";
import { SubmitButton } from "@/components/forms/submit-button";
import { asOpened } from "@/components/live/opened-account";
import { Icon } from "@/components/ui/icon";
import { cn } from "@/lib/core/cn";
import { answerCheckAction } from "@/lib/courses/actions";
import { checkResultLabel, passMark } from "@/lib/courses/labels";
import type { LessonCheck as Check, CheckOutcome } from "@/lib/courses/rows";

type Props = { courseId: string; lessonId: string; check: Check };

/** The questions at the end of a lesson, graded by the server. Wrong answers can be corrected and sent again. */
export function LessonCheck({ courseId, lessonId, check: { questions, passed } }: Props) {
  const router = useRouter();
  const [pending, startTransition] = useTransition();
  const [answers, setAnswers] = useState<(number | undefined)[]>(() => questions.map(() => undefined));
  const [outcome, setOutcome] = useState<CheckOutcome>();
  const [message, setMessage] = useState<string>();
  const unanswered = answers.filter((answer) => answer === undefined).length;

  function send(event: FormEvent) {
    event.preventDefault();
    if (unanswered > 0) {
      setMessage(unanswered === 1 ? "Te falta una pregunta." : `Te faltan ${unanswered} preguntas.`);
      return;
    }
    startTransition(async () => {
      const result = await asOpened(() =>
        answerCheckAction({ courseId, lessonId, answers: answers as number[] }),
      ).catch(noResponse);
      setMessage(result?.ok ? undefined : (result?.message ?? OFFLINE_KEPT));
      if (!result?.ok) return;
      setOutcome(result.data);
      if (result.data.passed) router.refresh();
    });
  }

  function choose(at: number, option: number) {
    setAnswers((known) => known.map((answer, index) => (index === at ? option : answer)));
    setMessage(undefined);
  }

  return (
    <section
      id="comprobacion"
      aria-labelledby="comprobacion-titulo"
      className="flex scroll-mt-24 flex-col gap-5 rounded-xl bg-card p-5 sm:p-6"
    >
      <header>
        <h2 id="comprobacion-titulo" className="text-2xl">
          Comprueba lo aprendido
        </h2>
        <p className="text-muted-foreground">
          {passed && !outcome
            ? "Ya la superaste. Puedes repetirla para repasar: tu resultado se conserva."
            : `${passMark(questions.length)} Puedes intentarlo las veces que quieras.`}
        </p>
      </header>
      <form onSubmit={send} className="flex flex-col gap-6">
        {questions.map(({ question, options }, at) => (
          <Question
            // biome-ignore lint/suspicious/noArrayIndexKey: the questions of a page never change their order
            key={at}
            name={`pregunta-${at}`}
            number={at + 1}
            question={question}
            options={options}
            chosen={answers[at]}
            result={outcome?.results[at]}
            onChoose={(option) => choose(at, option)}
          />
        ))}
        <FormError message={message} />
        <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
          {/* After passing, the next step is the main button. */}
          <SubmitButton
            pending={pending}
            pendingText="Calificando..."
            variant={passed || outcome?.passed ? "outline" : undefined}
          >
            {outcome && !outcome.passed ? "Calificar de nuevo" : "Calificar"}
          </SubmitButton>
          <p
            role="status"
            className={cn("font-semibold", outcome?.passed ? "text-success" : "text-foreground")}
          >
            {outcome && checkResultLabel(outcome)}
          </p>
        </div>
      </form>
    </section>
  );
}

type QuestionProps = {
  name: string;
  number: number;
  question: string;
  options: string[];
  chosen: number | undefined;
  result: CheckOutcome["results"][number] | undefined;
  onChoose: (option: number) => void;
};

function Question({ name, number, question, options, chosen, result, onChoose }: QuestionProps) {
  return (
    <fieldset className="flex min-w-0 flex-col gap-2">
      <legend className="mb-2 font-semibold">
        {number}. {question}
      </legend>
      {options.map((option, index) => (
        <label
          key={option}
          className="flex min-h-11 items-center gap-3 rounded-lg border px-3 py-2 has-checked:border-primary has-checked:bg-muted"
        >
          <input
            type="radio"
            name={name}
            checked={chosen === index}
            onChange={() => onChoose(index)}
            className="size-5 shrink-0 accent-primary"
          />
          {option}
        </label>
      ))}
      {result && (
        <p
          className={cn(
            "flex items-start gap-2 text-sm",
            result.correct ? "text-success" : "text-destructive",
          )}
        >
          <Icon
            name={result.correct ? "lucide--circle-check-big" : "lucide--circle-x"}
            className="mt-0.5 size-4 shrink-0"
          />
          <span>{result.correct ? `Correcto. ${result.explanation}` : "No es esta. Piénsala otra vez."}</span>
        </p>
      )}
    </fieldset>
  );
}
