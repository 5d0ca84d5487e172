import { COURSE_LIST } from "./list";

export function courseEditorPath(id: string): `/admin/cursos/${string}` {
  return `${COURSE_LIST.path}/${id}`;
}

export function lessonEditorPath(
  courseId: string,
  lessonId: string,
): `/admin/cursos/${string}/leccion/${string}` {
  return `${COURSE_LIST.path}/${courseId}/leccion/${encodeURIComponent(lessonId)}`;
}
