import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import fastifyStatic from '@fastify/static';
import { type AppConfig, ConfigError } from '@hireyard/contract/config';
import { BRAND_PATH, brandFault } from '@hireyard/contract/config/brand';
import type { FastifyInstance } from 'fastify';

/** Folder of `CONFIG_DIR` with the files of brands. */
const FOLDER = 'brand';
const ICON_SIZE = 512;
const MAX_BYTES = 300_000;
const PNG = Buffer.from('\x89PNG\r\n\x1a\n', 'latin1');
/** An SVG may hold scripts and styles, which run where it is opened as a page. */
const POLICY = "default-src 'none'; style-src 'unsafe-inline'; sandbox";

/** Returns the folder with the files of brands. */
export const brandFolder = (configDir: string) => path.join(configDir, FOLDER);

/** Returns why a file of a brand cannot be served, or null. */
function fileFault(configDir: string | null, name: string): string | null {
  if (configDir === null) return `names ${name}, and CONFIG_DIR is not set`;
  const file = path.join(brandFolder(configDir), name);
  try {
    const bytes = readFileSync(file);
    if (bytes.length > MAX_BYTES) return `names ${name}, which is larger than ${MAX_BYTES / 1_000} kB`;
    return null;
  } catch (error) {
    return `names ${name}, and ${file} cannot be read (${(error as NodeJS.ErrnoException).code})`;
  }
}

/** Returns the width of a square PNG file, or null. */
function sizeOf(configDir: string, name: string): number | null {
  const bytes = readFileSync(path.join(brandFolder(configDir), name));
  if (!bytes.subarray(0, PNG.length).equals(PNG) || bytes.length < 24) return null;
  const [width, height] = [bytes.readUInt32BE(16), bytes.readUInt32BE(20)];
  return width === height ? width : null;
}

/** Throws a ConfigError for a brand that cannot be shown (OP-26). */
export function checkBrands({ operatingCompanies }: AppConfig, file: string, configDir: string | null): void {
  for (const { code, brand } of operatingCompanies) {
    const { logo, logoDark, icon } = brand ?? {};
    const named = [logo, logoDark, icon].filter((name) => name !== undefined);
    const iconFault = () =>
      icon !== undefined && configDir !== null && sizeOf(configDir, icon) !== ICON_SIZE
        ? `names ${icon}, which is no square PNG file of ${ICON_SIZE} pixels`
        : null;
    const fault =
      brandFault(brand) ?? named.map((name) => fileFault(configDir, name)).find((each) => each !== null) ?? iconFault();
    if (fault) throw new ConfigError(`${file} (operatingCompanies, brand of ${code}) ${fault}`);
  }
}

/** Serves the files of brands from `CONFIG_DIR`. They are pictures, of types that a brand may name. */
export async function answerBrandFiles(app: FastifyInstance, configDir: string | null): Promise<void> {
  if (configDir === null || !existsSync(brandFolder(configDir))) return;
  await app.register(fastifyStatic, {
    root: brandFolder(configDir),
    prefix: BRAND_PATH,
    decorateReply: false,
    index: false,
    lastModified: false,
    acceptRanges: false,
    dotfiles: 'ignore',
    cacheControl: false,
    allowedPath: (file) => /^\/?[\w-][\w.-]*\.(?:png|svg|webp)$/.test(file),
    setHeaders: (reply) => {
      reply.header('cache-control', 'no-cache');
      reply.header('content-security-policy', POLICY);
    },
  });
}
