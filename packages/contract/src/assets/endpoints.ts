import { endpointsOf, facetsOf, listsOf } from '../core/endpoint.ts';
import type { assetSchemas } from './schemas.ts';
import { ASSET_LIST } from './values.ts';

const endpoint = endpointsOf<typeof assetSchemas>();
const list = listsOf<typeof assetSchemas>();

export const listAssets = /* @__PURE__ */ list('listAssets', {
  summary: 'Own assets and rented machines',
  base: 'main',
  path: '/assets',
  module: 'asset',
  rights: ['asset-view'],
  list: ASSET_LIST,
});
export const listAssetsFacets = /* @__PURE__ */ facetsOf(listAssets);

export const getAsset = /* @__PURE__ */ endpoint('getAsset', {
  summary: 'One asset with its readings, inspections and assignments',
  method: 'GET',
  base: 'main',
  path: '/assets/{id}',
  module: 'asset',
  rights: ['asset-view'],
  problems: ['not-found'],
});

export const createAsset = /* @__PURE__ */ endpoint('createAsset', {
  summary: 'Add an asset',
  method: 'POST',
  base: 'main',
  path: '/assets',
  module: 'asset',
  rights: ['asset-view', 'asset-manage'],
  status: 201,
});

export const putAsset = /* @__PURE__ */ endpoint('putAsset', {
  summary: 'Edit an own asset',
  method: 'PUT',
  base: 'main',
  path: '/assets/{id}',
  module: 'asset',
  rights: ['asset-view', 'asset-manage'],
  ifMatch: true,
  problems: ['not-found', 'illegal-transition'],
});

export const assignAsset = /* @__PURE__ */ endpoint('assignAsset', {
  summary: 'Assign an available asset to a project, unless an inspection is overdue or failed',
  method: 'POST',
  base: 'main',
  path: '/assets/{id}/assign',
  module: 'asset',
  rights: ['asset-view', 'asset-manage'],
  problems: ['not-found', 'illegal-transition', 'inspection-overdue'],
});

export const releaseAsset = /* @__PURE__ */ endpoint('releaseAsset', {
  summary: 'Release an asset from its project',
  method: 'POST',
  base: 'main',
  path: '/assets/{id}/release',
  module: 'asset',
  rights: ['asset-view', 'asset-manage'],
  problems: ['not-found', 'illegal-transition'],
});

export const reportAssetDefect = /* @__PURE__ */ endpoint('reportAssetDefect', {
  summary: 'Report a defect; the asset keeps its place',
  method: 'POST',
  base: 'main',
  path: '/assets/{id}/defect',
  module: 'asset',
  rights: ['asset-view', 'asset-manage'],
  problems: ['not-found', 'illegal-transition'],
});

export const startAssetMaintenance = /* @__PURE__ */ endpoint('startAssetMaintenance', {
  summary: 'Start the maintenance of an asset',
  method: 'POST',
  base: 'main',
  path: '/assets/{id}/maintenance/start',
  module: 'asset',
  rights: ['asset-view', 'asset-manage'],
  problems: ['not-found', 'illegal-transition'],
});

export const endAssetMaintenance = /* @__PURE__ */ endpoint('endAssetMaintenance', {
  summary: 'End the maintenance of an asset: it is repaired',
  method: 'POST',
  base: 'main',
  path: '/assets/{id}/maintenance/end',
  module: 'asset',
  rights: ['asset-view', 'asset-manage'],
  problems: ['not-found', 'illegal-transition'],
});

export const reportAssetLost = /* @__PURE__ */ endpoint('reportAssetLost', {
  summary: 'Report an asset as lost',
  method: 'POST',
  base: 'main',
  path: '/assets/{id}/lost',
  module: 'asset',
  rights: ['asset-view', 'asset-manage'],
  problems: ['not-found', 'illegal-transition'],
});

export const reportAssetFound = /* @__PURE__ */ endpoint('reportAssetFound', {
  summary: 'Report a lost asset as found',
  method: 'POST',
  base: 'main',
  path: '/assets/{id}/found',
  module: 'asset',
  rights: ['asset-view', 'asset-manage'],
  problems: ['not-found', 'illegal-transition'],
});

