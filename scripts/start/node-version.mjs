/** Imported first by every command: says in one line that Node is too old, before anything newer is read. */
const [major, minor] = process.versions.node.split(".").map(Number);

if (major < 20 || (major === 20 && minor < 11)) {
  process.stderr.write(`This needs Node 20.11 or newer; this is Node ${process.versions.node}.\n`);
  process.exit(1);
}
