/** How often one person of the workshop may change something. */
export const WORKSHOP = { limit: 240, windowSeconds: 600 };
