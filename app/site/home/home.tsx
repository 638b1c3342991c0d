import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { loadScreen } from "~/http/fault-reply.server";
import { listBlogs } from "~/models/blog/read.server";
import { summariseTypes } from "~/models/product/count.server";
import { listProducts } from "~/models/product/read.server";
import { figures } from "~/models/shop/figures.server";
import { listTestimonials } from "~/models/testimonial/read.server";
import { BlogGrid } from "~/site/blog/blog-grid";
import { pageHead } from "~/site/frame/head";
import { describeHome } from "~/site/frame/structured";
import { categoryCopy } from "~/site/product/category-copy";
import { ProductGrid } from "~/site/product/product-grid";
import { WeightCalculator } from "~/site/product/weight-calculator";
import { indicativeNote } from "~/site/written/section";
import { readCalculator } from "~/steel/calculator";
import homeRules from "~/styles/home.css?inline";
import { Band } from "~/ui/band";
import { OnwardLink } from "~/ui/button";
import { useFrame } from "~/ui/frame/frame";
import type { ScreenHandle } from "~/ui/frame/screen-handle";
import { Section } from "~/ui/section";
import { TestimonialCard } from "~/ui/testimonial-card";
import { homeCopy } from "./copy";
import { HomeCategories, HomeClosing, HomeHero, HomeOrder } from "./home-parts";

export const handle: ScreenHandle = { rules: [homeRules] };

export const meta: MetaFunction = ({ matches }) =>
  pageHead(matches, { ...homeCopy.meta, canonical: "/", structured: describeHome });

export async function loader({ request }: LoaderFunctionArgs) {
  return loadScreen(request, async () => {
    const [types, products, testimonials, blogs] = await Promise.all([
      summariseTypes(),
      listProducts({ page: 1, perPage: 6 }),
      listTestimonials(3),
      listBlogs({ page: 1, perPage: 3 }),
    ]);
    return {
      types: types.map((each) => ({ ...each, summary: categoryCopy[each.type].summary })),
      products: products.rows,
      testimonials: testimonials.map(({ sample, ...shown }) => shown),
      blogs: blogs.rows.map(({ createdAt, updatedAt, tags, ...shown }) => shown),
      calculator: readCalculator(new URL(request.url).searchParams, figures),
    };
  });
}

export default function Home() {
  const { types, products, testimonials, blogs, calculator } = useLoaderData<typeof loader>();
  const { company } = useFrame();
  return (
    <>
      <HomeHero company={company} types={types} />
      {types.length > 0 && <HomeCategories types={types} />}
      {products.length > 0 && (
        <Band>
          <Section
            id="newest"
            title={homeCopy.newest.heading}
            action={<OnwardLink href="/allProduct">{homeCopy.newest.link}</OnwardLink>}
          >
            <ProductGrid products={products} three />
          </Section>
        </Band>
      )}
      <Band look="sunk">
        <Section id="calculator" title={homeCopy.calculator.heading} text={homeCopy.calculator.text}>
          <WeightCalculator path="/" calculator={calculator} />
          <p className="soft small">{indicativeNote}</p>
        </Section>
      </Band>
      <HomeOrder />
      {testimonials.length > 0 && (
        <Band look="sunk">
          <Section id="testimonials" title={homeCopy.testimonials.heading}>
            {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a row that scrolls must be reachable with the keyboard */}
            <ul className="snap-row" tabIndex={0}>
              {testimonials.map((testimonial) => (
                <li key={testimonial.id}>
                  <TestimonialCard testimonial={testimonial} />
                </li>
              ))}
            </ul>
          </Section>
        </Band>
      )}
      {blogs.length > 0 && (
        <Band>
          <Section
            id="articles"
            title={homeCopy.articles.heading}
            action={<OnwardLink href="/allblogs">{homeCopy.articles.link}</OnwardLink>}
          >
            <BlogGrid blogs={blogs} columns="three" />
          </Section>
        </Band>
      )}
      <HomeClosing />
    </>
  );
}
