import { sayCount } from "~/steel/figures";
import { formatNumber } from "~/steel/measure";
import { useFigures } from "~/ui/figures";
import { Icon } from "~/ui/icon";
import { FieldFrame, type FrameProps } from "./field-frame";

const FIVE = [1, 2, 3, 4, 5];

type StarFieldProps = FrameProps & {
  /** The rating as text; one that is no whole number gets a choice of its own, so that it stays unless changed. */
  value: string | null;
};

export function StarField({ name, value, ...frame }: StarFieldProps) {
  const figures = useFigures();
  const between = value && /^[1-4]\.\d{1,2}$/.test(value) && Number(value) % 1 !== 0 ? value : null;
  return (
    <FieldFrame around="radios" name={name} {...frame}>
      {() => (
        <div className="cluster">
          <div className="rating">
            {FIVE.map((stars) => (
              <label key={stars}>
                <input
                  type="radio"
                  id={stars === 1 ? name : `${name}-${stars}`}
                  name={name}
                  value={stars}
                  defaultChecked={!between && Number(value) === stars}
                />
                <Icon name="star" size={28} />
                <span className="visually-hidden">{sayCount(stars, "star", figures)}</span>
              </label>
            ))}
          </div>
          {between && (
            <label className="choice">
              <input type="radio" name={name} value={between} defaultChecked />
              <span>Keep {formatNumber(Number(between), figures)} stars</span>
            </label>
          )}
        </div>
      )}
    </FieldFrame>
  );
}
