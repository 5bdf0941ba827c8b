export type Manifest = Record<string, unknown> & {
  scripts?: Record<string, string>;
  publishConfig?: Record<string, unknown>;
};

/** Scripts that run while packing, which a published manifest does not need. */
const packing = ['prepack', 'postpack'];

/** Returns the manifest as pnpm publishes it, with `bin` and `exports` from `publishConfig`. */
export function publishedManifest({ publishConfig = {}, scripts = {}, ...manifest }: Manifest): Manifest {
  const { bin, exports, ...config } = publishConfig;
  return {
    ...manifest,
    ...(bin === undefined ? {} : { bin }),
    ...(exports === undefined ? {} : { exports }),
    publishConfig: config,
    scripts: Object.fromEntries(Object.entries(scripts).filter(([name]) => !packing.includes(name))),
  };
}
