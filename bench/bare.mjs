import http from "node:http";

/**
 * The yardstick: Node's own server with ready answers, one a path, as they are handed over in `process.send` form:
 * `[path, headers in turn with their values, body in base64]`.
 */
const answers = new Map();
process.on("message", (ready) => {
  for (const [path, head, body] of ready) answers.set(path, { head, body: Buffer.from(body, "base64") });
  process.send("ready");
});

const server = http.createServer((request, response) => {
  const answer = answers.get(request.url);
  response.writeHead(answer ? 200 : 404, answer?.head ?? []);
  response.end(answer?.body);
});
server.listen(0, "127.0.0.1", () => process.send(`http://127.0.0.1:${server.address().port}`));
