import { PassThrough } from "node:stream";
import { buffer } from "node:stream/consumers";
import { type ReactElement, Suspense } from "react";
import { renderToPipeableStream } from "react-dom/server";
import { describe, expect, test } from "vitest";
import { renderDocument } from "~/http/document.server";

/** React's own pieces; where one ends inside a character it leaves zeros. */
const PIECE = 2048;
const CHARACTERS = { "two bytes": "é", "three bytes": "–", "four bytes": "😀" };

/** A document whose character `text` begins `before` bytes or so from its start, in content and in an attribute. */
function page(before: number, text: string) {
  return (
    <html lang="en">
      <body>
        <p>{"a".repeat(300)}</p>
        {pieces(before - 400)}
        <a href={`/search?q=${text}`} title={`0.76 ${text} 0.84`}>
          0.76 {text} 0.84
        </a>
      </body>
    </html>
  );
}

/** Filling in pieces that are small enough to be written into React's view. */
function pieces(length: number): ReactElement[] {
  const sizes = [...Array(Math.floor(length / 100)).fill(100), length % 100];
  return sizes.map((size, index) => {
    const key = `${index}`;
    return <i key={key}>{"b".repeat(Math.max(0, size - 7))}</i>;
  });
}

function expected(before: number, text: string) {
  const filling = pieces(before - 400).map(({ props }) => `<i>${props.children}</i>`);
  return (
    `<!DOCTYPE html><html lang="en"><body><p>${"a".repeat(300)}</p>${filling.join("")}` +
    `<a href="/search?q=${text}" title="0.76 ${text} 0.84">0.76 <!-- -->${text}<!-- --> 0.84</a></body></html>`
  );
}

/** What React writes by itself. */
function renderPlainly(element: ReactElement): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    const { pipe } = renderToPipeableStream(element, {
      onAllReady: () => resolve(buffer(pipe(new PassThrough()))),
      onShellError: reject,
    });
  });
}

describe.each(Object.entries(CHARACTERS))("a character of %s", (_, text) => {
  const run = text.repeat(7);

  test("arrives as it was written, wherever the end of React's pieces falls", async () => {
    let torn = 0;
    for (const end of [PIECE, 2 * PIECE, 3 * PIECE]) {
      for (let before = end - 140; before <= end + 40; before += 1) {
        if ((await renderPlainly(page(before, run))).includes(0)) torn += 1;
        const html = await renderDocument(page(before, run));
        expect(html).not.toMatch(/[\u0000\uFFFD]/);
        expect(html).toBe(expected(before, run));
      }
    }
    expect(torn, "documents that React by itself tears").toBeGreaterThan(10);
  });
});

function Broken(): ReactElement {
  throw new Error("no such steel");
}

describe("a page that cannot be rendered", () => {
  test("is an error, and nothing else fails with it", async () => {
    await expect(renderDocument(<Broken />)).rejects.toThrow("no such steel");
  });

  test("is one also where a part could be left out", async () => {
    const page = (
      <html lang="en">
        <body>
          <Suspense fallback="...">
            <Broken />
          </Suspense>
        </body>
      </html>
    );
    await expect(renderDocument(page)).rejects.toThrow("no such steel");
  });
});
