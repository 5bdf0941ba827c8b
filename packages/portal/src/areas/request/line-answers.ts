import type { ClientRequest, LineAnswer, LineAnswerEdit } from '@hireyard/contract';
import type { ComboboxOption } from '@hireyard/ui/components/Combobox';

/** Answers selected so far, by line id. */
export type LineAnswers = Readonly<Record<string, ChosenAnswer>>;
export interface ChosenAnswer {
  readonly by: LineAnswer;
  readonly note: string;
  /** Own asset assigned to the line. Kept, but not sent, while another answer is selected. */
  readonly asset: ComboboxOption | null;
}

/** True if the caller may answer the lines: the request is in review and the caller may approve it. */
export const isAnswering = ({ status, actions }: Pick<ClientRequest, 'status' | 'actions'>): boolean =>
  status === 'inReview' && actions.includes('approve');

type Lines = readonly { readonly id: string }[];

/** Counts the lines by answer, and the unanswered ones. */
export function countAnswers(lines: Lines, answers: LineAnswers): Readonly<Record<LineAnswer | 'open', number>> {
  const counts = { ownAsset: 0, rental: 0, none: 0, open: 0 };
  for (const { id } of lines) counts[answers[id]?.by ?? 'open'] += 1;
  return counts;
}

export type LineFault = 'unanswered' | 'reasonMissing';
/** Returns the faults that block approval, by line id. */
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
