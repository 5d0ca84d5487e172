// The bundler looks for this file in the folders above too, and would take the shop's.
export function register() {}
