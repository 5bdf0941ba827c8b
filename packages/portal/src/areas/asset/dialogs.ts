import type { AssetInspection } from '@hireyard/contract';

/** A dialog of an asset's page. */
export type AssetDialog =
  | { readonly name: 'assign' | 'reportDefect' | 'planInspection' | 'addReading' | 'addFiles' }
  | { readonly name: 'recordInspection'; readonly inspection: AssetInspection };
