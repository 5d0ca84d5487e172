import "server-only";
import type { Metadata } from "next";
import { getSettings } from "@/lib/settings/queries";
import { describePage, type PageSeo } from "./describe-page";

/** Metadata of a public page: `export const generateMetadata = () => pageMetadata({...})`. */
export async function pageMetadata(page: PageSeo): Promise<Metadata> {
  return describePage(page, await getSettings());
}
