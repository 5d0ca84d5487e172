"use client";

import type { Route } from "next";
import { useRouter } from "next/navigation";
import { useQuickAction } from "@/components/forms/use-quick-action";
import { leave } from "@/components/forms/use-unsaved-warning";
import { toast } from "@/components/toasts/toast";
import { Button } from "@/components/ui/button";
import { Icon } from "@/components/ui/icon";
import { duplicateCourseAction } from "@/lib/courses/staff/actions";
import { courseEditorPath } from "@/lib/courses/staff/paths";

/** Copies a course and opens the copy. */
export function DuplicateCourse({ courseId }: { courseId: string }) {
  const router = useRouter();
  const { pending, run } = useQuickAction();
  const duplicate = () =>
    run(
      () => duplicateCourseAction({ id: courseId }),
      (copy) => {
        toast({ title: "Copia en borrador", description: "Cámbiale lo que sea distinto y publícala." });
        router.push(courseEditorPath(copy.id) as Route);
        return undefined;
      },
    );
  return (
    <Button variant="outline" disabled={pending} aria-busy={pending} onClick={() => leave(duplicate)}>
      <Icon name="lucide--copy-plus" />
      Duplicar
    </Button>
  );
}
