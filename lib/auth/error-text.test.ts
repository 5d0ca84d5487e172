import { expect, test } from "vitest";
import { authErrorText, isExpectedAuthError } from "./error-text";

test("known codes have their own words", () => {
  expect(authErrorText("invalid_credentials")).toBe(
    "El correo o la contraseña no coinciden. Revísalos e intenta de nuevo.",
  );
  expect(authErrorText("same_password")).toContain("distinta de la anterior");
  expect(isExpectedAuthError("email_not_confirmed")).toBe(true);
});

test("anything else reads the catalogue's text", () => {
  expect(authErrorText("bad_json")).toBe("Algo salió mal. Intenta de nuevo.");
  expect(authErrorText(undefined)).toBe("Algo salió mal. Intenta de nuevo.");
  expect(isExpectedAuthError("bad_json")).toBe(false);
  expect(isExpectedAuthError(undefined)).toBe(false);
});
