import { notApplicable, partially, type Row, row, supports } from './judged.ts';

const NOT_TRIED = 'Follows from the criteria of WCAG. No person with this need has tried it.';

/** Clauses of EN 301 549 V3.2.1 beside those of WCAG, which are clause 9. */
export const EN_301_549: readonly Row[] = [
  row('4.2.1', 'Usage without vision', partially(NOT_TRIED, 'stories'), partially(NOT_TRIED, 'spoken', 'pages')),
  row('4.2.2', 'Usage with limited vision', partially(NOT_TRIED, 'contrast', 'conditions')),
  row('4.2.3', 'Usage without perception of color', supports('conditions')),
  row('4.2.4', 'Usage without hearing', supports('reading')),
  row('4.2.5', 'Usage with limited hearing', supports('reading')),
  row('4.2.6', 'Usage with no or limited vocal capability', supports('reading')),
  row('4.2.7', 'Usage with limited manipulation or strength', partially(NOT_TRIED, 'stories', 'menu')),
  row('4.2.8', 'Usage with limited reach', notApplicable('It is software.')),
  row('4.2.9', 'Minimize photosensitive seizure triggers', supports('reading')),
  row('4.2.10', 'Usage with limited cognition, language or learning', partially(NOT_TRIED, 'reading')),
  row('4.2.11', 'Privacy', supports('reading')),
  row('5.2', 'Activation of accessibility features', supports('conditions')),
  row('5.3', 'Biometrics', notApplicable('None is used.')),
  row('5.4', 'Preservation of accessibility information', notApplicable('Nothing is converted.')),
  row('5.5–5.9', 'Operable parts, keys, simultaneous actions', notApplicable('There is no hardware.')),
  row('6', 'Two-way voice communication', notApplicable('There is none.')),
  row('7', 'Video capabilities', notApplicable('There is none.')),
  row('8', 'Hardware', notApplicable('There is none.')),
  row('9.6', 'Conformance requirements of WCAG', partially('Where criteria above are partial.', 'stories', 'pages')),
  row(
    '10',
    'Non-web documents',
    notApplicable('The kit makes none.'),
    partially('PDF files that the portal makes conform with PDF/UA-1; papers that others add may not.', 'pdf'),
  ),
  row('11.7', 'User preferences', supports('conditions')),
  row('11.8', 'Authoring tools', notApplicable('Neither is one.')),
  row('12.1.1', 'Accessibility and compatibility features', supports('stories'), supports('statement')),
  row(
    '12.1.2',
    'Accessible documentation',
    partially('Docs pages are checked by axe, not read.', 'stories'),
    supports('statement'),
  ),
  row(
    '12.2',
    'Support services',
    notApplicable('The kit has none of its own.'),
    partially('The rental company answers by telephone and e-mail. How is not ours to say.', 'statement'),
  ),
  row('13', 'Relay and emergency services', notApplicable('There is none.')),
];
