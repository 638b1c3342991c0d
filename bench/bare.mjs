import http from "node:http";

/** The yardstick: Node's own server with ready answers: those of the site that is named, each asked for once. */
const site = process.argv[2];
const answers = new Map();
const isOwn = (name) => !/^(date|connection|keep-alive|transfer-encoding)$/i.test(name);

async function remember(reply) {
  const head = reply.rawHeaders.filter((_, index, all) => isOwn(all[index - (index % 2)]));
  answers.set(reply.req.path, { head, body: Buffer.concat(await reply.toArray()) });
}

const server = http.createServer(({ url, headers }, response) => {
  const answer = answers.get(url);
  if (answer) response.writeHead(200, answer.head).end(answer.body);
  else http.get(site + url, { headers }, (reply) => remember(reply).then(() => response.end()));
});
server.listen(0, "127.0.0.1", () => console.log(`http://127.0.0.1:${server.address().port}`));
