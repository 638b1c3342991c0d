import { ProductGrid } from "~/site/product/product-grid";
import { productTypes, steelTypes } from "~/steel/kind";
import { LONGEST_QUERY } from "~/steel/limits";
import { Button } from "~/ui/button";
import { Chip, ChipRow } from "~/ui/chip";
import { ErrorPage } from "~/ui/frame/error-page";
import { PhoneLink } from "~/ui/phone-link";
import type { MissingPage } from "./missing.server";

export function Missing({ message, words, isFound, products }: MissingPage) {
  return (
    <ErrorPage code={404} title={message} message={<p>Search for it, or start from one of these.</p>}>
      <form action="/search" method="get" role="search" aria-label="This address" className="search-line">
        <input
          className="control"
          type="search"
          name="q"
          defaultValue={words}
          maxLength={LONGEST_QUERY}
          aria-label="Search for the page that is missing"
        />
        <Button>Search</Button>
      </form>
      <ChipRow label="Categories">
        {productTypes.map((type) => (
          <Chip key={type} href={steelTypes[type].categoryPath}>
            {steelTypes[type].label}
          </Chip>
        ))}
      </ChipRow>
      <p>
        Or call us on <PhoneLink />.
      </p>
      {products.length > 0 && (
        <>
          <h2>{isFound ? "Perhaps you were looking for" : "Newest products"}</h2>
          <ProductGrid products={products} three />
        </>
      )}
    </ErrorPage>
  );
}
