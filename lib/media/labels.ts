/** Folders of the public bucket. */
export const MEDIA_FOLDERS = ["productos", "servicios", "cursos", "hero", "portada", "blog"] as const;

export const UPLOAD_FAILED = "No se pudo subir la imagen";
