/** State changes that staff can make. Which of them an order allows is decided by private.order_moves. */
export const ORDER_MOVES = [
  "confirm",
  "prepare",
  "ship",
  "ready",
  "hand_over",
  "transit",
  "out",
  "deliver",
  "complete",
  "track",
  "collect",
  "uncollect",
  "cancel",
  "back",
] as const;
export type OrderMove = (typeof ORDER_MOVES)[number];

/** The usual next moves, in order: ship a prepared parcel first, record cash last. */
const USUAL: OrderMove[] = [
  "confirm",
  "ready",
  "hand_over",
  "prepare",
  "transit",
  "out",
  "ship",
  "deliver",
  "complete",
  "collect",
];

/** The usual next move, which the screen highlights. */
export function nextMove(moves: readonly OrderMove[]): OrderMove | undefined {
  return USUAL.find((move) => moves.includes(move));
}

/** The move that skips the usual next one: a parcel that needs no packing, or is handed over at once. */
export function otherMove(moves: readonly OrderMove[]): OrderMove | undefined {
  const next = nextMove(moves);
  return (["ship", "deliver"] as const).find((move) => move !== next && moves.includes(move));
}

/** Reverts something that customers or the accounts already rely on. */
export function isRevert(move: OrderMove): boolean {
  return move === "cancel" || move === "back" || move === "uncollect";
}

/** Sends no mail and moves no money, so the toast offers 'undo'. */
export function canUndo(move: OrderMove): boolean {
  return move === "prepare" || move === "transit" || move === "out";
}
