import { notApplicable, partially, type Row, row, supports } from './judged.ts';

const NO_MEDIA = notApplicable('There is no sound and no video.');
const NOTHING_MOVES = 'Nothing that moves, blinks or scrolls by itself lasts longer than five seconds.';
const OF_THE_PAGE = notApplicable('The page around the components decides it.');
const OTHERS_FILES = 'Manuals, papers and photos that people have added may lack a description or a structure.';
const TABLE_HEADS = 'The preview of a PDF file reads its text without the heads of its tables; the file has them.';

/** Every criterion of WCAG 2.2 at level A. 4.1.1 is obsolete since 2.2. */
export const LEVEL_A: readonly Row[] = [
  row('1.1.1', 'Non-text Content', supports('stories'), partially(OTHERS_FILES, 'pages', 'publicPages', 'reading')),
  row('1.2.1', 'Audio-only and Video-only (Prerecorded)', NO_MEDIA),
  row('1.2.2', 'Captions (Prerecorded)', NO_MEDIA),
  row('1.2.3', 'Audio Description or Media Alternative (Prerecorded)', NO_MEDIA),
  row('1.3.1', 'Info and Relationships', supports('stories'), partially(TABLE_HEADS, 'pages', 'spoken', 'reading')),
  row('1.3.2', 'Meaningful Sequence', supports('stories', 'logical'), supports('spoken')),
  row('1.3.3', 'Sensory Characteristics', supports('reading')),
  row('1.4.1', 'Use of Color', supports('stories', 'conditions'), supports('pages', 'conditions')),
  row('1.4.2', 'Audio Control', NO_MEDIA),
  row('2.1.1', 'Keyboard', supports('menu', 'panel', 'upload'), supports('arrival', 'phoneMenu', 'consent')),
  row('2.1.2', 'No Keyboard Trap', supports('menu', 'panel'), supports('consent')),
  row('2.1.4', 'Character Key Shortcuts', notApplicable('No shortcut is a single character.')),
  row('2.2.1', 'Timing Adjustable', supports('toast'), supports('toast', 'sessions', 'reading')),
  row('2.2.2', 'Pause, Stop, Hide', notApplicable(NOTHING_MOVES)),
  row('2.3.1', 'Three Flashes or Below Threshold', supports('reading')),
  row('2.4.1', 'Bypass Blocks', supports('stories'), supports('arrival')),
  row('2.4.2', 'Page Titled', OF_THE_PAGE, supports('routes', 'arrival')),
  row('2.4.3', 'Focus Order', supports('form', 'panel', 'menu'), supports('arrival', 'spoken')),
  row('2.4.4', 'Link Purpose (In Context)', supports('stories'), supports('pages', 'spoken')),
  row('2.5.1', 'Pointer Gestures', notApplicable('No gesture needs a path or several points.')),
  row('2.5.2', 'Pointer Cancellation', supports('reading')),
  row('2.5.3', 'Label in Name', supports('stories'), supports('pages', 'spoken')),
  row('2.5.4', 'Motion Actuation', notApplicable('Nothing is operated by moving the device.')),
  row('3.1.1', 'Language of Page', OF_THE_PAGE, supports('language', 'pages')),
  row('3.2.1', 'On Focus', supports('stories', 'reading'), supports('reading')),
  row('3.2.2', 'On Input', supports('reading'), supports('reading')),
  row('3.2.6', 'Consistent Help', OF_THE_PAGE, supports('phoneMenu', 'reading')),
  row('3.3.1', 'Error Identification', supports('form'), supports('spoken', 'signIn')),
  row('3.3.2', 'Labels or Instructions', supports('stories'), supports('pages', 'spoken')),
  row('3.3.7', 'Redundant Entry', OF_THE_PAGE, supports('reading')),
  row('4.1.2', 'Name, Role, Value', supports('stories', 'menu'), supports('pages', 'spoken')),
];

const NO_SPACING_TEST = 'Controls grow with their text, but no test sets the distances of this criterion.';

/** Every criterion of WCAG 2.2 at level AA. */
export const LEVEL_AA: readonly Row[] = [
  row('1.2.4', 'Captions (Live)', NO_MEDIA),
  row('1.2.5', 'Audio Description (Prerecorded)', NO_MEDIA),
  row('1.3.4', 'Orientation', supports('conditions'), supports('reflow')),
  row('1.3.5', 'Identify Input Purpose', supports('reading'), supports('pages', 'reading')),
  row('1.4.3', 'Contrast (Minimum)', supports('contrast', 'brands', 'stories'), supports('pages', 'publicPages')),
  row('1.4.4', 'Resize Text', supports('conditions')),
  row('1.4.5', 'Images of Text', supports('reading'), partially(OTHERS_FILES, 'reading')),
  row('1.4.10', 'Reflow', supports('conditions'), supports('reflow', 'conditions')),
  row('1.4.11', 'Non-text Contrast', supports('contrast', 'conditions'), supports('conditions')),
  row('1.4.12', 'Text Spacing', partially(NO_SPACING_TEST, 'reading')),
  row('1.4.13', 'Content on Hover or Focus', supports('hover')),
  row('2.4.5', 'Multiple Ways', OF_THE_PAGE, supports('phoneMenu', 'reading')),
  row('2.4.6', 'Headings and Labels', supports('stories'), supports('routes', 'spoken')),
  row('2.4.7', 'Focus Visible', supports('conditions'), supports('conditions')),
  row('2.4.11', 'Focus Not Obscured (Minimum)', supports('conditions'), supports('conditions')),
  row('2.5.7', 'Dragging Movements', supports('upload'), supports('reading')),
  row('2.5.8', 'Target Size (Minimum)', supports('stories', 'conditions'), supports('pages', 'publicPages')),
  row(
    '3.1.2',
    'Language of Parts',
    supports('reading'),
    partially('Product texts that are not translated stand in another language without being marked.', 'reading'),
  ),
  row('3.2.3', 'Consistent Navigation', OF_THE_PAGE, supports('phoneMenu')),
  row('3.2.4', 'Consistent Identification', supports('stories'), supports('reading')),
  row('3.3.3', 'Error Suggestion', supports('form'), supports('spoken')),
  row('3.3.4', 'Error Prevention (Legal, Financial, Data)', OF_THE_PAGE, supports('reading')),
  row('3.3.8', 'Accessible Authentication (Minimum)', OF_THE_PAGE, supports('signIn', 'reading')),
  row('4.1.3', 'Status Messages', supports('status'), supports('arrival', 'spoken')),
];
