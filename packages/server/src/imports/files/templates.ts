import { IMPORT_KINDS } from '@hireyard/contract/backoffice';
import { writeTable } from '@hireyard/contract/table-file';
import { KINDS } from '../kinds.ts';
import { type Column, columnsOfKind, FILE_COLUMN } from './columns.ts';

const TYPES: Readonly<Record<Column['type'], string>> = {
  text: 'text',
  choice: 'one of',
  whole: 'whole number',
  number: 'number',
  decimal: 'number',
  boolean: 'yes or no',
  date: 'day: 2026-11-20',
};

/** Choices that a description names. Codes of countries are many. */
const MOST_CHOICES = 30;

function describe(column: Column): string {
  if (column === FILE_COLUMN) return 'name of a PDF file beside the table';
  const { type, choices, isRequired, isRepeated, list } = column;
  const parts = [
    choices.length > 0 ? `${TYPES.choice} ${choicesText(choices)}` : TYPES[type],
    ...(isRequired ? ['required'] : []),
    ...(isRepeated ? ['several separated by |'] : []),
    ...(list === null ? [] : ['a row for each, with the same externalId']),
  ];
  return parts.join('; ');
}

const choicesText = (choices: readonly string[]): string =>
  choices.length > MOST_CHOICES
    ? `${choices.length} codes, such as ${choices.slice(0, 3).join(', ')}`
    : choices.join(', ');

/** Returns an empty file of each kind, with its headings, and one that describes all columns. */
export function templates(): { readonly name: string; readonly text: string }[] {
  const kinds = IMPORT_KINDS.map((kind) => ({ kind, columns: columnsOfKind(KINDS[kind]) }));
  return [
    ...kinds.map(({ kind, columns }) => ({
      name: `${kind}.csv`,
      text: `${writeTable([columns.map(({ name }) => name)])}\r\n`,
    })),
    {
      name: 'columns.txt',
      text: kinds
        .map(({ kind, columns }) =>
          [`${kind}.csv`, ...columns.map((column) => `  ${column.name}  ${describe(column)}`)].join('\n'),
        )
        .join('\n\n')
        .concat('\n'),
    },
  ];
}
