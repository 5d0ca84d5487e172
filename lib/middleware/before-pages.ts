import "server-only";
import type { NextRequest, NextResponse } from "next/server";
import { answerAddress } from "./answer-address";
import { filteredStore } from "./filtered-store";
import { gonePage } from "./gone-page";

/** What is decided of an address before any page is drawn or taken from the cache; undefined when its page answers. */
export async function answerBeforePages(request: NextRequest): Promise<NextResponse | undefined> {
  return gonePage(request) ?? (await answerAddress(request)) ?? filteredStore(request);
}
