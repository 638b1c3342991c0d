import { expect, type Page } from "@playwright/test";

/** What WCAG 1.4.12 lets a reader ask for. */
const SPACING = `* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }
p { margin-block-end: 2em !important }`;

/** In pixels, by which words in large or spaced letters may reach over their box where nothing stands beside it. */
const SLACK = 10;

/** Past the page's policy, which forbids styles of others. */
async function spaceText(page: Page) {
  await page.evaluate((rules) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(rules);
    document.adoptedStyleSheets = [sheet];
  }, SPACING);
}

/** In pixels, of a reader who has set letters twice as large in the browser, and as they are otherwise. */
export const LARGE = 32;
const USUAL = 16;

export async function setLetters(page: Page, standard: number) {
  const browser = await page.context().newCDPSession(page);
  await browser.send("Page.setFontSizes", { fontSizes: { standard } });
  await browser.detach();
}

/**
 * The open page in every way that somebody may need it: with letters twice as large, at 400 %, with more space in the
 * text, which stays, and with forced colours.
 */
export async function expectDisplayed(page: Page) {
  await setLetters(page, LARGE);
  for (const width of [360, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    await expectNothingCut(page, SLACK);
  }
  await setLetters(page, USUAL);
  await page.setViewportSize({ width: 320, height: 256 });
  await expectNothingCut(page);
  await spaceText(page);
  await page.setViewportSize({ width: 360, height: 780 });
  await expectNothingCut(page, SLACK);
  await page.setViewportSize({ width: 1280, height: 800 });
  await expectNothingCut(page, SLACK);
  await page.emulateMedia({ forcedColors: "active" });
  await expectEdges(page);
  await page.emulateMedia({ forcedColors: "none" });
}

/**
 * Nothing needs to be pushed sideways but what says so by taking the focus, no text is cut or lies over another, and no
 * word of a button is broken. Nothing else is wider than its box by more than `slack` pixels.
 */
export async function expectNothingCut(page: Page, slack = 1) {
  const { width, height } = page.viewportSize() ?? {};
  expect(await page.evaluate(findCut, slack), `cut on ${page.url()} at ${width} × ${height}`).toEqual([]);
}

function findCut(slack: number) {
  const cut: string[] = [];
  const beyond = document.documentElement.scrollWidth - window.innerWidth;
  if (beyond > 0) cut.push(`the page is ${beyond} px wider than its window`);
  // What may be pushed, what a press unfolds, what is drawn, and what is for the ear.
  const free =
    "[tabindex='0'], input, select, textarea, pre, .excerpt-text, .waiting-text, .visually-hidden, [aria-hidden=true], svg";
  for (const element of document.querySelectorAll<HTMLElement>("body *:not(svg *)")) {
    const wide = element.scrollWidth - element.clientWidth;
    const high = element.scrollHeight - element.clientHeight;
    // Hardly any goes on from here; what is one pixel wide is for the ear.
    if (element.clientWidth <= 1 || Math.max(wide, high) <= 1) continue;
    // A drawing may reach beyond what is around it.
    if (element.closest(free) || element.matches(":has(.mill-drawing)") || !element.checkVisibility())
      continue;
    const { overflowX, overflowY, clipPath, display } = getComputedStyle(element);
    if (clipPath !== "none" || display === "inline") continue;
    const clips = [overflowX, overflowY].some((overflow) => /hidden|clip/.test(overflow));
    const words = `${element.tagName}.${element.className} “${element.textContent?.trim().slice(0, 40)}”`;
    if (wide > (clips ? 1 : slack)) cut.push(`${words}: ${wide} px too wide`);
    const holdsText = element.matches("a, button, summary, p, li, th, td, dt, dd, label, legend, h1, h2, h3");
    if (high > (clips ? 1 : 10) && (clips || holdsText)) cut.push(`${words}: ${high} px too high`);
  }
  for (const button of slack > 1 ? [] : document.querySelectorAll(".button")) {
    for (const node of button.childNodes) {
      for (const { 0: word, index } of (node instanceof Text ? node.data : "").matchAll(/\S+/g)) {
        const range = document.createRange();
        range.setStart(node, index);
        range.setEnd(node, index + word.length);
        if (range.getClientRects().length > 1) cut.push(`${word} of ${button.textContent} is broken`);
      }
    }
  }
  return cut;
}

const WINDOWS = [
  { width: 320, height: 256 },
  { width: 360, height: 780 },
  { width: 1280, height: 800 },
];

/**
 * From stop to stop, at 400 %, on a phone and on a desk: what has the focus is seen to have it, and no bar, toast or
 * column lies over all of it.
 */
export async function expectFocusSeen(page: Page) {
  for (const size of WINDOWS) {
    await page.setViewportSize(size);
    // From a key on, the browser shows where the focus is, also where a script moves it.
    await page.keyboard.press("Tab");
    const { stops, hidden } = await page.evaluate(walkFocus);
    expect(hidden, `the focus on ${page.url()} at ${size.width} px`).toEqual([]);
    expect(stops, `stops on ${page.url()} at ${size.width} px`).toBeGreaterThan(10);
  }
}

/** In the page: the focus goes to each stop as the key Tab would move it, which takes a hundred times as long. */
async function walkFocus() {
  const hidden: string[] = [];
  const drawn = () => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
  const candidates = "a[href], button, input, select, textarea, summary, [tabindex], [contenteditable]";
  let stops = 0;
  for (const element of document.querySelectorAll<HTMLElement>(candidates)) {
    if (element.tabIndex < 0) continue;
    const before = scrollY;
    element.focus();
    if (document.activeElement !== element) continue;
    stops += 1;
    // What comes and goes with scrolling does so with the next picture.
    if (scrollY !== before) await drawn();
    const fault = lookAt(element);
    if (fault)
      hidden.push(
        `${element.tagName}.${element.className} “${element.textContent?.trim().slice(0, 40)}” ${fault}`,
      );
  }
  return { stops, hidden };

  function lookAt(focused: HTMLElement) {
    const around = [focused, focused.parentElement, focused.closest("label, .card, .rich")];
    const ringed = around.some(
      (each) =>
        each &&
        parseFloat(getComputedStyle(each).outlineWidth) > 0 &&
        getComputedStyle(each).outlineStyle !== "none",
    );
    // A date has a ring for each of its parts.
    if (!ringed && !focused.matches("[type=date]")) return "has no ring";
    const labels = focused instanceof HTMLInputElement ? [...(focused.labels ?? [])] : [];
    const own = [focused, ...labels];
    const steps = [0.1, 0.3, 0.5, 0.7, 0.9];
    for (const { left, top, width, height } of focused.getClientRects()) {
      for (const across of steps) {
        for (const down of steps) {
          const hit = document.elementFromPoint(left + width * across, top + height * down);
          if (hit && own.some((each) => each.contains(hit))) return "";
        }
      }
    }
    return "is covered or out of sight";
  }
}

/** In forced colours, which take grounds and shadows away: what is pressed has an edge, and what is chosen a mark. */
async function expectEdges(page: Page) {
  expect(await page.evaluate(findEdgeless), `without an edge on ${page.url()}`).toEqual([]);
}

/** In the page: controls and panels whose edge was their ground alone, and marks of the current one that are gone. */
function findEdgeless() {
  const ground = getComputedStyle(document.body).backgroundColor;
  const hasEdge = (element: Element) => {
    const { borderTopWidth, borderTopColor, borderBottomWidth, borderBottomColor } =
      getComputedStyle(element);
    const top = parseFloat(borderTopWidth) > 0 && borderTopColor !== ground;
    return top || (parseFloat(borderBottomWidth) > 0 && borderBottomColor !== ground);
  };
  const edged =
    ".button:not(.bare, .call-bar *), .chip, .control, .notice, .panel, .card, .header-search input, .tag";
  const edgeless = [...document.querySelectorAll(edged)].filter(
    (element) => element.checkVisibility() && !hasEdge(element),
  );
  const current = [
    ...document.querySelectorAll(".chip[aria-current], .pager [aria-current], .site-nav [aria-current]"),
  ];
  const unmarked = current.filter((element) => {
    const { borderBottomColor, borderBottomWidth, fontWeight } = getComputedStyle(element);
    return (
      element.checkVisibility() &&
      (borderBottomColor === ground || parseFloat(borderBottomWidth) < 3) &&
      Number(fontWeight) < 700
    );
  });
  return [...edgeless, ...unmarked].map(
    (element) => `${element.tagName}.${element.className} ${element.textContent?.trim().slice(0, 30)}`,
  );
}

/** Nothing moves by itself or on its way to somewhere. */
export async function expectStill(page: Page) {
  const moving = await page.evaluate(() =>
    document
      .getAnimations()
      .filter(({ timeline }) => timeline === document.timeline)
      .filter(({ effect }) => Number(effect?.getComputedTiming().endTime) > 1)
      .map(({ effect }) => (effect instanceof KeyframeEffect ? effect.target?.className : "")),
  );
  expect(moving, `moving on ${page.url()}`).toEqual([]);
  expect(await page.evaluate(() => getComputedStyle(document.documentElement).scrollBehavior)).toBe("auto");
}
