import QRCode from "qrcode";

/** QR code of an address; dark on white in both themes, as scanners need. */
export async function QrCode({ url, label }: { url: string; label: string }) {
  const svg = await QRCode.toString(url, { type: "svg", margin: 1, errorCorrectionLevel: "M" });
  return (
    <img
      src={`data:image/svg+xml,${encodeURIComponent(svg)}`}
      alt={label}
      width={144}
      height={144}
      className="size-36 rounded-md bg-white p-1"
    />
  );
}
