/** Texts of the image manager. */
export const IMAGE_TEXTS = {
  added: "Imagen agregada",
  updated: "Imagen actualizada",
  moved: "Orden guardado",
  deleted: "Imagen eliminada",
  notAdded: "No se pudo agregar la imagen",
  notUpdated: "No se pudo actualizar la imagen",
  notDeleted: "No se pudo eliminar la imagen",
  urlRequired: "La URL de la imagen es requerida",
  noRight: "Solo el superadmin puede eliminar elementos.",
} as const;
