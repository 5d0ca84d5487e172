import { expect, test } from "vitest";
import { fieldErrorsOf } from "@/lib/auth/action-builder";
import { NO_ADDRESS } from "@/lib/places/address";
import { requestRepairSchema } from "@/lib/repairs/schema";
import { STEPS, stepProblems } from "./request-steps";
import type { RequestValues } from "./request-values";

const HOME = {
  street: "Calle 1 # 2-3",
  municipality: { code: "05266", name: "Envigado", department: "Antioquia" },
};
const FINE: RequestValues = {
  device: "xbox",
  model: "",
  description: "No prende",
  delivery: "local",
  ...NO_ADDRESS,
  pickupDay: "",
  pickupSlot: "",
  name: "Ana Gómez",
  phone: "300 123 4567",
  email: "",
  consent: true,
  paidToken: "",
  paidService: "",
};

test.each<[string, Partial<RequestValues>, number]>([
  ["a complete request", {}, 0],
  [
    "one without its basics",
    { device: "", description: " ", name: "Al", phone: "12", email: "x", consent: false },
    6,
  ],
  ["a pickup without a place", { delivery: "domicilio" }, 3],
  ["a pickup without an hour", { delivery: "domicilio", ...HOME, pickupDay: "2026-11-23" }, 1],
])("the steps and the server find the same problems in %s", (_, change, problems) => {
  const values = { ...FINE, ...change };
  const { consent, ...said } = Object.assign({}, ...STEPS.map((_name, step) => stepProblems(step, values)));
  const parsed = requestRepairSchema.safeParse({
    ...values,
    requestKey: crypto.randomUUID(),
    acceptsData: values.consent,
  });
  const errors = parsed.success ? {} : fieldErrorsOf(parsed.error);
  expect(errors).toEqual({ ...said, ...(consent && { acceptsData: consent }) });
  expect(Object.keys(errors)).toHaveLength(problems);
});
