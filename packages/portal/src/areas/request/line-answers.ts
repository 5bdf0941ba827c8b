import type { ClientRequest, LineAnswer, LineAnswerEdit } from '@hireyard/contract';
import type { ComboboxOption } from '@hireyard/ui/components/Combobox';

/** What a handler has chosen for each line so far, by its id. */
export type LineAnswers = Readonly<Record<string, ChosenAnswer>>;
export interface ChosenAnswer {
  readonly by: LineAnswer;
  readonly note: string;
  /** The own asset that answers it; it stays chosen, and unsent, while another answer is tried. */
  readonly asset: ComboboxOption | null;
}

/** Whether the lines wait for an answer of the caller: those of a request in review, which they may approve. */
export const isAnswering = ({ status, actions }: Pick<ClientRequest, 'status' | 'actions'>): boolean =>
  status === 'inReview' && actions.includes('approve');

type Lines = readonly { readonly id: string }[];

/** How many lines are answered in each way, and how many not yet. */
export function countAnswers(lines: Lines, answers: LineAnswers): Readonly<Record<LineAnswer | 'open', number>> {
  const counts = { ownAsset: 0, rental: 0, none: 0, open: 0 };
  for (const { id } of lines) counts[answers[id]?.by ?? 'open'] += 1;
  return counts;
}

export type LineFault = 'unanswered' | 'reasonMissing';
/** What is missing before the request can be approved, by line. */
export const faultsOf = (lines: Lines, answers: LineAnswers): Readonly<Record<string, LineFault>> =>
  Object.fromEntries(
    lines.flatMap(({ id }): [string, LineFault][] => {
      const answer = answers[id];
      if (!answer) return [[id, 'unanswered']];
      return answer.by === 'none' && answer.note.trim() === '' ? [[id, 'reasonMissing']] : [];
    }),
  );

export const editsOf = (lines: Lines, answers: LineAnswers): LineAnswerEdit[] =>
  lines.flatMap(({ id: lineId }) => {
    const answer = answers[lineId];
    if (!answer) return [];
    const { by, note, asset } = answer;
    return [{ lineId, by, note: note.trim() || null, assetId: by === 'ownAsset' ? (asset?.value ?? null) : null }];
  });
