import { add, dot, type Vec, vec } from "./vector";

/** Where a body stands and how it is turned: the axes are unit vectors in world space. */
export interface Frame {
  origin: Vec;
  x: Vec;
  y: Vec;
  z: Vec;
}

/** Upright body, turned about the vertical by `yaw` radians. */
export function standing(origin: Vec, yaw = 0): Frame {
  const c = Math.cos(yaw);
  const s = Math.sin(yaw);
  return { origin, x: vec(c, 0, -s), y: vec(0, 1, 0), z: vec(s, 0, c) };
}

/** Frame whose z axis points to the sky: a coil with its eye up, turned about the vertical by `yaw`. */
export function eyeUp(origin: Vec, yaw = 0): Frame {
  const c = Math.cos(yaw);
  const s = Math.sin(yaw);
  return { origin, x: vec(c, 0, -s), y: vec(-s, 0, -c), z: vec(0, 1, 0) };
}

/** A frame placed inside another: `angle` turns it about the parent's z axis. */
export function within(parent: Frame, at: Vec, angle = 0): Frame {
  const c = Math.cos(angle);
  const s = Math.sin(angle);
  return {
    origin: outward(parent, at),
    x: turned(parent, vec(c, s, 0)),
    y: turned(parent, vec(-s, c, 0)),
    z: parent.z,
  };
}

/** A frame placed inside another and tipped by `angle` about the parent's x axis. */
export function tipped(parent: Frame, at: Vec, angle: number): Frame {
  const c = Math.cos(angle);
  const s = Math.sin(angle);
  return {
    origin: outward(parent, at),
    x: parent.x,
    y: turned(parent, vec(0, c, s)),
    z: turned(parent, vec(0, -s, c)),
  };
}

/** A frame placed inside another and turned by `angle` about the parent's y axis. */
export function spun(parent: Frame, at: Vec, angle: number): Frame {
  const c = Math.cos(angle);
  const s = Math.sin(angle);
  return {
    origin: outward(parent, at),
    x: turned(parent, vec(c, 0, -s)),
    y: parent.y,
    z: turned(parent, vec(s, 0, c)),
  };
}

/** Direction from the frame's own axes into world space. */
export function turned(frame: Frame, v: Vec): Vec {
  return {
    x: frame.x.x * v.x + frame.y.x * v.y + frame.z.x * v.z,
    y: frame.x.y * v.x + frame.y.y * v.y + frame.z.y * v.z,
    z: frame.x.z * v.x + frame.y.z * v.y + frame.z.z * v.z,
  };
}

/** Point from the frame's own axes into world space. */
export function outward(frame: Frame, point: Vec): Vec {
  return add(frame.origin, turned(frame, point));
}

/** World direction seen from the frame's own axes. */
export function inward(frame: Frame, v: Vec): Vec {
  return { x: dot(frame.x, v), y: dot(frame.y, v), z: dot(frame.z, v) };
}
