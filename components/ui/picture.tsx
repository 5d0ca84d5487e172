import { getImageProps } from "next/image";

type Props = {
  src: string;
  alt: string;
  width: number;
  height: number;
  /** The width it takes on screen, as in the `sizes` attribute. */
  sizes: string;
  /** The picture people see first: loaded at once and with priority. */
  priority?: boolean;
  className?: string;
};

const PLACEHOLDER = "/art/placeholder.svg";

/** From the width it is drawn at (a phone's at most) to twice that: other sizes would only weigh on the page. */
function usefulSizes(srcSet: string, width: number): string[] {
  const all = srcSet
    .split(", ")
    .map((entry) => ({ entry, size: Number.parseInt(entry.split(" ")[1] ?? "", 10) }));
  const useful = all.filter(({ size }) => size >= Math.min(width, 640) && size <= width * 2);
  return (useful.length > 0 ? useful : all).map(({ entry }) => entry);
}

/**
 * An optimised picture without a client component: the framework's own one costs every page 5 kB.
 * Inline styles are left out, so that the content policy needs no exception for them.
 */
export function Picture({ src, alt, width, height, sizes, priority = false, className }: Props) {
  const local = src.startsWith("/media/") ? src : PLACEHOLDER;
  if (local === PLACEHOLDER)
    return <img src={local} alt={alt} width={width} height={height} loading="lazy" className={className} />;
  const { props } = getImageProps({ src: local, alt, width, height, sizes, priority });
  const { style: _style, srcSet = "", ...rest } = props;
  return (
    <img
      {...rest}
      srcSet={usefulSizes(srcSet, width).join(", ")}
      // Only for what reads no srcset, so the short address of the picture itself.
      src={local}
      alt={alt}
      fetchPriority={priority ? "high" : undefined}
      // Drawn with the first frame, not after it.
      decoding={priority ? "sync" : "async"}
      className={className}
    />
  );
}
