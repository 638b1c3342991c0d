import { PrismaBetterSQLite3 } from "@prisma/adapter-better-sqlite3";
import { Link, Links, Meta, Scripts, ScrollRestoration, useLoaderData } from "@remix-run/react";
import { PrismaClient } from "../../../app/generated/prisma/client";

const db = new PrismaClient({
  adapter: new PrismaBetterSQLite3({ url: `file:${process.env.BENCH_DATABASE}` }),
});

/** A first page with its numbers, as a project with the same packages would ask for them. */
export async function loader() {
  const [cards, count] = await Promise.all([
    db.product.findMany({ take: 24, orderBy: { createdAt: "desc" }, include: { sizes: true } }),
    db.product.count(),
  ]);
  return { cards, count };
}

/** The yardstick: what a Remix project has before anybody thinks about its speed. */
export default function Listing() {
  const { cards, count } = useLoaderData<typeof loader>();
  return (
    <html lang="en">
      <head>
        <Meta />
        <Links />
      </head>
      <body>
        <h1>{count} products</h1>
        {cards.map((card) => (
          <article key={card.id}>
            <Link to={`/product/${card.id}`}>
              <img src={`/uploads/${card.image}`} alt="" width={400} height={300} loading="lazy" />
              <h2>{card.name}</h2>
            </Link>
            <p>{card.brand}</p>
            <p>{`Thickness ${card.thicknessMin} to ${card.thicknessMax} mm`}</p>
            <p>{`Width ${card.widthMin} to ${card.widthMax} mm`}</p>
            <p>{card.deliveryDays}</p>
          </article>
        ))}
        <ScrollRestoration />
        <Scripts />
      </body>
    </html>
  );
}
