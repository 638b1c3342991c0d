const browsers: readonly (readonly [RegExp, string])[] = [
  [/\bEdg(?:e|A|iOS)?\//, "Edge"],
  [/\bOPR\//, "Opera"],
  [/\bSamsungBrowser\//, "Samsung Internet"],
  [/\b(?:Firefox|FxiOS)\//, "Firefox"],
  [/\b(?:Chrome|CriOS|Chromium)\//, "Chrome"],
  [/\bSafari\//, "Safari"],
];

const systems: readonly (readonly [RegExp, string])[] = [
  [/\biPhone\b/, "iPhone"],
  [/\biPad\b/, "iPad"],
  [/\bAndroid\b/, "Android"],
  [/\bWindows\b/, "Windows"],
  [/\bMac OS X\b/, "Mac"],
  [/\bCrOS\b/, "Chromebook"],
  [/\bLinux\b/, "Linux"],
];

/** As its owner calls it: `Chrome on Android`; of a program its name. By the browser's own words, which may be anything. */
export function nameDevice(userAgent: string): string {
  const words = userAgent.slice(0, 500);
  const browser = browsers.find(([sign]) => sign.test(words))?.[1] ?? nameProgram(words);
  const system = systems.find(([sign]) => sign.test(words))?.[1];
  return system ? `${browser} on ${system}` : browser;
}

/** `curl/8.5` is curl; every browser begins with Mozilla. */
function nameProgram(words: string) {
  const name = /^[A-Za-z][\w.-]{1,30}(?=[/ ]|$)/.exec(words)?.[0];
  return name && name !== "Mozilla" ? name : "A browser";
}
