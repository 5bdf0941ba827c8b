import { inEnglish } from '../../internal/in-english.ts';

export const formText = {
  /** Above the list of what is wrong. */
  issues: (count: number) =>
    count === 1 ? 'There is a problem with 1 field' : `There are problems with ${inEnglish(count)} fields`,
};
