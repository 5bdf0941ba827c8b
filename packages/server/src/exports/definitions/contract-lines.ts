import { type ContractLine, endOfRent, isLineOverdue, lineState } from '@hireyard/contract';
import { amount, currency, day, type ListExport, number, type Sight, text } from '../export-columns.ts';
import { fromHead, poNumber, projectCells, toHead } from './shared.ts';

const seesPrices = ({ prices }: Sight) => prices;

const zoneOf = ({ depot }: ContractLine) => depot.timeZone;

export const LINE_EXPORT: ListExport<'listContractLines', ContractLine> = {
  title: ({ order }) => order.contracts.title,
  columns: {
    machine: {
      cells: [
        text(
          ({ order }) => order.columns.machine,
          ({ productCode }, { productName }) => productName(productCode),
        ),
        text(
          ({ own }) => own.productCode,
          ({ productCode }) => productCode,
        ),
        text(
          ({ own }) => own.fleetNumber,
          ({ fleetNumber }) => fleetNumber,
        ),
        text(
          ({ asset }) => asset.facts.serialNumber,
          ({ serialNumber }) => serialNumber,
        ),
        number(
          ({ asset }) => asset.facts.quantity,
          ({ quantity }) => quantity,
        ),
      ],
    },
    contract: {
      cells: [
        text(
          ({ order }) => order.columns.contract,
          ({ contractNumber }) => contractNumber,
        ),
        poNumber(),
        text(
          ({ orders }) => orders.facts.costCode,
          ({ costCode }) => costCode,
        ),
      ],
    },
    project: {
      cells: [
        ...projectCells<ContractLine>(),
        text(
          ({ contact }) => contact.facts.city,
          ({ city }) => city,
        ),
      ],
    },
    period: {
      cells: [day(fromHead, ({ onRentAt }) => onRentAt, zoneOf), day(toHead, endOfRent, zoneOf)],
    },
    status: {
      cells: [
        text(
          ({ order }) => order.columns.status,
          (line, { texts }) => texts.order.status[lineState(line)],
        ),
        number(
          ({ own }) => own.overdueDays,
          (line) => (isLineOverdue(line) ? line.overdueDays : null),
        ),
      ],
    },
    rate: {
      shownTo: seesPrices,
      cells: [
        amount(
          ({ order }) => order.columns.rate,
          ({ rate }) => rate?.price,
        ),
        currency(({ rate }) => rate?.price),
        text(
          ({ own }) => own.rateUnit,
          ({ rate }, { texts }) => rate && texts.order.rateUnit[rate.unit],
        ),
      ],
    },
  },
};
