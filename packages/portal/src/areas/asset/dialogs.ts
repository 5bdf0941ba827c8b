import type { AssetInspection, AssetReading } from '@hireyard/contract';

export type AssetDialog =
  | { readonly name: 'assign' | 'reportDefect' | 'planInspection' | 'addReading' | 'addFiles' }
  | { readonly name: 'recordInspection'; readonly inspection: AssetInspection }
  | { readonly name: 'voidReading'; readonly reading: AssetReading };
