import { MAX_VIDEO_BYTES } from "../lesson-file";

export const COURSE_NOT_ADDED = "No se pudo agregar el curso. Inténtalo nuevamente.";
export const COURSE_NOT_SAVED = "No se pudo actualizar el curso";
export const COURSE_NOT_DELETED = "No se pudo eliminar el curso";
export const COURSE_GONE = "Ese curso ya no existe.";
export const LESSON_NOT_SAVED = "No se pudo guardar la lección.";
export const CHECK_NOT_SAVED = "No se pudo guardar la comprobación.";
export const LESSON_GONE = "Esa lección ya no hace parte del curso.";

/** Size limit of the files of lessons, and the texts about it. */
export const FILE_LIMITS = {
  maxFileBytes: MAX_VIDEO_BYTES,
  tooHeavy: "El archivo pesa demasiado: un video puede tener hasta 50 MB.",
  materialTooHeavy: "El archivo pesa demasiado: el máximo es 10 MB.",
  missing: "Elige un archivo.",
  failed: "No se pudo subir el archivo",
  document:
    "Los archivos de Word, Excel, PowerPoint y libros electrónicos no se abren en todos los equipos. Guárdalo como PDF y súbelo así.",
  unknown:
    "Ese archivo no se puede subir. Elige un PDF, un ZIP, una imagen, o un video MP4, MOV, 3GP o WebM.",
} as const;

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

/** Sorts of the list on phones, which has no column headers. */
export const COURSE_SORT_LABELS = {
  "-creado": "Más nuevos",
  titulo: "Título (A-Z)",
  nivel: "Nivel",
  "-precio": "Precio: mayor a menor",
  "-lecciones": "Más lecciones",
  "-estudiantes": "Más estudiantes",
};
