import type { ContractSummary } from '@hireyard/contract';
import { day, type ListExport, number, text } from '../export-columns.ts';
import { fromHead, poNumber, projectCells, toHead } from './shared.ts';

export const CONTRACT_EXPORT: ListExport<'listContracts', ContractSummary> = {
  title: ({ document }) => document.facts.contracts,
  columns: {
    contract: {
      cells: [
        text(
          ({ order }) => order.columns.contract,
          (contract) => contract.number,
        ),
        poNumber(),
        text(
          ({ orders }) => orders.facts.costCode,
          ({ costCode }) => costCode,
        ),
        text(
          ({ orders }) => orders.facts.reference,
          ({ reference }) => reference,
        ),
      ],
    },
    project: {
      cells: [
        ...projectCells<ContractSummary>(),
        text(
          ({ contact }) => contact.facts.city,
          ({ city }) => city,
        ),
      ],
    },
    period: { cells: [day(fromHead, ({ from }) => from), day(toHead, ({ to }) => to)] },
    status: {
      cells: [
        text(
          ({ order }) => order.columns.status,
          ({ status }, { texts }) => texts.contract.status[status],
        ),
      ],
    },
    lines: {
      cells: [
        number(
          ({ own }) => own.lines,
          ({ lineCount }) => lineCount,
        ),
        number(
          ({ project }) => project.facts.onRent,
          ({ onRentCount }) => onRentCount,
        ),
      ],
    },
  },
};
