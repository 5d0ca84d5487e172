"use client";

import { move } from "@dnd-kit/helpers";
import type { DragDropEventHandlers } from "@dnd-kit/react";
import { useRef, useState } from "react";
import { flushSync } from "react-dom";
import { toast } from "@/components/toasts/toast";
import {
  type DraftLesson,
  type DraftModule,
  newLesson,
  newModule,
  putLesson,
  type Step,
  spokenPlace,
  stepLesson,
  stepped,
} from "@/lib/courses/staff/curriculum-edit";

type Work = (modules: DraftModule[]) => DraftModule[];

export const moduleInput = (key: string) => `modulo-nombre-${key}`;
export const lessonInput = (id: string) => `leccion-titulo-${id}`;
export const addLessonButton = (key: string) => `agregar-leccion-${key}`;

const focus = (id: string) => document.getElementById(id)?.focus();

/** Lesson ids by module, as the drag library expects them. */
function dragged(modules: DraftModule[], event: Parameters<typeof move>[1]): DraftModule[] {
  const lists = Object.fromEntries(modules.map(({ key, lessons }) => [key, lessons]));
  const next: Record<string, DraftLesson[]> = move(lists, event);
  return next === lists ? modules : modules.map((module) => ({ ...module, lessons: next[module.key] ?? [] }));
}

/** Operations on the modules of a draft, with their screen-reader announcements. */
export function useCurriculum(modules: DraftModule[], set: (work: Work) => void) {
  const [announcement, setAnnouncement] = useState("");
  const before = useRef(modules);

  const changeModule = (key: string, part: Partial<DraftModule>) =>
    set((all) => all.map((module) => (module.key === key ? { ...module, ...part } : module)));

  const drag: Pick<DragDropEventHandlers, "onDragStart" | "onDragOver" | "onDragEnd"> = {
    onDragStart: () => {
      before.current = modules;
    },
    onDragOver: (event) => {
      if (event.operation.source?.type === "lesson") set((all) => dragged(all, event));
    },
    onDragEnd: (event) => {
      const { source } = event.operation;
      if (event.canceled) return set(() => before.current);
      if (source?.type === "lesson") return setAnnouncement(spokenPlace(modules, String(source.id)));
      set((all) =>
        move(
          all.map(({ key }) => key),
          event,
        ).flatMap((key) => all.find((m) => m.key === key) ?? []),
      );
    },
  };

  /** Nothing is deleted before the course is saved: until then the removal can be undone. */
  const taken = (name: string, back: Work) =>
    toast({
      title: `Quitaste «${name}»`,
      description: "Se elimina al guardar el curso.",
      undo: () => set(back),
    });

  return {
    announcement,
    drag,
    changeModule,
    changeLesson: (id: string, part: Partial<DraftLesson>) =>
      set((all) =>
        all.map((module) => ({
          ...module,
          lessons: module.lessons.map((lesson) => (lesson.id === id ? { ...lesson, ...part } : lesson)),
        })),
      ),
    addModule: () => {
      const module = newModule();
      flushSync(() => set((all) => [...all, module]));
      focus(moduleInput(module.key));
    },
    addLesson: (key: string) => {
      const lesson = newLesson();
      flushSync(() =>
        set((all) => all.map((m) => (m.key === key ? { ...m, lessons: [...m.lessons, lesson] } : m))),
      );
      focus(lessonInput(lesson.id));
    },
    removeModule: (key: string, name: string) => {
      const place = modules.findIndex((module) => module.key === key);
      const gone = modules[place];
      flushSync(() => set((all) => all.filter((module) => module.key !== key)));
      focus("agregar-modulo");
      if (gone) taken(name, (all) => all.toSpliced(place, 0, gone));
    },
    removeLesson: (id: string, name: string) => {
      const home = modules.find(({ lessons }) => lessons.some((lesson) => lesson.id === id));
      flushSync(() =>
        set((all) => all.map((m) => ({ ...m, lessons: m.lessons.filter((l) => l.id !== id) }))),
      );
      if (!home) return;
      focus(addLessonButton(home.key));
      const place = home.lessons.findIndex((lesson) => lesson.id === id);
      taken(name, (all) =>
        all.map((m) =>
          m.key === home.key
            ? { ...m, lessons: m.lessons.toSpliced(place, 0, ...home.lessons.slice(place, place + 1)) }
            : m,
        ),
      );
    },
    stepModule: (at: number, step: Step) => {
      set((all) => stepped(all, at, step));
      setAnnouncement(`El módulo quedó en el lugar ${at + (step === "up" ? 0 : 2)} de ${modules.length}`);
    },
    stepLesson: (id: string, step: Step) => {
      set((all) => stepLesson(all, id, step));
      setAnnouncement(spokenPlace(stepLesson(modules, id, step), id));
    },
    sendLesson: (id: string, module: number) => {
      const put: Work = (all) => putLesson(all, id, { module, lesson: all[module]?.lessons.length ?? 0 });
      flushSync(() => set(put));
      setAnnouncement(spokenPlace(put(modules), id));
      focus(lessonInput(id));
    },
  };
}

export type CurriculumEdit = ReturnType<typeof useCurriculum>;
