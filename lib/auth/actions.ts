"use server";

import { env } from "@/lib/core/env";
import { SELDOM, SIGN_IN } from "@/lib/core/limits";
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

export const signInAction = defineAction({
  name: "auth.sign-in",
  schema: signInSchema,
  access: "guest",
  rateLimit: SIGN_IN,
  run: async ({ next, ...credentials }) => {
    await signIn(credentials);
    return { next: safeNext(next, env().SITE_URL) };
  },
});

export const signUpAction = defineAction({
  name: "auth.sign-up",
  schema: signUpSchema,
  access: "guest",
  rateLimit: SELDOM,
  run: async (input) => ({
    signedIn: await signUp(input),
    next: safeNext(input.next, env().SITE_URL),
  }),
});

export const resendConfirmationAction = defineAction({
  name: "auth.resend-confirmation",
  schema: resendSchema,
  access: "guest",
  rateLimit: SELDOM,
  run: async ({ email, next }) => resendConfirmation(email, next),
});

export const requestRecoveryAction = defineAction({
  name: "auth.request-recovery",
  schema: recoverySchema,
  access: "guest",
  rateLimit: SELDOM,
  run: async ({ email }) => requestRecovery(email),
});

export const setNewPasswordAction = defineAction({
  name: "auth.set-new-password",
  schema: newPasswordSchema,
  access: "signed-in",
  rateLimit: SELDOM,
  run: async ({ password }) => setNewPassword(password),
});

export const signInWithGoogleAction = defineAction({
  name: "auth.sign-in-with-google",
  schema: googleSchema,
  access: "guest",
  rateLimit: SIGN_IN,
  run: async ({ next }) => ({ url: await startGoogle(next) }),
});
