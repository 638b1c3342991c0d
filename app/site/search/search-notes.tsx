import { useFrame } from "~/ui/frame/frame";
import { joinNames } from "~/ui/joined-names";
import { PhoneLink } from "~/ui/phone-link";

const STAINLESS = "Stainless steel";

/** Other goods that were asked for: said in one line, with what there is instead. */
export function OtherGoods({ names, hasProducts }: { names: string[]; hasProducts: boolean }) {
  const frame = useFrame();
  return (
    <p>
      {joinNames(names)} {names.length === 1 && !names[0]?.includes(" and ") ? "is" : "are"} not listed here
      {hasProducts ? "; what follows is mild steel." : "."}{" "}
      {names.includes(STAINLESS) && (
        <>
          <a href="/mildStainless">Mild or stainless?</a>{" "}
        </>
      )}
      <a href="/contact">Ask us</a>
      {frame && (
        <>
          {" "}
          or call <PhoneLink company={frame.company} />
        </>
      )}
    </p>
  );
}

/** Prices are on request. */
export function PriceRule() {
  return (
    <p>
      Prices are quoted for each order, by size, quantity and place.{" "}
      <a href="/enquiry">Send a list of sizes</a> for a price.
    </p>
  );
}
