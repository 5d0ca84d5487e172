import "server-only";
import type { NextRequest, NextResponse } from "next/server";
import { addressResponse } from "./address-response";
import { filteredStore } from "./filtered-store";
import { gonePage } from "./gone";

/** Responses decided before a page is rendered or read from the cache; undefined when the page responds. */
export async function responseBeforePages(request: NextRequest): Promise<NextResponse | undefined> {
  return gonePage(request) ?? (await addressResponse(request)) ?? filteredStore(request);
}
