import Button from '@mui/material/Button';
import { documented } from '../../stories/documentation/documentation.ts';
import { TextField } from '../TextField/TextField.tsx';
import { Form, type FormProps } from './Form.tsx';

const fields = (errors: { name?: string; email?: string } = {}) => (
  <>
    <TextField label="Name" name="name" required error={Boolean(errors.name)} helperText={errors.name} />
    <TextField
      label="E-mail address"
      name="email"
      type="email"
      required
      error={Boolean(errors.email)}
      helperText={errors.email}
    />
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
  notes: `The kit’s fields report their errors to the form. Set \`error\` on each, and the summary above them lists the
errors in the order of the fields. It appears after a submit, or immediately on a page that comes with errors from the
server. It never appears during typing.

After a rejected submit, focus moves to the summary. In a form of two or three fields, use \`focusOnError="field"\`:
there is no summary then, and focus moves to the first invalid field. \`error\` is for problems that do not belong to a
field.

Use \`layout="page"\` for a form that is a page of its own, so that it takes the width of the page.`,
  use: {
    when: ['Around all fields that are filled in and submitted.'],
    instead: {
      FormDialog: 'For a few fields over the page that they belong to.',
      ListSheet: 'For filters and search, which are not a form: they take effect immediately.',
      Stepper: 'Above a form of several pages.',
    },
  },
  behavior: {
    Checking: 'No field is marked before a submit. After it, an error disappears as soon as the page removes it.',
    Sending: 'Enter in a single-line field submits the form. Show progress on the button, and prevent a second submit.',
    'Narrow windows': 'One column. Buttons wrap.',
    'Wide windows':
      'One column, too. With `layout="page"`, from 1200px, labels are beside their controls, and the actions stay in sight beside the form.',
  },
  wording: [
    'The main button is the verb with its object: “Save changes”, “Place order”. The other one is “Cancel”.',
    'An error of the whole form says what happened and what to do. Do not repeat the server’s message.',
  ],
  screenReader: [
    'A form with its name. A rejected submit moves focus to the summary, which is read with the number of errors.',
    'The error of the whole form is announced immediately.',
  ],
  related: {
    Toast: 'Confirms that it was saved.',
    TextField: 'Single-line text.',
    Field: 'For a control of your own.',
    Checkbox: 'A consent.',
    AuthenticationPage: 'Contains the sign-in form.',
  },
  anatomy: {
    slots: {
      root: 'Form with a name for screen readers and even spacing.',
      content: 'Everything but the buttons, with `layout="page"`.',
      problem: 'Error summary: number of invalid fields, or the error of the whole form.',
      issues: 'Invalid fields with their errors, as links.',
      actions: 'Buttons in a row at the end, the main one first.',
    },
    elsewhere: ['content'],
  },
  states: {
    'To be filled in': { props: { children: fields() } },
    'Refused, with a list': {},
    'Refused, one field': { props: { children: fields({ email: 'This address is in use already.' }) } },
    'Refused, a short form': { props: { focusOnError: 'field' } },
    'Refused as a whole': {
      props: { children: fields(), error: failed, errorAction: <Button size="small">Load again</Button> },
    },
    'A page of its own, from 1200px wide': { props: { children: fields(), layout: 'page' } },
    'Hover, a field': { props: { children: fields() }, hover: '.MuiOutlinedInput-root' },
    'Focus, a link of the list': { focus: '.HyForm-issues a' },
  },
  guidance: [
    {
      do: {
        show: <Form {...sample} />,
        say: 'Keep the buttons enabled, and show after the submit what is missing, on each field.',
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
        say: 'Don’t disable the button until everything is valid: the missing fields are then unclear.',
      },
    },
    {
      do: {
        show: (
          <Form {...sample} error={failed} errorAction={<Button size="small">Load again</Button>}>
            {fields()}
          </Form>
        ),
        say: 'Show the error of the whole form above the fields, with a button for the next step.',
      },
      dont: {
        show: (
          <Form {...sample} error="Error 409: the request could not be completed.">
            {fields()}
          </Form>
        ),
        say: 'Don’t show messages of the server, or repeat the errors of fields.',
      },
    },
  ],
  keyboard: {
    'Tab, Shift Tab': 'Moves through the links of the summary, the fields and the buttons, in visual order.',
    Enter: 'In a single-line field, submits the form. On a link of the summary, moves to its field.',
    'Any text': 'Enters text. A later response of the server then no longer moves focus.',
  },
});
