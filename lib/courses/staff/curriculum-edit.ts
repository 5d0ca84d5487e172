import type { Lesson } from "../types";

/** A lesson as typed. Its id never changes: progress refers to it. */
export type DraftLesson = Omit<Lesson, "duration"> & { duration: string };

/** Modules have no id; the key is valid while the editor is open. */
export type DraftModule = { key: string; name: string; lessons: DraftLesson[] };

export type Step = "up" | "down";

/** A short key unique among lessons and modules. */
export function newKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(6));
  return `l-${[...bytes].map((byte) => byte.toString(16).padStart(2, "0")).join("")}`;
}

export function newLesson(): DraftLesson {
  return { id: newKey(), title: "", duration: "60", description: "", preview: false };
}

export function newModule(): DraftModule {
  return { key: newKey(), name: "", lessons: [] };
}

/** Moves an entry by one position; returns the same list at either end. */
export function stepped<Item>(items: Item[], at: number, step: Step): Item[] {
  const to = step === "up" ? at - 1 : at + 1;
  const [moved, neighbour] = [items[at], items[to]];
  if (moved === undefined || neighbour === undefined) return items;
  return items.map((item, index) => (index === at ? neighbour : index === to ? moved : item));
}

export function placeOf(modules: DraftModule[], id: string): { module: number; lesson: number } | undefined {
  for (const [module, { lessons }] of modules.entries()) {
    const lesson = lessons.findIndex((one) => one.id === id);
    if (lesson >= 0) return { module, lesson };
  }
  return undefined;
}

/** Moves a lesson to a position in a module. */
export function putLesson(
  modules: DraftModule[],
  id: string,
  to: { module: number; lesson: number },
): DraftModule[] {
  const from = placeOf(modules, id);
  const moved = from && modules[from.module]?.lessons[from.lesson];
  if (!moved || !modules[to.module]) return modules;
  return modules.map((module, index) => {
    const rest = module.lessons.filter((lesson) => lesson.id !== id);
    return index === to.module
      ? { ...module, lessons: rest.toSpliced(to.lesson, 0, moved) }
      : { ...module, lessons: rest };
  });
}

/** Moves a lesson up or down; past the end of its module, into the neighbouring one. */
export function stepLesson(modules: DraftModule[], id: string, step: Step): DraftModule[] {
  const at = placeOf(modules, id);
  if (!at) return modules;
  const size = modules[at.module]?.lessons.length ?? 0;
  if (step === "up")
    return at.lesson > 0
      ? putLesson(modules, id, { module: at.module, lesson: at.lesson - 1 })
      : putLesson(modules, id, {
          module: at.module - 1,
          lesson: modules[at.module - 1]?.lessons.length ?? 0,
        });
  return at.lesson < size - 1
    ? putLesson(modules, id, { module: at.module, lesson: at.lesson + 1 })
    : putLesson(modules, id, { module: at.module + 1, lesson: 0 });
}

/** Position of a lesson as text for screen readers. */
export function spokenPlace(modules: DraftModule[], id: string): string {
  const at = placeOf(modules, id);
  const module = at && modules[at.module];
  if (!module) return "";
  const title = module.lessons[at.lesson]?.title || "Lección sin título";
  return `${title}: lugar ${at.lesson + 1} de ${module.lessons.length} en ${module.name || `Módulo ${at.module + 1}`}`;
}
