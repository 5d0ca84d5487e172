import { sendExport } from "@/lib/catalog/import/routes";

/** The staff list's products as a spreadsheet, with the filter of the list's address. */
export async function GET(request: Request): Promise<Response> {
  return sendExport(request);
}
