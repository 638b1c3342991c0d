import http from "node:http";
import { setTimeout as pause } from "node:timers/promises";

/**
 * Another visitor, in a process of his own: asks for a page every 100 ms on a new connection until told to stop, and
 * then tells how long each answer took, in milliseconds, and its status (0: none).
 */
const [, , url, from] = process.argv;
const answers = [];
let going = true;
process.on("message", () => {
  going = false;
});
// Its own start is not the site's time.
await ask();
answers.length = 0;
process.send("ready");
const running = [];
while (going) {
  running.push(ask());
  await pause(100);
}
await Promise.all(running);
process.send(answers);
process.disconnect();

function ask() {
  const begun = performance.now();
  return new Promise((resolve) => {
    const end = (status) => {
      answers.push({ status, ms: performance.now() - begun });
      resolve();
    };
    const request = http.get(url, { agent: false, localAddress: from, timeout: 30_000 }, (answer) => {
      answer.on("error", () => end(0)).on("end", () => end(answer.statusCode));
      answer.resume();
    });
    request.on("error", () => end(0)).on("timeout", () => request.destroy());
  });
}
