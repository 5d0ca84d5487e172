import { getImageProps } from "next/image";
import { EagerImage } from "./eager-image";

type Props = {
  src: string;
  alt: string;
  width: number;
  height: number;
  /** Width on screen, as in the `sizes` attribute. */
  sizes: string;
  /** Above the fold: loaded eagerly with high priority. */
  priority?: boolean;
  className?: string;
};

const PLACEHOLDER = "/art/placeholder.svg";

/** Image widths from the rendered one (at most a phone's) to twice that. */
function usefulSizes(srcSet: string, width: number): string[] {
  const all = srcSet
    .split(", ")
    .map((entry) => ({ entry, size: Number.parseInt(entry.split(" ")[1] ?? "", 10) }));
  const useful = all.filter(({ size }) => size >= Math.min(width, 640) && size <= width * 2);
  return (useful.length > 0 ? useful : all).map(({ entry }) => entry);
}

/**
 * Optimised image without a client component: next/image costs every page 5 kB. No inline styles, so that the content
 * policy needs no exception.
 */
export function Picture({ src, alt, width, height, sizes, priority = false, className }: Props) {
  const local = src.startsWith("/media/") ? src : PLACEHOLDER;
  if (local === PLACEHOLDER)
    return <img src={local} alt={alt} width={width} height={height} loading="lazy" className={className} />;
  const { props } = getImageProps({ src: local, alt, width, height, sizes, priority });
  const { style: _style, srcSet = "", ...rest } = props;
  const Image = priority ? EagerImage : "img";
  return (
    <Image
      {...rest}
      srcSet={usefulSizes(srcSet, width).join(", ")}
      // Fallback for clients without srcset.
      src={local}
      alt={alt}
      fetchPriority={priority ? "high" : undefined}
      // Decoded synchronously, in the first frame.
      decoding={priority ? "sync" : "async"}
      className={className}
    />
  );
}
