import { existsSync } from 'node:fs';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Plugin } from 'vite';

/** Without JSON: the config files are edited after the build, which would outdate a compressed copy. */
const COMPRESSIBLE = /\.(?:js|css|html|svg|txt)$/;

const brotli = promisify(brotliCompress);
const gzipped = promisify(gzip);

/** Names with a hash. Their content never changes, so an existing copy is still valid. */
const HASHED = /-[\w-]{8}\.\w+$/;

const compress = async (file: string) => {
  if (HASHED.test(file) && existsSync(`${file}.br`)) return;
  const content = await readFile(file);
  const params = { [constants.BROTLI_PARAM_SIZE_HINT]: content.length };
  const [br, gz] = await Promise.all([brotli(content, { params }), gzipped(content, { level: 9 })]);
  const copies = [
    [`${file}.br`, br],
    [`${file}.gz`, gz],
  ] as const;
  await Promise.all(
    copies.filter(([, smaller]) => smaller.length < content.length).map(([name, smaller]) => writeFile(name, smaller)),
  );
};

/** Writes a `.br` and a `.gz` copy of each built file. The server sends the copies as they are. */
export const precompress = (): Plugin => {
  let outDir = '';
  return {
    name: 'precompress',
    apply: 'build',
    configResolved: (config) => {
      outDir = join(config.root, config.build.outDir);
    },
    closeBundle: async () => {
      const names = await readdir(outDir, { recursive: true });
      // Unbounded, because Node runs only four compressions at a time.
      await Promise.all(names.filter((each) => COMPRESSIBLE.test(each)).map((name) => compress(join(outDir, name))));
    },
  };
};
