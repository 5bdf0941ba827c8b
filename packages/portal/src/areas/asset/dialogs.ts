import type { AssetInspection } from '@hireyard/contract';

export type AssetDialog =
  | { readonly name: 'assign' | 'reportDefect' | 'planInspection' | 'addReading' | 'addFiles' }
  | { readonly name: 'recordInspection'; readonly inspection: AssetInspection };
