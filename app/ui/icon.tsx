const paths = {
  arrow: "M4 12h15M13 6l6 6-6 6",
  back: "M20 12H5M11 6l-6 6 6 6",
  calculator: "M5 3h14v18H5zM8 7h8M8 12h1M12 12h0.5M15.5 12h.5M8 16.5h1M12 16.5h0.5M15.5 16.5h.5",
  chart: "M4 20.5h16M6 20V12h3v8M11 20V4h3v16M16 20V9h3v11",
  check: "M4 12.5l5.5 5.5L20 7",
  close: "M5 5l14 14M19 5L5 19",
  down: "M6 9.5l6 6 6-6",
  download: "M12 3v12M6.5 10L12 15.5 17.5 10M4 20.5h16",
  edit: "M4 20l1-5L16.5 3.5l4 4L9 19zM13.5 6.5l4 4",
  eye: "M2 12c3-5 6.5-7 10-7s7 2 10 7c-3 5-6.5 7-10 7s-7-2-10-7zM12 9a3 3 0 1 0 0 6 3 3 0 0 0 0-6z",
  "eye-off":
    "M3 3l18 18M9 5.6A10 10 0 0 1 12 5c3.5 0 7 2 10 7a18 18 0 0 1-3 3.7M6 7.5A18 18 0 0 0 2 12c3 5 6.5 7 10 7a10 10 0 0 0 4.5-1.1",
  home: "M3 11.5L12 4l9 7.5M5.5 9.5V20h13V9.5M10 20v-6h4v6",
  info: "M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18zM12 11v6M12 7v1",
  key: "M8 8a4 4 0 1 0 0 8 4 4 0 0 0 0-8zM12 12h9v4M17 12v3",
  list: "M9 6h11M9 12h11M9 18h11M4 6h1M4 12h1M4 18h1",
  logout: "M10 4H4v16h6M9 12h11M15.5 7.5L20 12l-4.5 4.5",
  mail: "M3 5h18v14H3zM3 6.5l9 7 9-7",
  menu: "M3 6h18M3 12h18M3 18h18",
  phone: "M5 3h4l2 5-2.5 2a12 12 0 0 0 5.5 5.5l2-2.5 5 2v4a2 2 0 0 1-2 2A16 16 0 0 1 3 5a2 2 0 0 1 2-2z",
  pin: "M12 21.5s7-6.5 7-11.5a7 7 0 0 0-14 0c0 5 7 11.5 7 11.5zM12 7.5a2.5 2.5 0 1 0 0 5 2.5 2.5 0 0 0 0-5z",
  plus: "M12 4v16M4 12h16",
  print: "M7 8V3h10v5M7 17H3V8h18v9h-4M7 13h10v8H7z",
  search: "M10.5 3a7.5 7.5 0 1 0 0 15 7.5 7.5 0 0 0 0-15zM16 16l5.5 5.5",
  settings: "M4 7h10M18 7h2M14 4v6h4V4zM4 17h2M10 17h10M6 14v6h4v-6z",
  star: "M12 2.5l2.9 6.3 6.9.8-5.1 4.7 1.4 6.8L12 17.7l-6.1 3.4 1.4-6.8-5.1-4.7 6.9-.8z",
  tag: "M3 3h8.5L21 12.5 12.5 21 3 11.5zM7.5 7.5h.1",
  trash: "M4 6h16M9 6V3h6v3M6 6l1 15h10l1-15M10 10v7M14 10v7",
  truck:
    "M2 5h12v11H2zM14 9h4.5L22 12.5V16h-8M6.5 16a2 2 0 1 0 0 4 2 2 0 0 0 0-4zM17.5 16a2 2 0 1 0 0 4 2 2 0 0 0 0-4z",
  user: "M12 3.5a4 4 0 1 0 0 8 4 4 0 0 0 0-8zM4 20.5c.5-4 3.5-6 8-6s7.5 2 8 6",
  warning: "M12 3L1.5 20.5h21zM12 9.5v5.5M12 17v1",
  whatsapp: "M3 21l1.5-5A9 9 0 1 1 8 19.5zM9 8c-1 3 3 7.5 6.5 7l1-1.5-2-1-1 1c-1.5-.5-2.5-1.5-3-3l1-1-1-2z",
} as const;

export type IconName = keyof typeof paths;

type IconProps = {
  name: IconName;
  /** In CSS pixels. */
  size?: number;
};

/** Decoration beside words: it has no name of its own. */
export function Icon({ name, size = 20 }: IconProps) {
  return (
    <svg viewBox="0 0 24 24" width={size} height={size} aria-hidden="true">
      <path d={paths[name]} fill="none" stroke="currentColor" strokeWidth="1.75" />
    </svg>
  );
}
