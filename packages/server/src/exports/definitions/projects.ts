import type { ProjectSummary } from '@hireyard/contract';
import { date, type ListExport, number, text } from '../export-columns.ts';
import { fromHead, toHead } from './shared.ts';

export const PROJECT_EXPORT: ListExport<'listProjects', ProjectSummary> = {
  title: ({ project }) => project.projects.title,
  columns: {
    name: {
      cells: [
        text(
          ({ project }) => project.facts.project,
          ({ name }) => name,
        ),
        text(
          ({ project }) => project.facts.number,
          (project) => project.number,
        ),
      ],
    },
    city: {
      cells: [
        text(
          ({ project }) => project.facts.site,
          ({ city }) => city,
        ),
      ],
    },
    period: { cells: [date(fromHead, ({ from }) => from), date(toHead, ({ to }) => to)] },
    onRent: {
      cells: [
        number(
          ({ project }) => project.facts.onRent,
          ({ onRentCount }) => onRentCount,
        ),
      ],
    },
    status: {
      cells: [
        text(
          ({ project }) => project.facts.status,
          ({ status }, { texts }) => texts.project.status[status],
        ),
      ],
    },
  },
};
