/** A point, a direction or a linear colour. Lengths are metres throughout the renderer; y points up. */
export interface Vec {
  x: number;
  y: number;
  z: number;
}

export function vec(x: number, y: number, z: number): Vec {
  return { x, y, z };
}

export function grey(value: number): Vec {
  return { x: value, y: value, z: value };
}

export function add(a: Vec, b: Vec): Vec {
  return { x: a.x + b.x, y: a.y + b.y, z: a.z + b.z };
}

export function subtract(a: Vec, b: Vec): Vec {
  return { x: a.x - b.x, y: a.y - b.y, z: a.z - b.z };
}

export function scale(a: Vec, by: number): Vec {
  return { x: a.x * by, y: a.y * by, z: a.z * by };
}

export function multiply(a: Vec, b: Vec): Vec {
  return { x: a.x * b.x, y: a.y * b.y, z: a.z * b.z };
}

/** a + b · by */
export function along(a: Vec, b: Vec, by: number): Vec {
  return { x: a.x + b.x * by, y: a.y + b.y * by, z: a.z + b.z * by };
}

export function blend(a: Vec, b: Vec, share: number): Vec {
  return {
    x: a.x + (b.x - a.x) * share,
    y: a.y + (b.y - a.y) * share,
    z: a.z + (b.z - a.z) * share,
  };
}

export function dot(a: Vec, b: Vec): number {
  return a.x * b.x + a.y * b.y + a.z * b.z;
}

export function cross(a: Vec, b: Vec): Vec {
  return { x: a.y * b.z - a.z * b.y, y: a.z * b.x - a.x * b.z, z: a.x * b.y - a.y * b.x };
}

export function length(a: Vec): number {
  return Math.sqrt(dot(a, a));
}

export function unit(a: Vec): Vec {
  return scale(a, 1 / (length(a) || 1));
}

/** Mirror image of an incoming direction on a surface with this normal. */
export function reflect(direction: Vec, normal: Vec): Vec {
  return along(direction, normal, -2 * dot(direction, normal));
}

/** Brightness of a linear colour as the eye weighs it. */
export function luminance(color: Vec): number {
  return 0.2126 * color.x + 0.7152 * color.y + 0.0722 * color.z;
}

export function clamp(value: number, low: number, high: number): number {
  return Math.max(low, Math.min(high, value));
}

/** 0 below `from`, 1 above `to`, an S-curve between; `from` may exceed `to`. */
export function smooth(from: number, to: number, value: number): number {
  const share = clamp((value - from) / (to - from), 0, 1);
  return share * share * (3 - 2 * share);
}
