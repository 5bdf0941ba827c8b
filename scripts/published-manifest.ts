export type Manifest = Record<string, unknown> & {
  scripts?: Record<string, string>;
  publishConfig?: Record<string, unknown>;
};

/** Scripts of packing alone: what is published has been packed. */
const packing = ['prepack', 'postpack'];

/** A package's manifest as pnpm publishes it: what `publishConfig` says of the package takes its place in it. */
export function publishedManifest({ publishConfig = {}, scripts = {}, ...manifest }: Manifest): Manifest {
  const { exports, ...config } = publishConfig;
  return {
    ...manifest,
    ...(exports === undefined ? {} : { exports }),
    publishConfig: config,
    scripts: Object.fromEntries(Object.entries(scripts).filter(([name]) => !packing.includes(name))),
  };
}
