const LONGEST_SIDE = 2000;
const THUMBNAIL = 240;

/** The picture drawn anew, no side longer than `longest`; null when the browser cannot read it. */
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

/** A small picture to look at: eight photos of a phone in full size are too much for its memory. */
export async function thumbnailOf(file: File): Promise<string | undefined> {
  return (await redraw(file, THUMBNAIL))?.toDataURL("image/jpeg", 0.8);
}

/**
 * A phone's photo in a size that a slow connection can send, without the place where it was taken. What the browser
 * cannot read goes as it is: the server says what is wrong with it.
 */
export async function shrinkPhoto(file: File): Promise<File> {
  const canvas = await redraw(file, LONGEST_SIDE);
  const blob = canvas && (await new Promise<Blob | null>((done) => canvas.toBlob(done, "image/jpeg", 0.85)));
  return blob ? new File([blob], `${file.name.replace(/\.\w+$/, "")}.jpg`, { type: "image/jpeg" }) : file;
}
