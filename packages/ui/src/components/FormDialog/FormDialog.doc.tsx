import { documented } from '../../stories/documentation/documentation.ts';
import { TextField } from '../TextField/TextField.tsx';
import { FormDialog, type FormDialogProps } from './FormDialog.tsx';

const nothing = () => undefined;
const fields = (names: readonly string[], error?: string) =>
  names.map((name, index) => (
    <TextField
      key={name}
      label={name}
      {...(index === 0 &&
        error && {
          error: Boolean(error),
          helperText: error,
        })}
    />
  ));
const sample: FormDialogProps = {
  open: true,
  title: 'Add project',
  text: 'It can be ordered for as soon as it is added.',
  submitLabel: 'Add project',
  children: fields(['Name', 'PO number']),
  onSubmit: nothing,
  onClose: nothing,
};
const refused = 'The project was not added. Check your connection, and try again.';

export default documented('HyFormDialog', FormDialog, {
  sample: { ...sample, error: refused },
  notes: `A short form for one thing, over the page that it belongs to. Close it after the server has accepted it, so
that nothing typed is lost on a rejection. A click outside does not close it. On a phone, it fills the screen.`,
  use: {
    when: ['To add or edit one thing with a few fields, without leaving the page.'],
    instead: {
      Dialog: 'For a choice without fields.',
      Form: 'On a page of its own: from about six fields, or if it needs a URL for links.',
      ConfirmDialog: 'For a question without fields.',
      SidePanel: 'To read details beside a list.',
    },
  },
  behavior: {
    Closing: 'Escape and Cancel close it, a click outside does not. Typed text is lost then: ask first if it is much.',
    Refused: 'Focus moves to the first field with an error, including errors of the server’s response.',
    'Long forms': 'The fields scroll between title and buttons, which stay visible.',
    Working: 'The button shows it and keeps focus. A second press does nothing.',
    'One at a time': 'Don’t open a dialog from it.',
  },
  wording: [
    'Title and button have the same verb and object: “Add project”. The introduction says what the fields are for. Omit it if it is obvious.',
  ],
  screenReader: [
    'A dialog with title and introduction, followed by its first field. Errors are announced immediately, and saving is announced as busy.',
  ],
  related: { TextField: 'Its fields.', Toast: 'Confirms that it was saved.' },
  anatomy: {
    slots: {
      root: 'The dialog over the page.',
      form: 'Title, scrolling fields, and buttons that stay visible.',
      text: 'Introduction to the fields, in one sentence.',
      error: 'Error of the whole form, beside the buttons. The dialog stays open for another attempt.',
    },
  },
  variants: {
    'To be filled in': { props: { error: undefined } },
    'Without a sentence': { props: { error: undefined, text: undefined } },
  },
  states: {
    'A field refused': {
      props: { error: undefined, children: fields(['Name', 'PO number'], 'There is a project of this name already.') },
    },
    'Refused as a whole': {},
    Working: { props: { error: undefined, working: true } },
    Hover: { props: { error: undefined }, hover: 'button[type="submit"]' },
    Focus: { props: { error: undefined }, focus: 'button[type="submit"]' },
  },
  guidance: [
    {
      do: {
        show: <FormDialog {...sample} />,
        say: 'Name the dialog and its button after the action, with the same text.',
      },
      dont: {
        show: <FormDialog {...sample} title="New" text={undefined} submitLabel="OK" />,
        say: 'Don’t answer with “OK”, “Submit” or “Yes”.',
      },
    },
    {
      do: {
        show: <FormDialog {...sample} text={undefined} />,
        say: 'Keep it to a few fields about one thing.',
      },
      dont: {
        show: (
          <FormDialog {...sample} text={undefined} title="Place order" submitLabel="Place order">
            {fields(['Machines', 'From', 'To', 'Address', 'Site contact', 'Telephone', 'PO number'])}
          </FormDialog>
        ),
        say: 'Don’t exceed twice the height of a phone, or open a form dialog from another: use a page.',
      },
    },
  ],
  keyboard: {
    'Tab, Shift Tab':
      'Moves through the fields and the buttons, and stays in the dialog. Initial focus is on the first field.',
    Enter: 'In a single-line field, submits the form. On a button, presses it.',
    Escape: 'Closes the dialog, but not while saving. Focus returns to the opener.',
  },
});
