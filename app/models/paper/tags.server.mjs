/** What a screen reader meets, in which order and as what; what is drawn outside of it is decoration. */
export class Tags {
  #doc;
  #open = [];

  constructor(doc) {
    this.#doc = doc;
    const root = doc.struct("Document");
    doc.addStructure(root);
    this.#open.push(root);
  }

  /** What `draw` draws and answers. `options`: `scope` of a head, `alt` and `bbox` of a figure. */
  leaf(kind, draw, options) {
    return this.group(
      kind,
      (element) => {
        let drawn;
        element.add(() => {
          drawn = draw(element);
        });
        return drawn;
      },
      options,
    );
  }

  /** Holds the leaves and groups that `fill` makes. */
  group(kind, fill, options) {
    const element = this.#doc.struct(kind, options);
    this.#open.at(-1).add(element);
    this.#open.push(element);
    const filled = fill(element);
    this.#open.pop();
    element.end();
    return filled;
  }

  decoration(draw) {
    this.#doc.markContent("Artifact", { type: "Layout" });
    draw();
    this.#doc.endMarkedContent();
  }
}
