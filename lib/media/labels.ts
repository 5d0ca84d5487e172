/** The folders of the store's public pictures. */
export const MEDIA_FOLDERS = ["productos", "servicios", "cursos", "hero", "blog"] as const;

export const UPLOAD_FAILED = "No se pudo subir la imagen";
