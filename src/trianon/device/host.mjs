// Loads Python, the product's own code and the rules of games into one memory; README.md beside this file explains it.
import { loadPyodide } from "./pyodide.mjs";

const PRODUCT = "/lib/python3.14/site-packages";
const ALIGNMENT = 64;
const PADDED_BYTES = 5;

async function fetched(name) {
  const response = await fetch(new URL(name, import.meta.url));
  if (!response.ok) throw new Error(`${name}: ${response.status}`);
  return response.arrayBuffer();
}

/** Writes the files of a pack: the length of an index, the index (path, length), then their bytes one after the other. */
function unpack(FS, pack) {
  const length = new DataView(pack.buffer, pack.byteOffset).getUint32(0, true);
  let at = 4 + length;
  for (const [path, size] of JSON.parse(new TextDecoder().decode(pack.subarray(4, at)))) {
    const full = `${PRODUCT}/${path}`;
    FS.mkdirTree(full.slice(0, full.lastIndexOf("/")));
    FS.writeFile(full, pack.subarray(at, at + size));
    at += size;
  }
}

/** The code of a module whose stack begins at address 0, moved to begin at `base`. */
function moved(code, { padded, words }, base) {
  const made = code.slice();
  for (const at of padded) {
    let value = base;
    for (let i = 0; i < PADDED_BYTES; i++) value += (made[at + i] & 0x7f) * 2 ** (7 * i);
    for (let i = 0; i < PADDED_BYTES; i++) {
      made[at + i] = (value % 128) | (i < PADDED_BYTES - 1 ? 0x80 : 0);
      value = Math.floor(value / 128);
    }
  }
  const view = new DataView(made.buffer);
  for (const at of words) view.setUint32(at, view.getUint32(at, true) + base, true);
  return made;
}

/** Python with the product's modules: from the snapshot of its memory, or from their sources to make one. */
export async function startPython({ readFile = fetched, packs = ["trianon.pack"], makesSnapshot = false }) {
  const read = async (name) => new Uint8Array(await readFile(name));
  const [lock, ...contents] = ["pyodide-lock.json", ...packs].map(read);
  const python = await loadPyodide({
    indexURL: new URL("./", import.meta.url).href.replace(/^file:\/\//, ""),
    stdLibURL: new URL("stdlib.zip", import.meta.url).href.replace(/^file:\/\//, ""),
    lockFileContents: new TextDecoder().decode(await lock),
    packageBaseUrl: "./",
    fsInit: async (FS) => {
      for (const pack of contents) unpack(FS, await pack);
    },
    // a snapshot with the same bytes whenever it is made, without docstrings
    ...(makesSnapshot
      ? { _makeSnapshot: true, args: ["-OO"], env: { PYTHONDONTWRITEBYTECODE: "1", PYTHONHASHSEED: "0" } }
      : { _loadSnapshot: await read("start.snapshot") }),
  });
  return { python, read };
}

/** Lets Python call the rules of a game: its module in Python's memory, and its data. */
async function addGame({ python, read }, game) {
  const [code, description, pack] = await Promise.all([
    read(`${game}.wasm`),
    read(`${game}.json`),
    read(`${game}.pack`),
  ]);
  const text = new TextDecoder().decode(description);
  const { addresses, heap } = JSON.parse(text);
  unpack(python.FS, pack);
  const { memory, _malloc } = python._module;
  const at = _malloc(heap + ALIGNMENT);
  const base = at + (ALIGNMENT - (at % ALIGNMENT));
  const { instance } = await WebAssembly.instantiate(moved(code, addresses, base), { env: { memory } });
  python.pyimport("trianon.device.page").add_game(game, text, instance.exports);
}

/** Starts what a page asks of a device: `entry` names the part of `trianon.device.page` that answers. */
async function start(options) {
  const started = await startPython(options);
  const page = started.python.pyimport("trianon.device.page");
  const loading = new Map();
  const ready = (games) =>
    Promise.all(
      games.map((game) => {
        if (!loading.has(game)) loading.set(game, addGame(started, game));
        return loading.get(game);
      }),
    );
  await ready(options.games ?? []);
  const nets = new Map();
  const readNet = async (game) => unpack(started.python.FS, await started.read(`${game}.net`));
  /** Does a job of thinking, with the net of its game where its level has one. */
  const think = async (text) => {
    const { game, net } = JSON.parse(text);
    await ready([game]);
    if (net && !nets.has(game)) nets.set(game, readNet(game));
    await nets.get(game)?.catch(() => nets.delete(game)); // without it the level searches as in a game that has none
    return page.think(text);
  };
  return { page, ready, think };
}

/** The tables of this device. */
export async function startDevice(options = {}) {
  const { page, ready, think } = await start(options);
  const parsed = (text) => JSON.parse(text);
  const tables = page.start_tables(
    (text) => options.onMessage?.(parsed(text)),
    (table, saved) => options.onSave?.(table, saved ?? null),
    // this worker thinks itself where no other one can, as for lack of memory
    (job) => options.think?.(job).catch(() => think(job)) ?? think(job),
  );
  const answered = async (text) => {
    await ready(parsed(page.games_of(text)));
    return parsed(await page.answer(tables, text));
  };
  return {
    ready,
    request: (method, path, language, body) => answered(JSON.stringify({ method, path, language, body: body ?? null })),
    load: (saved) => answered(JSON.stringify({ method: "LOAD", path: "/", language: "en", body: saved })),
    watch: (table, since) => tables.watch(table, since ?? null),
    setPerson: ({ name }) => {
      tables.name = name;
    },
    think,
  };
}

/** A second worker that thinks for the tables. */
export async function startThinker(options = {}) {
  const { think } = await start(options);
  return { think };
}
