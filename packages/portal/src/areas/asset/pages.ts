/** The pages of the area, a chunk each. Every visit loads the routes; what each page needs is named here, for those who come. */
export const assets = () => import('./AssetsPage.tsx');
export const addAsset = () => import('./AddAssetPage.tsx');
export const importAssets = () => import('./ImportAssetsPage.tsx');
export const asset = () => import('./AssetPage.tsx');
export const editAsset = () => import('./EditAssetPage.tsx');
