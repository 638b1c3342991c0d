import type { Chance } from "./chance";
import { along, cross, length, subtract, unit, type Vec, vec } from "./vector";

export interface View {
  eye: Vec;
  lookAt: Vec;
  /** Width of the picture in degrees. */
  angle: number;
  /** Distance that is sharp, metres; the place looked at when left out. */
  focus?: number;
  /** Radius of the lens opening, metres. */
  lens?: number;
}

/** A camera with a lens: what is out of focus is soft. */
export class Camera {
  private forward: Vec;
  private right: Vec;
  private up: Vec;
  private reach: number;
  private focus: number;
  private lens: number;

  constructor(private view: View) {
    const gaze = subtract(view.lookAt, view.eye);
    this.forward = unit(gaze);
    this.right = unit(cross(this.forward, vec(0, 1, 0)));
    this.up = cross(this.right, this.forward);
    this.reach = Math.tan((view.angle * Math.PI) / 360);
    this.focus = view.focus ?? length(gaze);
    this.lens = view.lens ?? 0;
  }

  /** Ray through a place of the picture: -1 to 1 from left to right, and from bottom to top scaled alike. */
  aim(x: number, y: number, chance: Chance): { from: Vec; toward: Vec } {
    const slope = along(along(this.forward, this.right, x * this.reach), this.up, y * this.reach);
    const sharp = along(this.view.eye, slope, this.focus);
    const radius = this.lens * Math.sqrt(chance.next());
    const angle = 2 * Math.PI * chance.next();
    const across = along(this.view.eye, this.right, radius * Math.cos(angle));
    const from = along(across, this.up, radius * Math.sin(angle));
    return { from, toward: unit(subtract(sharp, from)) };
  }
}
