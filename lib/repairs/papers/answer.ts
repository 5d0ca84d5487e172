import "server-only";
import { isStaff } from "@/lib/auth/roles";
import { getSessionUser } from "@/lib/auth/session";
import { getRepairPaper } from "./queries";
import type { RepairPaper } from "./types";

const NOT_FOUND = () => new Response("No encontramos ese documento.", { status: 404 });

type Options = {
  /** Whether the repair's own customer gets it too. */
  forOwner?: boolean;
};

/** Answers with a paper of a repair; for everybody who may not have it there is none. */
export async function answerPaper(
  id: string,
  draw: (paper: RepairPaper) => Promise<Response | null>,
  { forOwner = false }: Options = {},
): Promise<Response> {
  const user = await getSessionUser();
  if (!user || !(forOwner || isStaff(user.role))) return NOT_FOUND();
  const paper = await getRepairPaper(id);
  return (paper && (await draw(paper))) ?? NOT_FOUND();
}