export const retireAsset = /* @__PURE__ */ endpoint('retireAsset', {
  summary: 'Retire an asset for good',
  method: 'POST',
  base: 'main',
  path: '/assets/{id}/retire',
  module: 'asset',
  rights: ['asset-view', 'asset-manage'],
  problems: ['not-found', 'illegal-transition'],
});

export const planInspection = /* @__PURE__ */ endpoint('planInspection', {
  summary: 'Plan a periodic inspection',
  method: 'POST',
  base: 'main',
  path: '/assets/{id}/inspections',
  module: 'asset',
  rights: ['asset-view', 'asset-manage'],
  problems: ['not-found', 'illegal-transition'],
});

export const recordInspection = /* @__PURE__ */ endpoint('recordInspection', {
  summary: 'Record an inspection, and compute the next due date from its interval',
  method: 'POST',
  base: 'main',
  path: '/assets/{id}/inspections/{inspectionId}/record',
  module: 'asset',
  rights: ['asset-view', 'asset-manage'],
  problems: ['not-found', 'illegal-transition'],
});

export const addReading = /* @__PURE__ */ endpoint('addReading', {
  summary: 'Add a manual reading',
  method: 'POST',
  base: 'main',
  path: '/assets/{id}/readings',
  module: 'asset',
  rights: ['asset-view', 'asset-manage'],
  problems: ['not-found', 'illegal-transition'],
});

export const voidReading = /* @__PURE__ */ endpoint('voidReading', {
  summary: 'Declare a reading by hand void, by whoever entered it and by administrators',
  method: 'POST',
  base: 'main',
  path: '/assets/{id}/readings/{readingId}/void',
  module: 'asset',
  rights: ['asset-view', 'asset-manage'],
  problems: ['not-found', 'illegal-transition'],
});

export const addAssetFiles = /* @__PURE__ */ endpoint('addAssetFiles', {
  summary: 'Attach further files to an asset, such as photos and manuals',
  method: 'POST',
  base: 'main',
  path: '/assets/{id}/attachments',
  module: 'asset',
  rights: ['asset-view', 'asset-manage'],
  problems: ['not-found', 'illegal-transition'],
});

export const removeAssetFile = /* @__PURE__ */ endpoint('removeAssetFile', {
  summary: 'Delete a file of an asset',
  method: 'DELETE',
  base: 'main',
  path: '/assets/{id}/attachments/{attachmentId}',
  module: 'asset',
  rights: ['asset-view', 'asset-manage'],
  problems: ['not-found', 'illegal-transition'],
});

const IMPORTS = { base: 'main', module: 'asset', rights: ['asset-view', 'asset-manage'] } as const;

export const checkAssetImport = /* @__PURE__ */ endpoint('checkAssetImport', {
  ...IMPORTS,
  summary: 'Numbers that are taken and products that are unknown, before an import',
  method: 'POST',
  path: '/asset-imports/check',
  idempotent: false,
});

export const startAssetImport = /* @__PURE__ */ endpoint('startAssetImport', {
  ...IMPORTS,
  summary: 'Import assets from a CSV file in UTF-8, in the background',
  method: 'POST',
  path: '/asset-imports',
  carries: 'upload',
  status: 202,
  problems: ['malformed', 'validation', 'too-large', 'unsupported-media-type', 'import-running', 'request-timeout'],
});

export const getAssetImports = /* @__PURE__ */ endpoint('getAssetImports', {
  ...IMPORTS,
  summary: 'Progress and results of the last imports',
  method: 'GET',
  path: '/asset-imports',
});

export const getAssetImportRefusals = /* @__PURE__ */ endpoint('getAssetImportRefusals', {
  ...IMPORTS,
  summary: 'Rows of an import that were refused, in the order of the file',
  method: 'GET',
  path: '/asset-imports/{id}/refusals',
  problems: ['not-found'],
});
