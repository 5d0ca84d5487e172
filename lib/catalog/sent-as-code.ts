import type { Kind } from "./facets";

/** A code sent by message: neither shipped nor returned. */
export const isSentAsCode = ({ kind }: { kind: Kind }): boolean => kind === "tarjeta";
