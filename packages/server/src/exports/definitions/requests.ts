import type { RequestSummary } from '@hireyard/contract';
import { date, dateTime, type ExportContext, type ListExport, text } from '../export-columns.ts';
import { projectCells } from './shared.ts';

/** Whom a request waits for, by a name where there is one. */
function waitsFor({ waitsFor: whom, waitsForMe, writer, handler }: RequestSummary, { texts }: ExportContext) {
  const { list } = texts.request;
  if (whom === null) return null;
  if (waitsForMe) return list.you;
  if (whom === 'writer') return writer.name;
  return whom === 'company' ? list.company : (handler?.name ?? list.handlers);
}

export const REQUEST_EXPORT: ListExport<'listRequests', RequestSummary> = {
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
