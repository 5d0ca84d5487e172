export const SLIDES_LOADING = "Cargando slides...";
export const NO_SLIDES = "No hay slides configurados aún.";
export const SLIDES_UNREADABLE =
  "No se pudieron cargar los slides. Recarga la página para intentarlo de nuevo.";

export const SLIDES_DENIED = {
  title: "Acceso Denegado",
  text: "Solo los administradores pueden gestionar los slides del hero.",
};

export const SLIDES_SETUP = "¡Configuración Requerida!";

export const SLIDE_GONE = "Ese slide ya no existe.";
export const SLIDE_NOT_CREATED = "No se pudo crear el slide.";
export const SLIDE_NOT_SAVED = "No se pudo actualizar el slide.";
export const SLIDE_NOT_TOGGLED = "No se pudo cambiar el estado del slide.";
export const SLIDE_NOT_MOVED = "No se pudo cambiar el orden del slide.";
export const SLIDE_NOT_DELETED = "No se pudo eliminar el slide.";

export const SLIDE_DELETE_FORBIDDEN = "Solo el superadmin puede eliminar slides.";
