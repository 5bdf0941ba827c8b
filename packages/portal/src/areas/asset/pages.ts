/** Pages of the area, one chunk each. Lazy itself, so that only visits to the area load its preload lists. */
export const assets = () => import('./AssetsPage.tsx');
export const addAsset = () => import('./AddAssetPage.tsx');
export const importAssets = () => import('./import/ImportAssetsPage.tsx');
export const asset = () => import('./AssetPage.tsx');
export const editAsset = () => import('./EditAssetPage.tsx');
export const assetsReads = async () => (await import('./reads.ts')).assets;
export const assetReads = async () => (await import('./reads.ts')).asset;
