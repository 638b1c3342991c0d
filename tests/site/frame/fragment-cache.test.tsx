import { type ReactElement, useId } from "react";
import { renderToString } from "react-dom/server";
import { describe, expect, test } from "vitest";
import { FragmentCache, PageFragments } from "~/site/frame/fragment-cache.server";
import { CachedFragment } from "~/ui/frame/cached-fragment";
import { ResponseContext, useReference } from "~/ui/frame/response-context";

type CardProps = { name: string; sizes?: number[] };

let written = 0;
function Card({ name, sizes = [] }: CardProps) {
  written += 1;
  return (
    <>
      {name}
      {" & "}
      {sizes.map((mm) => (
        <b key={mm} title={`"${name}"`}>
          {mm} mm
        </b>
      ))}
    </>
  );
}

function Page({ cards }: { cards: CardProps[] }) {
  return (
    <ul>
      {cards.map((card) => (
        <CachedFragment key={card.name} as="li" className="card" of={Card} props={card} />
      ))}
    </ul>
  );
}

const Own = () => <i>{useReference()}</i>;
const Field = ({ value }: { value: string }) => <input name="q" defaultValue={value} aria-label={value} />;
const Script = () => <script>{"go()"}</script>;
const Named = () => <i id={useId()} />;
const Broken = () => {
  throw new Error("No such grade");
};

/** As the server does it. */
function fill(cache: FragmentCache, page: ReactElement) {
  const fragments = new PageFragments(cache);
  const context = { reference: "of the page", placeFragment: fragments.place };
  const html = renderToString(<ResponseContext.Provider value={context}>{page}</ResponseContext.Provider>);
  return new TextDecoder().decode(fragments.fill(html));
}

describe("a page with fragments", () => {
  const cards = [
    { name: "<Sheet> – 2 mm", sizes: [1.5, 2] },
    { name: "Coil 😀 & co." },
    { name: "<!--0123456789abcdef01234567:0-->$&$1" },
  ];

  test("is what React writes without them, also when they are known", () => {
    const cache = new FragmentCache();
    const plain = renderToString(<Page cards={cards} />);
    expect(fill(cache, <Page cards={cards} />)).toBe(plain);
    written = 0;
    expect(fill(cache, <Page cards={[...cards].reverse()} />)).toBe(
      renderToString(<Page cards={[...cards].reverse()} />),
    );
    // Those of the comparison alone.
    expect(written).toBe(cards.length);
  });

  test("shows what a fragment shows now, whatever it showed before", () => {
    const cache = new FragmentCache();
    const names = ["One", "Two", "One"];
    for (const name of names) {
      for (const sizes of [[1], [1, 2]]) {
        const page = <Page cards={[{ name, sizes }]} />;
        expect(fill(cache, page)).toBe(renderToString(page));
      }
    }
  });

  test("tells parts of the same name and the same properties apart", () => {
    const cache = new FragmentCache();
    const make = (word: string) => () => <i>{word}</i>;
    const [First, Second] = [make("first"), make("second")];
    const page = (
      <>
        <CachedFragment as="li" of={First} props={{}} />
        <CachedFragment as="li" of={Second} props={{}} />
      </>
    );
    expect(fill(cache, page)).toBe("<li><i>first</i></li><li><i>second</i></li>");
  });
});

describe("a fragment", () => {
  test("knows nothing of the page around it", () => {
    expect(fill(new FragmentCache(), <CachedFragment as="li" of={Own} props={{}} />)).toBe(
      "<li><i></i></li>",
    );
  });

  test("with a script or an id of React's is refused: a page could not allow the one nor tell the other", () => {
    for (const part of [Script, Named]) {
      expect(() => fill(new FragmentCache(), <CachedFragment as="li" of={part} props={{}} />)).toThrow(
        part.name,
      );
    }
  });

  test("may show what somebody typed, whatever it looks like", () => {
    const page = <Page cards={[{ name: ":R1:", sizes: [1] }]} />;
    const field = <CachedFragment as="form" of={Field} props={{ value: ":R1:" }} />;
    for (const each of [page, field]) expect(fill(new FragmentCache(), each)).toBe(renderToString(each));
  });

  test("that fails fails its page", () => {
    expect(() => fill(new FragmentCache(), <CachedFragment as="li" of={Broken} props={{}} />)).toThrow(
      "No such grade",
    );
  });
});

describe("the cache", () => {
  test("holds no more than it may, and drops what was unused longest", () => {
    const cache = new FragmentCache(20_000);
    const often = { name: "often" };
    for (let each = 0; each < 500; each += 1) {
      cache.read(Card, often);
      cache.read(Card, { name: `Card ${each} ${"x".repeat(100)}` });
      expect(cache.bytes).toBeLessThanOrEqual(20_000);
    }
    expect(cache.bytes).toBeGreaterThan(15_000);
    written = 0;
    cache.read(Card, often);
    expect(written).toBe(0);
    cache.read(Card, { name: `Card 0 ${"x".repeat(100)}` });
    expect(written).toBe(1);
  });

  test("does not keep a long text that somebody typed", () => {
    const cache = new FragmentCache();
    const html = cache.read(Card, { name: "y".repeat(100_000) }).toString();
    expect(html).toContain("y".repeat(100_000));
    expect(cache.bytes).toBe(0);
  });
});
