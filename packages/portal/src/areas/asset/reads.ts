import { listAssets, listAssetsFacets } from '@hireyard/contract';

export const assets = { page: listAssets, facets: listAssetsFacets };
export { getAsset as asset } from '@hireyard/contract';
