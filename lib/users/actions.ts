"use server";

import { defineAction } from "@/lib/auth/define-action";
import { changePassword } from "@/lib/auth/mutations";
import { requirePassword } from "@/lib/auth/require-password";
import { SELDOM } from "@/lib/core/limits";
import { noteConsent } from "@/lib/legal/acceptance";
import { PRIVACY_VERSION } from "@/lib/legal/versions";
import { MARKETING_VERSION } from "./consents";
import { deleteAccount } from "./delete-account";
import { deleteAddress, saveAddress, saveProfile } from "./mutations";
import {
  acceptPrivacySchema,
  addressRefSchema,
  addressSchema,
  changePasswordSchema,
  deleteAccountSchema,
  marketingSchema,
  profileSchema,
} from "./schema";

export const saveProfileAction = defineAction({
  name: "users.save-profile",
  schema: profileSchema,
  access: "signed-in",
  rateLimit: SELDOM,
  run: (input, user) => saveProfile(user.id, input),
});

export const saveAddressAction = defineAction({
  name: "users.save-address",
  schema: addressSchema,
  access: "signed-in",
  rateLimit: SELDOM,
  run: saveAddress,
});

export const deleteAddressAction = defineAction({
  name: "users.delete-address",
  schema: addressRefSchema,
  access: "signed-in",
  rateLimit: SELDOM,
  run: deleteAddress,
});

export const changePasswordAction = defineAction({
  name: "users.change-password",
  schema: changePasswordSchema,
  access: "signed-in",
  rateLimit: SELDOM,
  run: ({ current, password }, user) => changePassword(user.email, current, password),
});

export const setMarketingConsentAction = defineAction({
  name: "users.set-marketing-consent",
  schema: marketingSchema,
  access: "signed-in",
  rateLimit: SELDOM,
  run: async ({ marketing }, user) => {
    await noteConsent(user.id, { kind: "marketing", granted: marketing, version: MARKETING_VERSION });
    return { granted: marketing };
  },
});

export const acceptPrivacyAction = defineAction({
  name: "users.accept-privacy",
  schema: acceptPrivacySchema,
  access: "signed-in",
  rateLimit: SELDOM,
  run: (_, user) => noteConsent(user.id, { kind: "privacidad", granted: true, version: PRIVACY_VERSION }),
});

/** The browser signs out afterwards through /api/session. */
export const deleteAccountAction = defineAction({
  name: "users.delete-account",
  schema: deleteAccountSchema,
  access: "signed-in",
  rateLimit: SELDOM,
  run: async ({ password }, user) => {
    await requirePassword(user.email, password, "password");
    await deleteAccount(user.id);
  },
});
