import type { Migration } from 'kysely/migration';
import * as baseline from './0001-baseline.ts';
import * as offHireList from './0002-off-hire-list.ts';
import * as agreedRates from './0003-agreed-rates.ts';
import * as hardening from './0004-hardening.ts';
import * as sorts from './0005-sorts.ts';
import * as voidReadings from './0006-void-readings.ts';
import * as assetImports from './0007-asset-imports.ts';
import * as lookAlikes from './0008-look-alikes.ts';
import * as disputedLines from './0009-disputed-lines.ts';
import * as externalKeys from './0010-external-keys.ts';
import * as changes from './0011-changes.ts';
import * as desk from './0012-desk.ts';
import * as inbox from './0013-inbox.ts';
import * as papers from './0014-papers.ts';
import * as catalog from './0015-catalog.ts';
import * as memberIds from './0016-member-ids.ts';
import * as assetKeys from './0017-asset-keys.ts';
import * as passports from './0019-passports.ts';
import * as companiesApart from './0020-companies-apart.ts';
import * as deskRuns from './0021-desk-runs.ts';
import * as accountMakers from './0022-account-makers.ts';
import * as productPictures from './0022-product-pictures.ts';
import * as viewAs from './0023-view-as.ts';
import * as fileStore from './0024-file-store.ts';
import * as undelivered from './0025-undelivered.ts';
import * as invoiceFacts from './0026-invoice-facts.ts';
import * as consents from './0028-consents.ts';
import * as voidHours from './0029-void-hours.ts';
import * as terms from './0030-terms.ts';
import * as sheets from './0031-sheets.ts';
import * as allChanges from './0032-all-changes.ts';
import * as sites from './0033-sites.ts';
import * as lineMonths from './0035-line-months.ts';
import * as companyVoids from './0037-company-voids.ts';
import * as loggedReadings from './0038-logged-readings.ts';
import * as closingDays from './0041-closing-days.ts';
import * as companyMenus from './0042-company-menus.ts';
import * as settledLists from './0043-settled-lists.ts';
import * as sourceTimes from './0044-source-times.ts';
import * as spendMonths from './0045-spend-months.ts';
import * as importEntries from './0047-import-entries.ts';
import * as endingStretches from './0048-ending-stretches.ts';
import * as changedLines from './0049-changed-lines.ts';

/** The first migration. */
export const BASELINE = '0001-baseline';

/** All migrations by name. They run once, in name order, and are never edited after a release. */
export const MIGRATIONS: Readonly<Record<string, Migration>> = {
  [BASELINE]: baseline,
  '0002-off-hire-list': offHireList,
  '0003-agreed-rates': agreedRates,
  '0004-hardening': hardening,
  '0005-sorts': sorts,
  '0006-void-readings': voidReadings,
  '0007-asset-imports': assetImports,
  '0008-look-alikes': lookAlikes,
  '0009-disputed-lines': disputedLines,
  '0010-external-keys': externalKeys,
  '0011-changes': changes,
  '0012-desk': desk,
  '0013-inbox': inbox,
  '0014-papers': papers,
  '0015-catalog': catalog,
  '0016-member-ids': memberIds,
  '0017-asset-keys': assetKeys,
  '0019-passports': passports,
  '0020-companies-apart': companiesApart,
  '0021-desk-runs': deskRuns,
  '0022-account-makers': accountMakers,
  '0022-product-pictures': productPictures,
  '0023-view-as': viewAs,
  '0024-file-store': fileStore,
  '0025-undelivered': undelivered,
  '0026-invoice-facts': invoiceFacts,
  '0028-consents': consents,
  '0029-void-hours': voidHours,
  '0030-terms': terms,
  '0031-sheets': sheets,
  '0032-all-changes': allChanges,
  '0033-sites': sites,
  '0035-line-months': lineMonths,
  '0037-company-voids': companyVoids,
  '0038-logged-readings': loggedReadings,
  '0041-closing-days': closingDays,
  '0042-company-menus': companyMenus,
  '0043-settled-lists': settledLists,
  '0044-source-times': sourceTimes,
  '0045-spend-months': spendMonths,
  '0047-import-entries': importEntries,
  '0048-ending-stretches': endingStretches,
  '0049-changed-lines': changedLines,
};
