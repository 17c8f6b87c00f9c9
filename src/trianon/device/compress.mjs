// Writes the brotli form of each file beside it, where that is smaller: node compress.mjs FOLDER QUALITY
import { readdir, readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants } from "node:zlib";

const [folder, quality] = process.argv.slice(2);
const WORTHWHILE = 0.95; // nets are compressed already

async function compress(file) {
  const plain = await readFile(file);
  const packed = await promisify(brotliCompress)(plain, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: Number(quality),
      [constants.BROTLI_PARAM_LGWIN]: constants.BROTLI_MAX_WINDOW_BITS,
      [constants.BROTLI_PARAM_SIZE_HINT]: plain.length,
    },
  });
  if (packed.length < WORTHWHILE * plain.length) await writeFile(`${file}.br`, packed);
}

const files = (await readdir(folder, { withFileTypes: true })).filter((entry) => entry.isFile());
await Promise.all(files.map(({ name }) => compress(path.join(folder, name))));
