import { picturePath, pictureVariants, sizeOfPicture, type VariantFormat } from "~/models/picture/file-name";
import { type Focus, placeCrop } from "~/models/picture/focus";

const FALLBACK_SIZE = { width: 800, height: 600 };

type PictureProps = {
  /** `{id}-{width}x{height}.webp`; null when nothing was uploaded. */
  name: string | null;
  focus?: Focus | undefined;
  alt: string;
  sizes: string;
  /** A drawing of /fallback/: a product type, or "article". */
  fallback?: string;
  /** In pixels: a larger one is not offered, for a frame that is never as wide. */
  widest?: number;
  /** The page's largest picture: loaded first instead of when it comes into view. */
  priority?: boolean;
  /** Of the frame: `wide` (16:9), `square`, `free` (the picture's own ratio); 4:3 without. */
  className?: string;
};

export function Picture({
  name,
  focus,
  alt,
  sizes,
  fallback = "article",
  widest = Number.POSITIVE_INFINITY,
  priority = false,
  className = "",
}: PictureProps) {
  const size = name === null ? FALLBACK_SIZE : sizeOfPicture(name);
  const src = name === null ? `/fallback/${fallback}.svg` : picturePath(name);
  const listFiles = (format: VariantFormat) =>
    pictureVariants(name ?? "", format)
      .filter(({ width }) => width <= widest)
      .map(({ file, width }) => `${picturePath(file)} ${width}w`);
  const [avif, webp] = [listFiles("avif"), listFiles("webp")];
  if (name !== null && size && (size.width <= widest || webp.length === 0))
    webp.push(`${src} ${size.width}w`);
  const place = focus && size && placeCrop(size, focus);
  // React 18 knows the attribute only in its lower-case form.
  const hurry = priority ? { fetchpriority: "high" } : { loading: "lazy" as const };
  return (
    <picture className={`picture ${className}`.trim()}>
      {avif.length > 0 && <source type="image/avif" srcSet={avif.join(", ")} sizes={sizes} />}
      <img
        src={src}
        srcSet={webp.length > 0 ? webp.join(", ") : undefined}
        sizes={webp.length > 0 ? sizes : undefined}
        alt={alt}
        width={size?.width}
        height={size?.height}
        style={place ? { objectPosition: `${place.x}% ${place.y}%` } : undefined}
        decoding="async"
        {...hurry}
      />
    </picture>
  );
}
