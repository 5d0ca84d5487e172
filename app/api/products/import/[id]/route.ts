import { sendProblems } from "@/lib/catalog/import/routes";

/** All problems of a staged import as a spreadsheet, for whoever uploaded it. */
export async function GET(_request: Request, { params }: RouteContext<"/api/products/import/[id]">) {
  return sendProblems((await params).id);
}
