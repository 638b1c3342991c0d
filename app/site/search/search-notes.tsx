import { namesGoods } from "~/models/shop/company";
import { joinNames } from "~/models/text/joined-names";
import { useFrame } from "~/ui/frame/frame";
import { PhoneLink } from "~/ui/phone-link";

const STAINLESS = "Stainless steel";

type OtherGoodsProps = { goods: { name: string; typed: string }[]; hasProducts: boolean; query: string };

/** Other goods that were asked for, with what there is instead; a company may supply more than it lists. */
export function OtherGoods({ goods, hasProducts, query }: OtherGoodsProps) {
  const { company } = useFrame();
  const among = (list: string | null) => goods.filter(({ name, typed }) => namesGoods(list, [name, typed]));
  const supplied = among(company.alsoSold);
  const refused = among(company.notSold).filter((each) => !supplied.includes(each));
  const unlisted = goods.filter((each) => !supplied.includes(each) && !refused.includes(each));
  return (
    <p>
      {say(supplied, "not in the catalogue, but we can supply it.")}
      {say(refused, "not sold here.")}
      {say(unlisted, "not listed here.")}
      {hasProducts && "What follows is mild steel. "}
      {goods.some(({ name }) => name === STAINLESS) && (
        <>
          <a href="/mildStainless">Mild or stainless?</a>{" "}
        </>
      )}
      <a href={`/contact?${new URLSearchParams({ q: query })}`}>Ask us</a> or call <PhoneLink />
    </p>
  );
}

function say(goods: { name: string }[], rest: string) {
  const names = [...new Set(goods.map(({ name }) => name))];
  return names.length > 0 ? `${joinNames(names)}: ${rest} ` : null;
}

/** Prices are on request: by what rule, and how soon. */
export function PriceRule() {
  const { priceRule, replyTime } = useFrame().company;
  return (
    <p>
      {priceRule?.replace(/[^.!?।]$/, "$&.") ??
        "Prices are quoted for each order, by size, quantity and place."}{" "}
      {replyTime && `We answer ${replyTime}. `}
      <a href="/enquiry">Send a list of sizes</a> for a price.
    </p>
  );
}
