// Takes the snapshot of Python's memory with which later starts begin.
//   node snapshot.mjs FOLDER PRECOMPILE   compiles what is imported, so that nothing is parsed in the memory that is kept
//   node snapshot.mjs FOLDER              takes the snapshot
import nodeCrypto from "node:crypto";
import { readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import { pathToFileURL } from "node:url";

const [folder, precompile] = process.argv.slice(2).map((name) => path.resolve(name));
const place = (name) => path.join(folder, name);
const COMPILED = "compiled.pack";

// the same bytes whenever it is taken
const NEVER = Date.UTC(2000, 0);
Date.now = () => NEVER;
performance.now = () => 0;
nodeCrypto.randomFillSync = (bytes) => bytes.fill(1);

const { startPython } = await import(pathToFileURL(place("host.mjs")));
const { python } = await startPython({
  readFile: (name) => readFile(place(name)),
  packs: precompile ? ["trianon.pack"] : ["trianon.pack", COMPILED],
  makesSnapshot: true,
});
python.runPython("from trianon.device import page; page.prepare()");
if (precompile) {
  python.runPython(await readFile(precompile, "utf8"));
  python.runPython('write_compiled("/library", "/product")');
  await writeFile(place("stdlib.zip"), python.FS.readFile("/library"));
  await writeFile(place(COMPILED), python.FS.readFile("/product"));
} else await writeFile(place("start.snapshot"), python.makeMemorySnapshot());
