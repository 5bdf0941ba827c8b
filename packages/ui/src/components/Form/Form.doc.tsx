import Button from '@mui/material/Button';
import { documented } from '../../stories/documentation/documentation.ts';
import { TextField } from '../TextField/TextField.tsx';
import { Form, type FormProps } from './Form.tsx';

const fields = (errors: { name?: string; email?: string } = {}) => (
  <>
    <TextField label="Name" name="name" required error={errors.name} />
    <TextField label="E-mail address" name="email" type="email" required error={errors.email} />
  </>
);
const refused = fields({ name: 'Enter a name.', email: 'Enter an e-mail address, as “name@company.com”.' });
const actions = (
  <>
    <Button type="submit" variant="contained">
      Save changes
    </Button>
    <Button>Cancel</Button>
  </>
);
const sample: FormProps = { label: 'Profile', children: refused, actions };
const failed = 'The profile was changed by somebody else meanwhile.';

export default documented('HyForm', Form, {
  sample,
  notes: `The fields of the kit tell the form of their errors by themselves: give each its \`error\`, and the list above
them follows in the order of the fields. It appears once the form was sent, or at once where the page comes with errors
from the server; it never appears while somebody types.

After a refused submit the focus goes to that list. In a form of two or three fields choose \`focusOnError="field"\`: then
there is no list, and the focus goes to the first field that is wrong. \`error\` is for what no field can be blamed for.`,
  use: {
    when: ['Around the fields of everything that is filled in and sent.'],
    instead: {
      FormDialog: 'For a few fields over the page that they belong to.',
      ListSheet: 'For filters and search, which are no form: they take effect at once.',
      Stepper: 'Above a form of several pages.',
    },
  },
  behavior: {
    Checking: 'Nothing is marked before the form is sent; after that an error goes as soon as the page takes it away.',
    Sending: 'Enter in a field of one line sends it. Say on the button that it works, and let it be pressed only once.',
    'Narrow windows': 'One column at every width; buttons break over lines.',
  },
  wording: [
    'The main button is the verb with its object: “Save changes”, “Place order”. The other one is “Cancel”.',
    'An error of the whole says what happened and what to do, without the words of the server.',
  ],
  screenReader: [
    'A form with its name. A refused submit moves the focus to the list of errors, which is read with their number.',
    'The reason of the whole is announced at once.',
  ],
  related: {
    Toast: 'Says that it was saved.',
    TextField: 'Text of one line.',
    Field: 'Around a control of your own.',
    Checkbox: 'Something agreed to.',
    AuthenticationPage: 'Holds the form of signing in.',
  },
  anatomy: {
    slots: {
      root: 'The form, with a name for screen readers and one gap between its fields.',
      problem: 'What is wrong: how many fields, or why the whole was refused.',
      issues: 'Each field that is wrong and why, as a link to it.',
      actions: 'The buttons in a row at the end, the main one first.',
    },
  },
  states: {
    'To be filled in': { props: { children: fields() } },
    'Refused, with a list': {},
    'Refused, one field': { props: { children: fields({ email: 'This address is in use already.' }) } },
    'Refused, a short form': { props: { focusOnError: 'field' } },
    'Refused as a whole': {
      props: { children: fields(), error: failed, errorAction: <Button size="small">Load again</Button> },
    },
    'Hover, a field': { props: { children: fields() }, hover: '.MuiOutlinedInput-root' },
    'Focus, a link of the list': { focus: '.HyForm-issues a' },
  },
  guidance: [
    {
      do: {
        show: <Form {...sample} />,
        say: 'Keep the buttons enabled, and say after the submit what is missing, on each field.',
      },
      dont: {
        show: (
          <Form
            {...sample}
            actions={
              <Button type="submit" variant="contained" disabled>
                Save changes
              </Button>
            }
          >
            {fields()}
          </Form>
        ),
        say: 'Don’t disable the button until all is right: nobody learns from it what is missing.',
      },
    },
    {
      do: {
        show: (
          <Form {...sample} error={failed} errorAction={<Button size="small">Load again</Button>}>
            {fields()}
          </Form>
        ),
        say: 'Say above the fields why the whole was refused, with a button that leads on.',
      },
      dont: {
        show: (
          <Form {...sample} error="Error 409: the request could not be completed.">
            {fields()}
          </Form>
        ),
        say: 'Don’t show the words of a server, nor repeat here what a field says.',
      },
    },
  ],
  keyboard: {
    'Tab, Shift Tab': 'Goes through the links of the list, the fields and the buttons, in the order they are seen.',
    Enter: 'In a field of one line, sends the form; on a link of the list, goes to its field.',
    'Any text': 'Goes on filling in: an answer of the server that comes later no longer moves the focus.',
  },
});
