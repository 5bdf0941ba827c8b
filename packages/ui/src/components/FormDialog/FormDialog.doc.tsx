import { documented } from '../../stories/documentation/documentation.ts';
import { TextField } from '../TextField/TextField.tsx';
import { FormDialog, type FormDialogProps } from './FormDialog.tsx';

const nothing = () => undefined;
const fields = (names: readonly string[], error?: string) =>
  names.map((name, index) => <TextField key={name} label={name} {...(index === 0 && error && { error })} />);
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
  notes: `A short form for one thing, over the page that it belongs to. Close it when the server has accepted it, and not
before: what was typed would be lost if it is refused. A press beside the dialog does not close it. On a phone it fills the
screen.`,
  use: {
    when: ['To add or change one thing by a few fields, without leaving the page.'],
    instead: {
      Form: 'On a page of its own, from about six fields on or where somebody may be sent to it by a link.',
      ConfirmDialog: 'For a question without fields.',
      SidePanel: 'To read details beside a list.',
    },
  },
  behavior: {
    Closing:
      'Escape and Cancel close it, a press beside it does not. What was typed is gone then: ask first where that is much.',
    Refused: 'The focus goes to the first field with an error, also when it comes with the server’s answer.',
    'Long forms': 'The fields scroll between the title and the buttons, which stay in sight.',
    Working: 'The button says so and keeps its focus; a second press sends nothing.',
    'One at a time': 'Don’t open a dialog from it.',
  },
  wording: [
    'Title and button are the same verb and object: “Add project”. The sentence says what the fields are for, or is left out.',
  ],
  screenReader: [
    'A dialog with its title and sentence, then its first field. Why it was refused is announced at once, and that it is busy while it works.',
  ],
  related: { TextField: 'Its fields.', Toast: 'Says that it was saved.' },
  anatomy: {
    slots: {
      root: 'The dialog over the page.',
      form: 'Its title, the fields, which scroll, and the buttons, which stay in sight.',
      text: 'What the fields are for, in a sentence.',
      error: 'Why all of it was refused, beside the buttons; the dialog stays for another try.',
    },
  },
  states: {
    'To be filled in': { props: { error: undefined } },
    'Without a sentence': { props: { error: undefined, text: undefined } },
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
        say: 'Call the dialog and its button by what they do, in the same words.',
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
        say: 'Don’t put more into it than twice the height of a phone, nor open one form dialog from another: make a page.',
      },
    },
  ],
  keyboard: {
    'Tab, Shift Tab':
      'Goes through the fields and the buttons, and stays in the dialog. The focus begins on the first field.',
    Enter: 'In a field of one line, sends the form; on a button, presses it.',
    Escape: 'Closes the dialog, but not while it works. The focus goes back to what opened it.',
  },
});
