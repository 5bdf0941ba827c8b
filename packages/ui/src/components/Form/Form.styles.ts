'use client';

import { slot } from '../../internal/slot.ts';
import { media } from '../../theme/tokens.ts';
import { controlStart, labelBeside, legendBeside } from '../Field/Field.styles.ts';

export const Root = slot('form', 'HyForm-root', {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 16,
  margin: 0,
  '&[data-layout="page"]': {
    [media.aside]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(16rem, 20rem)', columnGap: 32, alignItems: 'start' },
  },
});

const GROUPS = ':is(.HyFieldGroup-root, .HyDateRangeField-root, .HyFileUpload-root)';
/** Files with a status of their own. */
const FILES = 'div > .HyFileUpload-root';
/** Fields whose values are short. */
const SHORT = ':is(.HyMoneyField-root, .HyNumberField-root)';
/** Elements that need no indent: they have two columns of their own, or the whole width. */
const OWN_COLUMNS = `.HyField-root, ${GROUPS}, :has(> .HyFileUpload-root), section, h2, .HyForm-problem`;
/** Legend in line with the labels of its controls. */
const DATES_LEGEND = '.HyDateRangeField-root > legend';

/** Selects elements of a form and of its sections. */
const eachOf = (selector: string) => `& > ${selector}, & > section > ${selector}`;

/** Everything but the actions, for the layout `page`. */
export const Content = slot('div', 'HyForm-content', ({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 16,
  minInlineSize: 0,
  [media.aside]: {
    alignSelf: 'stretch',
    alignContent: 'start',
    paddingInlineEnd: 32,
    borderInlineEnd: `1px solid ${theme.vars.color.line}`,
    [eachOf('.HyField-root')]: labelBeside,
    [eachOf(SHORT)]: { maxInlineSize: `calc(${controlStart} + 13rem)` },
    [eachOf(GROUPS)]: legendBeside,
    [eachOf(FILES)]: legendBeside,
    [eachOf(DATES_LEGEND)]: { paddingBlockStart: 0 },
    // Aligned with the controls.
    [eachOf(`:not(${OWN_COLUMNS})`)]: { marginInlineStart: controlStart },
  },
}));

export const Problem = slot('div', 'HyForm-problem', ({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'flex-start',
  columnGap: 10,
  padding: '10px 14px',
  border: `1px solid ${theme.vars.palette.error.main}`,
  borderRadius: theme.vars.radius.control,
  backgroundColor: theme.vars.palette.error.light,
  color: theme.vars.color.ink,
  overflowWrap: 'anywhere',
  '& > svg': { flex: 'none', marginBlockStart: 3, color: theme.vars.palette.error.main },
  // The action wraps below the text where there is too little room beside it.
  '& > div': { flex: '1 1 10rem', minInlineSize: 0 },
  '& p': { margin: 0 },
}));

export const Issues = slot('ul', 'HyForm-issues', ({ theme }) => ({
  margin: 0,
  marginBlockStart: 4,
  paddingInlineStart: 18,
  '& li': { paddingBlock: 3 },
  '& a': { color: theme.vars.color.ink, textUnderlineOffset: '0.2em' },
}));

export const Actions = slot('div', 'HyForm-actions', {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 16,
  marginBlockStart: 4,
  '[data-layout="page"] > &': {
    [media.aside]: {
      // At the foot of the form, and of the window while the form is longer.
      alignSelf: 'end',
      position: 'sticky',
      insetBlockEnd: 20,
      marginBlockStart: 0,
    },
  },
});
