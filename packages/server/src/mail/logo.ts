import { readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import { brandFolder } from '../http/brand.ts';

/** A logo as PNG, which mail programs show, with the size at which it is shown. */
export interface MailLogo {
  readonly content: Uint8Array;
  readonly width: number;
  readonly height: number;
}
export type MailLogos = (name: string) => Promise<MailLogo | null>;

const MAX_WIDTH = 200;
const MAX_HEIGHT = 40;
/** Pixels of the PNG for each pixel on screen. */
const SHARPNESS = 2;
/** A small file can decode to a picture that fills the memory. */
const MAX_PIXELS = 20_000_000;

interface Made {
  readonly changedAt: number;
  readonly logo: MailLogo | null;
}

/** Reads logos of brands (OP-88). Null for one that cannot be read: its mail goes without it. */
export function mailLogos(configDir: string | null): MailLogos {
  const made = new Map<string, Made>();
  return async (name) => {
    if (configDir === null) return null;
    const file = path.join(brandFolder(configDir), name);
    const changedAt = (await stat(file).catch(() => null))?.mtimeMs;
    if (changedAt === undefined) return null;
    const known = made.get(name);
    if (known?.changedAt === changedAt) return known.logo;
    const logo = await make(file).catch(() => null);
    made.set(name, { changedAt, logo });
    return logo;
  };
}

async function make(file: string): Promise<MailLogo> {
  // Imported on demand: most installations have no logo of their own.
  const { default: sharp } = await import('sharp');
  const { data, info } = await sharp(await readFile(file), { density: 300, limitInputPixels: MAX_PIXELS })
    .resize({ width: MAX_WIDTH * SHARPNESS, height: MAX_HEIGHT * SHARPNESS, fit: 'inside' })
    .png()
    .toBuffer({ resolveWithObject: true });
  return { content: data, width: Math.round(info.width / SHARPNESS), height: Math.round(info.height / SHARPNESS) };
}
