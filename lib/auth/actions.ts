"use server";

import { env } from "@/lib/core/env";
import { defineAction } from "./define-action";
import {
  requestRecovery,
  resendConfirmation,
  setNewPassword,
  signIn,
  signUp,
  startGoogle,
} from "./mutations";
import { safeNext } from "./next-path";
import {
  googleSchema,
  newPasswordSchema,
  recoverySchema,
  resendSchema,
  signInSchema,
  signUpSchema,
} from "./schema";

const MANY = { limit: 60, windowSeconds: 60 };
const FEW = { limit: 30, windowSeconds: 600 };

export const signInAction = defineAction({
  name: "auth.signIn",
  schema: signInSchema,
  access: "guest",
  rateLimit: MANY,
  run: async ({ next, ...credentials }) => {
    await signIn(credentials);
    return { next: safeNext(next, env().SITE_URL) };
  },
});

export const signUpAction = defineAction({
  name: "auth.signUp",
  schema: signUpSchema,
  access: "guest",
  rateLimit: FEW,
  run: async (input) => ({
    signedIn: await signUp(input),
    next: safeNext(input.next, env().SITE_URL),
  }),
});

export const resendConfirmationAction = defineAction({
  name: "auth.resendConfirmation",
  schema: resendSchema,
  access: "guest",
  rateLimit: FEW,
  run: async ({ email, next }) => resendConfirmation(email, next),
});

export const requestRecoveryAction = defineAction({
  name: "auth.requestRecovery",
  schema: recoverySchema,
  access: "guest",
  rateLimit: FEW,
  run: async ({ email }) => requestRecovery(email),
});

export const setNewPasswordAction = defineAction({
  name: "auth.setNewPassword",
  schema: newPasswordSchema,
  access: "signed-in",
  rateLimit: FEW,
  run: async ({ password }) => setNewPassword(password),
});

export const signInWithGoogleAction = defineAction({
  name: "auth.signInWithGoogle",
  schema: googleSchema,
  access: "guest",
  rateLimit: MANY,
  run: async ({ next }) => ({ url: await startGoogle(next) }),
});
