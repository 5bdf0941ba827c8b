import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';

/** Wraps as a whole, and breaks only if it is longer than a line. */
const Whole = styled('span')({ display: 'inline-block', maxInlineSize: '100%' });

/** Groups of digits, and words with a hyphen and a digit: 204 118, +31 20 555 0110, C-260104, 2026-11-30. */
const NUMBER = /(\S*\d(?: \d+)+\S*|(?=\S*\d)\S*[\p{L}\d]-[\p{L}\d]\S*)/u;

/** Keeps the numbers in a text from breaking at hyphens and blanks. Each part has an element, so that pages can be translated. */
export const wholeNumbers = (text: string): ReactNode =>
  text === ''
    ? null
    : text.split(NUMBER).map((part, index) => {
        const Part = index % 2 === 1 ? Whole : 'span';
        // biome-ignore lint/suspicious/noArrayIndexKey: every other part is a number, and nothing else tells parts apart
        return part && <Part key={index}>{part}</Part>;
      });
