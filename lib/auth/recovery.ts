/** The `mode` of /auth that sets the new password. */
export const NEW_PASSWORD_MODE = "nueva-contrasena";
export const NEW_PASSWORD_PATH = `/auth?modo=${NEW_PASSWORD_MODE}`;
