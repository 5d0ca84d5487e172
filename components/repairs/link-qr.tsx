import QRCode from "qrcode";

/** QR code of the link; dark on white in both themes, as scanners need. */
export async function LinkQr({ url }: { url: string }) {
  const svg = await QRCode.toString(url, { type: "svg", margin: 1, errorCorrectionLevel: "M" });
  return (
    <img
      src={`data:image/svg+xml,${encodeURIComponent(svg)}`}
      alt="Código QR del enlace de seguimiento"
      width={144}
      height={144}
      className="size-36 rounded-md bg-white p-1"
    />
  );
}
