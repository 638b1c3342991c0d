/** Enough of the site's looks, in either scheme; its sheet may be just what cannot be sent. */
const STYLE = `:root{color-scheme:light dark}
body{margin:0;font:1.0625rem/1.6 system-ui,sans-serif;background:light-dark(#f1f3f4,#12181c);color:light-dark(#141b20,#e9eef1)}
main{max-width:34rem;margin:12vh auto;padding:1.5rem;border-top:4px solid light-dark(#c2360a,#ff7a3d)}
h1{font-size:1.75rem;line-height:1.2;margin:0 0 1rem}
a{color:inherit;text-underline-offset:.2em;display:inline-block;min-height:1.5rem}
a:focus-visible{outline:3px solid light-dark(#0b579c,#8fcbff);outline-offset:2px}`;

/** Without the site's frame: for what is refused before there is one, and for files. `title` and `text` are HTML. */
export function writePlainPage(title: string, text: string): string {
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>${title}</title><style>${STYLE}</style></head><body><main id="content"><h1>${title}</h1><p>${text}</p><p><a href="/">Go to the home page</a></p></main></body></html>`;
}
