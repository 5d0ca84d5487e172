export const COURSE_NOT_ADDED = "No se pudo agregar el curso. Inténtalo nuevamente.";
export const COURSE_NOT_SAVED = "No se pudo actualizar el curso";
export const COURSE_NOT_DELETED = "No se pudo eliminar el curso";
export const COURSE_GONE = "Ese curso ya no existe.";
export const LESSON_NOT_SAVED = "No se pudo guardar la lección.";
export const LESSON_GONE = "Esa lección ya no hace parte del curso.";

export const TITLE_AND_PRICE = "Título y precio son campos obligatorios";

export const COURSE_DELETE_FORBIDDEN = "Solo el superadmin puede eliminar cursos.";

export const CAN_EDIT = "Solo puedes editar.";
export const CAN_EDIT_AND_DELETE = "Puedes editar y eliminar.";

export const NO_COURSES_FOUND = "No hay cursos disponibles en este momento.";

/** The tabs of the course editor in order. */
export const COURSE_TABS = {
  general: "General",
  temario: "Temario",
  requisitos: "Requisitos",
  incluye: "Incluye",
  aprenderas: "Aprenderás",
} as const;
