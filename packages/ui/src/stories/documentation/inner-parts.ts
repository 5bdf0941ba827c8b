import type { InnerPart } from './documentation.ts';

type InnerParts = Readonly<Record<string, InnerPart>>;

const notes: InnerParts = {
  error: { at: '.HyField-error', is: 'Error with an icon, so that it does not rely on red.' },
  hint: { at: '.HyField-hint', is: 'Help text, also visible below an error.' },
};

/** Parts of a `Field` around a control. */
export const fieldParts = (control: InnerParts): InnerParts => ({
  label: { at: '.HyField-label', is: 'Label. Clicking its text focuses the control.' },
  mark: { at: '.HyField-mark', is: 'Asterisk of a required field.' },
  ...control,
  ...notes,
});

/** Parts of an input. */
export const inputParts = (is: string): InnerParts => ({
  control: { at: '.MuiOutlinedInput-root', is },
  text: { at: '.MuiOutlinedInput-input', is: 'Text, or an example of it while the input is empty.' },
  border: { at: '.MuiOutlinedInput-notchedOutline', is: 'Border: thicker with focus, red with an error.' },
});

/** Parts of a group of options. */
export const optionParts: InnerParts = {
  legend: { at: '.HyFieldGroup-legend', is: 'Question that the options answer.' },
  mark: { at: '.HyField-mark', is: 'Asterisk of a required group.' },
  row: { at: '.HyChoice-row', is: 'An option. All of it can be clicked.' },
  control: { at: '.HyChoice-input', is: 'Control of the option.' },
  words: { at: '.HyChoice-words', is: 'Label of the option.' },
  ...notes,
};

/** Parts of a single option. */
export const toggleParts: InnerParts = {
  control: { at: '.HyChoice-input', is: 'Control.' },
  words: { at: '.HyChoice-words', is: 'Label. Clicking it toggles the control.' },
  ...notes,
};

/** Parts of a `MenuButton` and its open menu. */
export const menuParts: InnerParts = {
  trigger: { at: '.HyMenuButton-trigger', is: 'Button that opens the menu.' },
  list: { at: '.HyMenuButton-list', is: 'The menu.' },
  item: { at: '.HyMenuButton-item', is: 'Link or action.' },
};

/** Parts of a message over the page. */
export const bannerParts: InnerParts = {
  message: { at: '.HyBanner-message', is: 'Title and message.' },
  icon: { at: '.HyBanner-inner > svg', is: 'Shape of its tone.' },
};
