export const COURSES_PATH = "/admin/cursos";

export function courseEditorPath(id: string): `/admin/cursos/${string}` {
  return `${COURSES_PATH}/${id}`;
}

export function lessonEditorPath(
  courseId: string,
  lessonId: string,
): `/admin/cursos/${string}/leccion/${string}` {
  return `${COURSES_PATH}/${courseId}/leccion/${encodeURIComponent(lessonId)}`;
}
