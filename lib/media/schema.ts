import { z } from "zod";
import { MEDIA_FOLDERS } from "./labels";

export const folderSchema = z.enum(MEDIA_FOLDERS);

export const copyImageSchema = z.object({
  address: z
    .string()
    .trim()
    .min(1, "La URL de la imagen es requerida")
    .max(2000, "Esa dirección es muy larga."),
  folder: folderSchema,
});
