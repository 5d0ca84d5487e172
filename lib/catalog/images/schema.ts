import { z } from "zod";
import { IMAGE_TEXTS } from "./labels";

const src = z.string({ error: IMAGE_TEXTS.urlRequired }).trim().min(1, IMAGE_TEXTS.urlRequired).max(2000);
const alt = z.string().trim().max(200, "Usa máximo 200 letras.").default("");
const isPrimary = z.boolean().default(false);

export const productSchema = z.object({ productId: z.uuid() });

export const addImageSchema = z.object({ productId: z.uuid(), src, alt, isPrimary });

export const saveImageSchema = z.object({ productId: z.uuid(), id: z.uuid(), src, alt, isPrimary });

export const imageSchema = z.object({ productId: z.uuid(), id: z.uuid() });

export const orderSchema = z.object({ productId: z.uuid(), ids: z.array(z.uuid()).max(200) });
