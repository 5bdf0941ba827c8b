import type { AssetSummary } from '@hireyard/contract';
import { date, type ListExport, number, text } from '../export-columns.ts';
import { projectCells } from './shared.ts';

export const ASSET_EXPORT: ListExport<'listAssets', AssetSummary> = {
  title: ({ asset }) => asset.assets.title,
  columns: {
    asset: {
      cells: [
        text(
          ({ asset }) => asset.facts.asset,
          ({ name, productCode }, { productName }) => name ?? (productCode && productName(productCode)),
        ),
        text(
          ({ asset }) => asset.facts.tag,
          ({ tag }) => tag,
        ),
        text(
          ({ own }) => own.productCode,
          ({ productCode }) => productCode,
        ),
        text(
          ({ asset }) => asset.facts.make,
          ({ make }) => make,
        ),
        text(
          ({ asset }) => asset.facts.model,
          ({ model }) => model,
        ),
        text(
          ({ asset }) => asset.facts.serialNumber,
          ({ serialNumber }) => serialNumber,
        ),
        number(
          ({ asset }) => asset.facts.year,
          ({ year }) => year,
        ),
        number(
          ({ asset }) => asset.facts.quantity,
          ({ quantity }) => quantity,
        ),
      ],
    },
    status: {
      cells: [
        text(
          ({ asset }) => asset.facts.status,
          ({ status }, { texts }) => texts.asset.status[status],
        ),
      ],
    },
    ownership: {
      cells: [
        text(
          ({ asset }) => asset.facts.ownership,
          ({ ownership }, { texts }) => texts.asset.ownership[ownership],
        ),
        text(
          ({ asset }) => asset.facts.contract,
          ({ contract }) => contract?.number ?? null,
        ),
      ],
    },
    project: {
      cells: [
        ...projectCells<AssetSummary>(),
        text(
          ({ asset }) => asset.facts.holder,
          ({ holder }) => holder?.name ?? null,
        ),
      ],
    },
    inspection: {
      cells: [
        date(
          ({ asset }) => asset.facts.nextInspection,
          ({ inspection }) => inspection.dueOn,
        ),
        text(
          ({ asset }) => asset.facts.inspection,
          ({ inspection }, { texts }) => texts.asset.standing[inspection.standing],
        ),
      ],
    },
  },
};
