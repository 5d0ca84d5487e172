"use client";

import { useRouter } from "next/navigation";
import {
  type ComponentProps,
  type FormEvent,
  type KeyboardEvent,
  useEffect,
  useId,
  useRef,
  useState,
  useTransition,
} from "react";
import { noResponse } from "@/components/forms/no-response";
import { OFFLINE_KEPT } from "@/components/forms/offline-texts";
import { SubmitButton } from "@/components/forms/submit-button";
import { FailureActionLink } from "@/components/layout/failure-action-link";
import { asOpened } from "@/components/live/opened-account";
import { Icon } from "@/components/ui/icon";
import { Textarea } from "@/components/ui/input";
import { cn } from "@/lib/core/cn";
import { commentRepairAction, markReadAction } from "@/lib/repairs/actions";
import type { RepairAuthor, RepairComment } from "@/lib/repairs/rows";
import { staffCommentAction } from "@/lib/repairs/staff/actions";
import { CommentList } from "./comment-list";
import { QuickReplies } from "./quick-replies";

type Props = {
  repairId: string;
  comments: RepairComment[];
  viewer: RepairAuthor;
  /** Unread messages: marked as read once the newest is visible. */
  unread: number;
  /** Reply templates. */
  templates?: readonly string[];
  marksRead?: boolean;
  actionOf?: ComponentProps<typeof CommentList>["actionOf"];
};

const MAX = 2000;
const BLANK = "Escribe un mensaje.";
const TOO_LONG = "Escribe máximo 2000 caracteres.";

/** Calls once when the element becomes visible on a focused page; returns the cleanup function. */
function whenSeen(element: Element, call: () => void): () => void {
  let isOnScreen = false;
  const look = () => {
    if (!isOnScreen || document.visibilityState !== "visible") return;
    stop();
    call();
  };
  const observer = new IntersectionObserver((entries) => {
    isOnScreen = entries.at(-1)?.isIntersecting ?? false;
    look();
  });
  const stop = () => {
    observer.disconnect();
    document.removeEventListener("visibilitychange", look);
  };
  observer.observe(element);
  document.addEventListener("visibilitychange", look);
  return stop;
}

/**
 * The conversation of an order. The text field is cleared only after the server has stored the message; it is
 * uncontrolled, so text typed before hydration is kept.
 */
export function CommentThread({
  repairId,
  comments,
  viewer,
  unread,
  templates = [],
  marksRead = true,
  actionOf,
}: Props) {
  const [sending, setSending] = useState<string>();
  const [error, setError] = useState<string>();
  const [isInternal, setInternal] = useState(false);
  const [pending, startTransition] = useTransition();
  const box = useRef<HTMLTextAreaElement>(null);
  const router = useRouter();
  const id = useId();
  const isStaff = viewer === "admin";

  const end = useRef<HTMLDivElement>(null);
  const newest = comments.at(-1)?.id;
  useEffect(() => {
    if (unread === 0 || newest === undefined || !marksRead || !end.current) return;
    return whenSeen(end.current, () =>
      markReadAction({ repairId, until: newest })
        .then(({ ok }) => ok && router.refresh())
        // On failure they stay unread until the next view.
        .catch(() => undefined),
    );
  }, [unread, newest, marksRead, repairId, router]);

  function insert(template: string) {
    if (!box.current) return;
    box.current.value = [box.current.value.trimEnd(), template].filter(Boolean).join(" ");
    box.current.focus();
  }

  function sendOnCtrlEnter(event: KeyboardEvent<HTMLTextAreaElement>) {
    if (event.key !== "Enter" || !(event.ctrlKey || event.metaKey)) return;
    event.preventDefault();
    event.currentTarget.form?.requestSubmit();
  }

  function refuse(message: string) {
    setError(message);
    box.current?.focus();
  }

  function send(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const text = box.current?.value ?? "";
    if (!text.trim()) return refuse(BLANK);
    if (text.trim().length > MAX) return refuse(TOO_LONG);
    setError(undefined);
    setSending(text);
    startTransition(async () => {
      const result = await asOpened(() =>
        isStaff
          ? staffCommentAction({ repairId, text, isInternal })
          : commentRepairAction({ repairId, text }),
      ).catch(noResponse);
      startTransition(() => {
        setSending(undefined);
        if (!result?.ok) return refuse(result?.fieldErrors?.text ?? result?.message ?? OFFLINE_KEPT);
        // Text may have been typed meanwhile.
        if (box.current?.value === text) box.current.value = "";
        // The next message is an answer again.
        setInternal(false);
        router.refresh();
      });
    });
  }

  return (
    <div className="flex flex-col gap-4">
      {comments.length === 0 && !sending ? (
        <p className="text-muted-foreground">
          Todavía no hay mensajes. Escribe aquí lo que quieras preguntar.
        </p>
      ) : (
        <CommentList
          comments={comments}
          viewer={viewer}
          sending={sending && { text: sending, isInternal }}
          actionOf={actionOf}
        />
      )}
      <div ref={end} aria-hidden className="-mt-4" />
      <form
        method="post"
        noValidate
        onSubmit={send}
        className={cn(
          "flex flex-col gap-2",
          isInternal && "rounded-lg border-2 border-dashed border-warm p-3",
        )}
      >
        <label htmlFor={id} className="flex items-center gap-1.5 text-sm font-semibold">
          {isInternal && <Icon name="lucide--lock" className="size-4 text-warm" />}
          {isInternal ? "Nota para el equipo" : isStaff ? "Responder" : "Escribe al taller"}
        </label>
        <Textarea
          id={id}
          ref={box}
          name="text"
          rows={2}
          onKeyDown={sendOnCtrlEnter}
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? `${id}-error` : undefined}
          className="min-h-20"
        />
        {templates.length > 0 && <QuickReplies templates={templates} onChoose={insert} />}
        <div aria-live="assertive" className="empty:absolute">
          {error && (
            <p id={`${id}-error`} className="text-sm font-semibold text-destructive">
              {error} <FailureActionLink message={error} className="underline underline-offset-2" />
            </p>
          )}
        </div>
        <div className="flex flex-wrap items-center justify-between gap-3">
          {isStaff && (
            <label className="flex min-h-11 items-center gap-2 text-sm">
              <input
                name="isInternal"
                type="checkbox"
                checked={isInternal}
                onChange={(event) => setInternal(event.target.checked)}
                className="check"
              />
              Nota interna (el cliente no la ve)
            </label>
          )}
          <SubmitButton
            pending={pending}
            pendingText={isInternal ? "Guardando..." : "Enviando..."}
            variant={isInternal ? "warm" : "default"}
            className="ml-auto"
          >
            {isInternal && <Icon name="lucide--lock" />}
            {isInternal ? "Guardar nota interna" : isStaff ? "Responder al cliente" : "Enviar"}
          </SubmitButton>
        </div>
      </form>
    </div>
  );
}
