import { type ExportCell, text } from '../export-columns.ts';
import type { ExportTexts } from '../texts.ts';

interface Project {
  readonly number: string;
  readonly name: string;
}

/** Name and number of what a row belongs to; both empty where it belongs to none. */
export const projectCells = <Item extends { readonly project: Project | null }>(): ExportCell<Item>[] => [
  text(
    ({ order }) => order.columns.project,
    ({ project }) => project?.name ?? null,
  ),
  text(
    ({ own }) => own.projectNumber,
    ({ project }) => project?.number ?? null,
  ),
];

export const poNumber = <Item extends { readonly poNumber: string | null }>(): ExportCell<Item> =>
  text(
    ({ orders }) => orders.facts.poNumber,
    (item) => item.poNumber,
  );

export const fromHead = ({ project }: ExportTexts): string => project.facts.from;
export const toHead = ({ project }: ExportTexts): string => project.facts.to;
