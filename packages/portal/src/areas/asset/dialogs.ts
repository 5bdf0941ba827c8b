import type { AssetInspection } from '@hireyard/contract';

/** A form over the page of an asset. */
export type AssetDialog =
  | { readonly name: 'assign' | 'reportDefect' | 'planInspection' | 'addReading' | 'addFiles' }
  | { readonly name: 'recordInspection'; readonly inspection: AssetInspection };
