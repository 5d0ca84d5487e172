import { receiveImport } from "@/lib/catalog/import/routes";

/** A spreadsheet of products from staff: staged and checked, not saved yet. */
export async function POST(request: Request): Promise<Response> {
  return receiveImport(request);
}
