import type { PaymentStatus } from "./types.ts";

export interface Outcome {
  status: PaymentStatus;
  status_detail: string;
}

const APPROVED: Outcome = { status: "approved", status_detail: "accredited" };
const CHALLENGED: Outcome = { status: "pending", status_detail: "pending_challenge" };
const rejected = (detail: string): Outcome => ({ status: "rejected", status_detail: detail });

/** Outcome by cardholder name. APRO to FORM are documented; the last six are for our tests. CHAL: the bank asks the buyer. */
export const OUTCOME_BY_NAME: Readonly<Record<string, Outcome>> = {
  APRO: APPROVED,
  OTHE: rejected("cc_rejected_other_reason"),
  CONT: { status: "in_process", status_detail: "pending_contingency" },
  CALL: rejected("cc_rejected_call_for_authorize"),
  FUND: rejected("cc_rejected_insufficient_amount"),
  SECU: rejected("cc_rejected_bad_filled_security_code"),
  EXPI: rejected("cc_rejected_bad_filled_date"),
  FORM: rejected("cc_rejected_bad_filled_other"),
  CARD: rejected("cc_rejected_bad_filled_card_number"),
  INST: rejected("cc_rejected_invalid_installments"),
  DUPL: rejected("cc_rejected_duplicated_payment"),
  LOCK: rejected("cc_rejected_card_disabled"),
  BLAC: rejected("cc_rejected_blacklist"),
  CHAL: CHALLENGED,
};

export interface OutcomeInput {
  cardholderName: string;
  luhnValid: boolean;
  expired: boolean;
  binaryMode: boolean;
  /** The shop can show the page of the card's bank (3-D Secure). */
  canChallenge: boolean;
}

/** The first word of the name decides; other names are approved if the card is valid. */
export function decideOutcome({
  cardholderName,
  luhnValid,
  expired,
  binaryMode,
  canChallenge,
}: OutcomeInput): Outcome {
  const [word = ""] = cardholderName.trim().toUpperCase().split(/\s+/);
  const named = OUTCOME_BY_NAME[word];
  if (named === CHALLENGED) return canChallenge ? named : rejected("cc_rejected_3ds_mandatory");
  if (named) {
    const isUndecided = named.status === "in_process";
    return isUndecided && binaryMode ? rejected("cc_rejected_other_reason") : named;
  }
  if (!luhnValid) return rejected("cc_rejected_bad_filled_card_number");
  if (expired) return rejected("cc_rejected_bad_filled_date");
  return APPROVED;
}
