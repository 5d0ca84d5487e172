import { describe, expect, test } from "vitest";
import { decideOutcome } from "./outcomes.ts";
import { startClient } from "./test-client.ts";

describe("result by cardholder name", () => {
  test.each([
    ["APRO", "approved", "accredited"],
    ["OTHE", "rejected", "cc_rejected_other_reason"],
    ["CONT", "in_process", "pending_contingency"],
    ["CALL", "rejected", "cc_rejected_call_for_authorize"],
    ["FUND", "rejected", "cc_rejected_insufficient_amount"],
    ["SECU", "rejected", "cc_rejected_bad_filled_security_code"],
    ["EXPI", "rejected", "cc_rejected_bad_filled_date"],
    ["FORM", "rejected", "cc_rejected_bad_filled_other"],
    ["CARD", "rejected", "cc_rejected_bad_filled_card_number"],
    ["INST", "rejected", "cc_rejected_invalid_installments"],
    ["DUPL", "rejected", "cc_rejected_duplicated_payment"],
    ["LOCK", "rejected", "cc_rejected_card_disabled"],
    ["BLAC", "rejected", "cc_rejected_blacklist"],
    ["María López", "approved", "accredited"],
    ["fund gómez", "rejected", "cc_rejected_insufficient_amount"],
    ["APROPIADA", "approved", "accredited"],
  ])("%s is %s", async (name, status, status_detail) => {
    const { charge } = await startClient();
    expect(await charge(name)).toMatchObject({ status, status_detail });
  });

  test("leaves nothing undecided in binary mode", async () => {
    const { charge } = await startClient();
    expect(await charge("CONT", { binary_mode: true })).toMatchObject({ status: "rejected" });
  });

  test("looks at the card when the name says nothing", () => {
    const card = { cardholderName: "María López", luhnValid: true, expired: false, binaryMode: false };
    expect(decideOutcome(card).status).toBe("approved");
    expect(decideOutcome({ ...card, luhnValid: false }).status_detail).toBe(
      "cc_rejected_bad_filled_card_number",
    );
    expect(decideOutcome({ ...card, expired: true }).status_detail).toBe("cc_rejected_bad_filled_date");
    expect(decideOutcome({ ...card, cardholderName: "APRO", expired: true }).status).toBe("approved");
  });
});
