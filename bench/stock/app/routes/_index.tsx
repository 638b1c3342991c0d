import { Link, useLoaderData } from "@remix-run/react";
import { listCards } from "../cards.server";

export function loader() {
  return listCards();
}

export default function Listing() {
  const { cards, count } = useLoaderData<typeof loader>();
  return (
    <main>
      <h1>{count} products</h1>
      <ul>
        {cards.map((card) => (
          <li key={card.id}>
            <Link to={`/product/${card.id}`}>
              <img src={`/uploads/${card.image}`} alt="" width={400} height={300} loading="lazy" />
              <h2>{card.name}</h2>
            </Link>
            <p>{card.brand}</p>
            <dl>
              <dt>Thickness</dt>
              <dd>
                {card.thicknessMin} to {card.thicknessMax} mm
              </dd>
              <dt>Width</dt>
              <dd>
                {card.widthMin} to {card.widthMax} mm
              </dd>
            </dl>
            <p>{card.deliveryDays}</p>
          </li>
        ))}
      </ul>
    </main>
  );
}
