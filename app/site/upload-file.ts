export function loader() {
  return new Response("no", { status: 404 });
}
