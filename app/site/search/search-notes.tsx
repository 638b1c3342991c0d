import { joinNames } from "~/models/row/joined-names";
import { type Company, listGoods } from "~/models/shop/company";
import { useFrame } from "~/ui/frame/frame";
import { PhoneLink } from "~/ui/phone-link";

const STAINLESS = "Stainless steel";

type OtherGoodsProps = { goods: { name: string; typed: string }[]; hasProducts: boolean; query: string };

/** Other goods that were asked for, with what there is instead; a company may supply more than it lists. */
export function OtherGoods({ goods, hasProducts, query }: OtherGoodsProps) {
  const { company } = useFrame();
  const supplied = goods.filter((each) => isAmong(each, company.alsoSold));
  const refused = goods.filter((each) => isAmong(each, company.notSold) && !supplied.includes(each));
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

/** The owner names goods in his own words, in one number or the other. */
function isAmong({ name, typed }: { name: string; typed: string }, list: Company["notSold"]) {
  const said = [name, typed].map((each) => each.toLowerCase());
  return listGoods(list).some((each) => {
    const own = each.toLowerCase();
    return said.some((one) => one.includes(own) || own.includes(one));
  });
}

/** Prices are on request: by what rule, and how soon. */
export function PriceRule() {
  const { company } = useFrame();
  return (
    <p>
      {company.priceRule ?? "Prices are quoted for each order, by size, quantity and place."}{" "}
      {company.replyTime && `We answer ${company.replyTime}. `}
      <a href="/enquiry">Send a list of sizes</a> for a price.
    </p>
  );
}
