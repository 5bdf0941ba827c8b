import { inEnglish } from '../../internal/in-english.ts';

export const formText = {
  /** Heading of the error summary. */
  issues: (count: number) =>
    count === 1 ? 'There is a problem with 1 field' : `There are problems with ${inEnglish(count)} fields`,
};
