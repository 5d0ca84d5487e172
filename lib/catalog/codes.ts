/** Texts for codes that are not possible. */
export const BAD_SKU = "Usa letras sin tilde, números, guiones y puntos: PS5-CTRL-01.";
export const BAD_BARCODE = "Usa solo letras y números: es lo que lee el lector.";
export const BAD_CHECK_DIGIT = "El último número no corresponde a los demás: revisa que esté completo.";

/**
 * Whether the last digit of an EAN or UPC is the check digit of those before it (GS1 General Specifications 7.9: weights 3
 * and 1 in turn, from the right). SQL has the same in private.has_check_digit.
 */
export function hasCheckDigit(digits: string): boolean {
  const sum = [...digits].toReversed().reduce((all, digit, n) => all + Number(digit) * (n % 2 ? 3 : 1), 0);
  return sum % 10 === 0;
}

/** A SKU as it is stored: in capitals. */
export const asSku = (typed: string) => typed.trim().toUpperCase();

/** A barcode as it is stored: in capitals, without the spaces and dashes that boxes print between the groups of digits. */
export const asBarcode = (typed: string) => typed.replaceAll(/[\s-]/g, "").toUpperCase();

export const isSku = (sku: string) => /^[A-Z0-9][A-Z0-9.-]*$/.test(sku);

/** Why a stored barcode is not possible; null for an EAN-8, UPC-A or EAN-13 with its check digit, or a code of the shop's own. */
export function barcodeProblem(code: string): string | null {
  if (!/^[A-Z0-9]+$/.test(code)) return BAD_BARCODE;
  return /^(\d{8}|\d{12,13})$/.test(code) && !hasCheckDigit(code) ? BAD_CHECK_DIGIT : null;
}

/**
 * A global trade item number (EAN or UPC), as search engines want it; undefined for a code of the shop's own and for numbers
 * that are meant for use within one shop (GS1 General Specifications 1.4: prefixes 02, 04 and 2, of EAN-8 0 and 2).
 */
export function gtinOf(barcode: string): string | undefined {
  if (!/^(\d{8}|\d{12,13})$/.test(barcode)) return undefined;
  const isOwn = barcode.length === 8 ? /^[02]/ : /^(2|0[24])/;
  return isOwn.test(barcode.length === 12 ? `0${barcode}` : barcode) ? undefined : barcode;
}
