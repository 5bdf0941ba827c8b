/** Files of assets, read alike by the portal, which shows their faults, and by the server, which imports them. */
export {
  type AssetFile,
  type AssetFileFault,
  type AssetRow,
  type CheckedRow,
  type ColumnIssue,
  isRefused,
  type RowFault,
  readAssetFile,
  rowChecker,
  withoutRepeats,
  writeAssetFile,
} from './asset-file.ts';
export { COLUMNS, type Column, headingOf } from './headings.ts';
