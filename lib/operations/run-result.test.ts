import { expect, test } from "vitest";
import { runResult } from "./run-result";

test.each([
  [{ sent: 2, failed: 0 }, true, { sent: 2 }],
  [{ sent: 2, failed: 1 }, false, { sent: 2, failed: 1 }],
  [{ mails: 3, photos: null }, false, { mails: 3 }],
  [{}, true, {}],
])("%j", (report, isOk, counts) => expect(runResult(report)).toEqual({ isOk, counts }));
