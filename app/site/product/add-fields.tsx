/** What every form that adds a size of this product carries. */
export function AddFields({ form, product, path }: { form: string; product: string; path: string }) {
  return (
    <>
      <input type="hidden" name="form" value={form} />
      <input type="hidden" name="product" value={product} />
      <input type="hidden" name="back" value={path} />
    </>
  );
}
