import { styled } from '@mui/material/styles';

/** Wraps as a whole, and breaks only if it is longer than a line. */
const Whole = styled('span')({ display: 'inline-block', maxInlineSize: '100%' });

/** Numbers of contracts, off-hires and documents, such as C-260104. */
const NUMBER = /\b([A-Z]{1,3}-\d[\d-]*)/;

/** Keeps numbers in a text from breaking at their hyphens. Each part has an element, so that pages can be translated. */
export const wholeNumbers = (text: string) =>
  text.split(NUMBER).map((part, index) => {
    const Part = index % 2 === 1 ? Whole : 'span';
    // biome-ignore lint/suspicious/noArrayIndexKey: every other part is a number, and nothing else tells parts apart
    return <Part key={index}>{part}</Part>;
  });
