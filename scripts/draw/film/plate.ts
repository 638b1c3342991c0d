/** The exposed picture: light and what the cleaner must know of every pixel, as planes of numbers. */
export class Plate {
  light: Float32Array;
  color: Float32Array;
  normal: Float32Array;
  depth: Float32Array;
  /** How much the samples of a pixel differ in brightness. */
  unrest: Float32Array;

  constructor(
    public width: number,
    public height: number,
  ) {
    const size = width * height;
    this.light = new Float32Array(size * 3);
    this.color = new Float32Array(size * 3);
    this.normal = new Float32Array(size * 3);
    this.depth = new Float32Array(size);
    this.unrest = new Float32Array(size);
  }
}

/** Number at an index that is known to be inside the array. */
export function at(numbers: Float32Array, index: number): number {
  return numbers[index] ?? 0;
}
