import type { Activity } from '@hireyard/contract';
import { dateTime, type ExportContext, type ListExport, text } from '../export-columns.ts';

/** Details of a change: its fields or its new status. */
function detailsOf({ fields, status }: Activity, { texts }: ExportContext): string | null {
  if (status === null) return fields.map((field) => texts.activity.fields[field]).join(', ') || null;
  // States without a translation are written as their code.
  return (texts.activity.status as Record<string, string>)[status] ?? status;
}

export const ACTIVITY_EXPORT: ListExport<'listActivity', Activity> = {
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
          ({ actor, person }, { texts }) =>
            actor?.name ?? [person, texts.activity.nobody].filter((one) => one !== null).join(', '),
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
