import "server-only";
import type { NextRequest, NextResponse } from "next/server";
import { answerAddress } from "./answer-address";
import { filteredStore } from "./filtered-store";
import { gonePage } from "./gone-page";

/** Responses decided before a page is rendered or read from the cache; undefined when the page responds. */
export async function answerBeforePages(request: NextRequest): Promise<NextResponse | undefined> {
  return gonePage(request) ?? (await answerAddress(request)) ?? filteredStore(request);
}
