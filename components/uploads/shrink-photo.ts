const LONGEST_SIDE = 2000;
const THUMBNAIL = 240;

/** The image scaled to at most `longest` per side; null when the browser cannot decode it. */
async function redraw(file: File, longest: number): Promise<HTMLCanvasElement | null> {
  try {
    const bitmap = await createImageBitmap(file);
    const scale = Math.min(1, longest / Math.max(bitmap.width, bitmap.height));
    const canvas = document.createElement("canvas");
    canvas.width = Math.round(bitmap.width * scale);
    canvas.height = Math.round(bitmap.height * scale);
    canvas.getContext("2d")?.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
    bitmap.close();
    return canvas;
  } catch {
    return null;
  }
}

/** Thumbnail for the preview: full-size photos would exhaust a phone's memory. */
export async function thumbnailOf(file: File): Promise<string | undefined> {
  return (await redraw(file, THUMBNAIL))?.toDataURL("image/jpeg", 0.8);
}

/**
 * Shrinks a photo for slow connections and drops its location. A file that the browser cannot decode is returned
 * unchanged: the server reports the error.
 */
export async function shrinkPhoto(file: File): Promise<File> {
  const canvas = await redraw(file, LONGEST_SIDE);
  const blob = canvas && (await new Promise<Blob | null>((done) => canvas.toBlob(done, "image/jpeg", 0.85)));
  return blob ? new File([blob], `${file.name.replace(/\.\w+$/, "")}.jpg`, { type: "image/jpeg" }) : file;
}
