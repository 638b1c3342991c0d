import { type Focus, placeCrop } from "~/models/picture/focus";

const WIDTHS = [320, 640, 960, 1600];

type PictureProps = {
  /** `{id}-{width}x{height}.webp`; null when nothing was uploaded. */
  name: string | null;
  /** What stays in sight where the frame cuts it; the centre without it. */
  focus?: Focus | undefined;
  alt: string;
  /** As the `sizes` attribute says it. */
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
  const frame = `picture ${className}`.trim();
  const loading = priority ? undefined : "lazy";
  // React 18 knows the attribute only in its lower-case form.
  const hurry = priority ? { fetchpriority: "high" } : {};
  if (!name) {
    return (
      <span className={frame}>
        <img
          src={`/fallback/${fallback}.svg`}
          alt={alt}
          width={800}
          height={600}
          loading={loading}
          decoding="async"
          {...hurry}
        />
      </span>
    );
  }
  const size = /^(.+)-(\d+)x(\d+)\.webp$/.exec(name);
  const master = `/uploads/${name}`;
  if (!size) {
    return (
      <span className={frame}>
        <img src={master} alt={alt} loading={loading} decoding="async" {...hurry} />
      </span>
    );
  }
  const width = Number(size[2]);
  const height = Number(size[3]);
  const place = focus && placeCrop({ width, height }, focus);
  const stem = master.slice(0, -".webp".length);
  const narrower = WIDTHS.filter((each) => each < width && each <= widest);
  const variants = (format: string) => narrower.map((each) => `${stem}.${each}.${format} ${each}w`);
  return (
    <picture className={frame}>
      {narrower.length > 0 && <source type="image/avif" srcSet={variants("avif").join(", ")} sizes={sizes} />}
      <img
        src={master}
        srcSet={[
          ...variants("webp"),
          ...(width > widest && narrower.length > 0 ? [] : [`${master} ${width}w`]),
        ].join(", ")}
        sizes={sizes}
        alt={alt}
        width={width}
        height={height}
        style={place ? { objectPosition: `${place.x}% ${place.y}%` } : undefined}
        loading={loading}
        decoding="async"
        {...hurry}
      />
    </picture>
  );
}
