import { type DocumentSummary, documentState } from '@hireyard/contract';
import { amount, currency, date, type ListExport, number, text, type Visibility } from '../export-columns.ts';
import { fromHead, poNumber, projectCells, toHead } from './shared.ts';

const seesAmounts = ({ rights }: Visibility) => rights.has('invoice-view');

export const DOCUMENT_EXPORT: ListExport<'listDocuments', DocumentSummary> = {
  title: ({ document }) => document.documents.title,
  columns: {
    document: {
      cells: [
        text(
          ({ document }) => document.facts.type,
          ({ type }, { texts }) => texts.document.type[type],
        ),
        text(
          ({ project }) => project.facts.number,
          (document) => document.number,
        ),
      ],
    },
    date: {
      cells: [
        date(
          ({ document }) => document.facts.date,
          (document) => document.date,
        ),
        date(fromHead, ({ from }) => from),
        date(toHead, ({ to }) => to),
      ],
    },
    dueDate: {
      cells: [
        date(
          ({ document }) => document.facts.dueDate,
          ({ invoice }) => invoice?.dueDate ?? null,
        ),
        number(
          ({ own }) => own.overdueDays,
          ({ invoice }) => (invoice && invoice.overdueDays > 0 ? invoice.overdueDays : null),
        ),
      ],
    },
    project: { cells: projectCells<DocumentSummary>() },
    poNumber: { cells: [poNumber()] },
    contracts: {
      cells: [
        text(
          ({ document }) => document.facts.contracts,
          ({ contracts }) => contracts.map((contract) => contract.number).join(', '),
        ),
      ],
    },
    status: {
      cells: [
        text(
          ({ document }) => document.facts.status,
          (document, { texts }) => {
            const state = documentState(document);
            return state && texts.document.status[state];
          },
        ),
      ],
    },
    net: {
      visibleTo: seesAmounts,
      cells: [
        amount(
          ({ document }) => document.facts.net,
          ({ invoice }) => invoice?.net,
        ),
      ],
    },
    vat: {
      visibleTo: seesAmounts,
      cells: [
        amount(
          ({ document }) => document.facts.vat,
          ({ invoice }) => invoice?.vatAmount,
        ),
      ],
    },
    amount: {
      visibleTo: seesAmounts,
      cells: [
        amount(
          ({ document }) => document.facts.gross,
          ({ invoice }) => invoice?.gross,
        ),
        amount(
          ({ document }) => document.facts.due,
          ({ invoice }) => invoice?.due,
        ),
        currency(({ invoice }) => invoice?.gross),
      ],
    },
  },
};
