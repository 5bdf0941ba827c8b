/** Files of assets, read alike by the portal, which shows their faults, and by the server, which imports them. */

export { type RowFault, writeTable as writeAssetFile } from '../table-file/table.ts';
export {
  type AssetFile,
  type AssetFileFault,
  type AssetRow,
  type CheckedRow,
  type ColumnIssue,
  isRefused,
  readAssetFile,
  repeatChecker,
  rowChecker,
} from './asset-file.ts';
export { COLUMNS, type Column, headingOf } from './headings.ts';
