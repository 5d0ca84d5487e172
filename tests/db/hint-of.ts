import { refusal } from "../support/refusal.ts";

/** The hint with which the database refuses something. */
export const hintOf = async (work: Promise<unknown>) => (await refusal(work)).hint;
