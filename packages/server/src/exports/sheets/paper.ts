import type { Activity, DocumentSummary, RequestSummary } from '@hireyard/contract';
import { amount, currency, date, dateTime, number, type Sheet, type SheetContext, text } from '../sheet.ts';
import { fromHead, projectCells, tillHead } from './shared.ts';

/** As the portal shows it: that it is disputed or overdue before how much of it is paid. */
const stateOf = ({ status, disputed, overdueDays }: NonNullable<DocumentSummary['invoice']>) => {
  if (status === 'paid') return status;
  if (disputed) return 'disputed';
  return overdueDays > 0 ? 'overdue' : status;
};

export const DOCUMENT_SHEET: Sheet<'listDocuments', DocumentSummary> = {
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
        date(tillHead, ({ till }) => till),
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
          ({ invoice }, { texts }) => invoice && texts.document.status[stateOf(invoice)],
        ),
      ],
    },
    amount: {
      shownTo: ({ rights }) => rights.has('invoice-view'),
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

/** Whom a request waits for, by a name where there is one. */
function waitsFor({ waitsFor: whom, waitsForMe, writer, handler }: RequestSummary, { texts }: SheetContext) {
  const { list } = texts.request;
  if (whom === null) return null;
  if (waitsForMe) return list.you;
  if (whom === 'writer') return writer.name;
  return whom === 'company' ? list.company : (handler?.name ?? list.handlers);
}

export const REQUEST_SHEET: Sheet<'listRequests', RequestSummary> = {
  title: ({ request }) => request.list.caption,
  columns: {
    title: {
      cells: [
        text(
          ({ request }) => request.facts.request,
          ({ title }) => title,
        ),
        text(
          ({ project }) => project.facts.number,
          (request) => request.number,
        ),
        text(
          ({ request }) => request.facts.kind,
          ({ kind }, { texts }) => texts.request.kind[kind],
        ),
      ],
    },
    status: {
      cells: [
        text(
          ({ request }) => request.facts.status,
          ({ status }, { texts }) => texts.request.status[status],
        ),
      ],
    },
    waitsFor: { cells: [text(({ request }) => request.facts.waitsFor, waitsFor)] },
    project: { cells: projectCells<RequestSummary>() },
    neededOn: {
      cells: [
        date(
          ({ request }) => request.facts.neededOn,
          ({ neededOn }) => neededOn,
        ),
      ],
    },
    created: {
      cells: [
        dateTime(
          ({ request }) => request.facts.created,
          ({ createdAt }) => createdAt,
        ),
        text(
          ({ request }) => request.facts.writer,
          ({ writer }) => writer.name,
        ),
      ],
    },
  },
};

/** What a change was about: its fields, or the status that it led to. */
function detailsOf({ fields, status }: Activity, { texts }: SheetContext): string | null {
  if (status === null) return fields.map((field) => texts.activity.fields[field]).join(', ') || null;
  // A resource may have states that have no name here yet.
  return (texts.activity.status as Record<string, string>)[status] ?? status;
}

export const ACTIVITY_SHEET: Sheet<'listActivity', Activity> = {
  title: ({ activity }) => activity.title,
  columns: {
    subject: {
      cells: [
        text(
          ({ activity }) => activity.facts.subject,
          ({ subject }) => subject.name,
        ),
        text(
          ({ contact }) => contact.facts.kind,
          ({ subject }, { texts }) => texts.activity.resources[subject.resource],
        ),
      ],
    },
    action: {
      cells: [
        text(
          ({ activity }) => activity.facts.action,
          ({ action }, { texts }) => texts.activity.actions[action],
        ),
        text(({ own }) => own.details, detailsOf),
      ],
    },
    actor: {
      cells: [
        text(
          ({ activity }) => activity.facts.actor,
          ({ actor }, { texts }) => actor?.name ?? texts.activity.nobody,
        ),
      ],
    },
    at: {
      cells: [
        dateTime(
          ({ activity }) => activity.facts.at,
          ({ at }) => at,
        ),
      ],
    },
  },
};
