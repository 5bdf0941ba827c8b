import Button, { type ButtonProps } from '@mui/material/Button';
import Card from '@mui/material/Card';
import DialogActions from '@mui/material/DialogActions';
import DialogTitle from '@mui/material/DialogTitle';
import { Form } from '../../components/Form/Form.tsx';
import { MenuButton } from '../../components/MenuButton/MenuButton.tsx';
import { PageHeader } from '../../components/PageHeader/PageHeader.tsx';
import { TextField } from '../../components/TextField/TextField.tsx';
import { DownloadIcon, PlusIcon, TrashIcon } from '../../icons/index.ts';
import { documented } from '../documentation/documentation.ts';

const moreActions = ['Download papers', 'Report damage'].map((label) => ({
  ...{ kind: 'action' as const, id: label, label },
  onSelect: () => undefined,
}));
const sample: ButtonProps = { variant: 'contained', children: 'Call off' };

export default documented('MuiButton', Button, {
  sample,
  notes: `MUI’s Button in the theme of the kit, exported by \`@hireyard/ui\`. The variant is the weight of an action,
not its place: a page has one \`contained\` button, however many it has in all.`,
  use: {
    when: [
      'For an action on this page: save, call off, download.',
      'With `href`, for the one link that goes on from here.',
    ],
    instead: {
      IconButton: 'For an action that everybody knows by its icon, where there is no room for words.',
      MenuButton: 'For several actions on one subject.',
      SegmentedControl: 'For views, one of which is always selected.',
      FilterToggle: 'For a filter that is on or off.',
      NewOrderButton: 'For the main action in the header of a customer portal.',
    },
  },
  behavior: {
    Working:
      'With `loading` it keeps its width, shows a spinner and ignores clicks. Set `loadingPosition` to keep the words.',
    'Not available':
      'Prefer `aria-disabled` with a reason beside it or in a tooltip: the button stays focusable, so that everybody can learn why. `disabled` is for what the form itself explains.',
    'Long words': 'They wrap, and the button grows. It is never cut off.',
    'Narrow windows': 'In a dialog and at the foot of a form, buttons may take a row each.',
    'Under a finger': 'It is at least 40 px high, in every size and density.',
  },
  wording: [
    'A verb and its object in one to three words: “Call off”, “Add contact”. Capitalize the first word alone.',
    'Say the same verb in the title, on the button and in the message about its result.',
    'Never “OK”, “Yes”, “Submit” or “Click here”.',
  ],
  screenReader: [
    'A button with its words, or a link where it has `href`. An icon beside the words is not read.',
    'Disabled by `aria-disabled`, it is read as unavailable and can still be reached.',
  ],
  related: {
    ConfirmDialog: 'Asks before an action that is hard to undo.',
    Form: 'Contains the buttons of a form.',
    BulkBar: 'Contains the actions on selected rows.',
    PageHeader: 'Contains the actions of a page.',
    Toast: 'Says what the action has done, and offers Undo.',
  },
  anatomy: {
    props: { startIcon: <PlusIcon />, endIcon: <DownloadIcon />, children: 'Add documents' },
    slots: {
      root: 'The button: ground, border and words.',
      startIcon: 'Icon before the words, which helps to find the button among others.',
      endIcon: 'Icon after the words, which says where it leads.',
    },
  },
  variants: {
    'Contained: the main action, once a page': {},
    'Outlined: any other action': { props: { variant: 'outlined', children: 'Extend' } },
    'Text: an action that need not be seen first': { props: { variant: 'text', children: 'Clear all' } },
    'Error: what is hard to undo, in its dialog alone': { props: { color: 'error', children: 'Cancel order' } },
    'Signal: the main action of a bulk bar': { props: { color: 'signal' } },
    'Small: in a row or a banner': { props: { size: 'small', variant: 'outlined', children: 'Extend' } },
    'Large: alone on a page for visitors': { props: { size: 'large', children: 'Sign in' } },
    'With an icon': { props: { startIcon: <PlusIcon />, variant: 'outlined', children: 'Add contact' } },
    'As wide as its place': { props: { fullWidth: true, children: 'Sign in' } },
  },
  states: {
    Enabled: {},
    Hover: { hover: 'button' },
    Focus: { focus: 'button' },
    Pressed: { active: 'button' },
    Working: { props: { loading: true } },
    'Working, with its words': {
      props: { loading: true, loadingPosition: 'start', startIcon: <PlusIcon />, children: 'Adding contact' },
    },
    'Not available, with a reason': { props: { 'aria-disabled': true, title: 'The machine is already called off.' } },
    Disabled: { props: { disabled: true } },
  },
  layout: {
    'On a page': {
      say: [
        'Actions on the whole page stand in its PageHeader, at the end of the row with the title. On a phone they stand below it.',
        'The main action stands last, nearest to the edge. Only one button of a page is filled.',
        'Actions on selected rows stand in the BulkBar. A row has no buttons of its own.',
      ],
      show: (
        <PageHeader
          title="Zuidas Tower C"
          subtitle="12 machines · 2 overdue"
          sx={{ marginBlockEnd: 0 }}
          actions={
            <>
              <Button variant="outlined">Close project</Button>
              <Button variant="contained">Edit</Button>
            </>
          }
        />
      ),
    },
    'In a form': {
      say: [
        'Buttons stand below the fields and begin where the fields begin. The main action stands first.',
        'With `layout="page"` they stand beside the fields of a wide window, and stay in sight.',
      ],
      show: (
        <Form
          label="Contact person"
          actions={
            <>
              <Button variant="contained">Add contact</Button>
              <Button>Cancel</Button>
            </>
          }
        >
          <TextField label="E-mail address" />
        </Form>
      ),
    },
    'In a dialog': {
      say: [
        'Buttons stand at the end of its foot, and the main action last.',
        'The button that leaves is outlined. It says what it keeps: “Keep order”.',
      ],
      show: (
        <Card sx={{ maxInlineSize: 444 }}>
          <DialogTitle component="div">Cancel order O-1042?</DialogTitle>
          <DialogActions>
            <Button variant="outlined">Keep order</Button>
            <Button variant="contained" color="error">
              Cancel order
            </Button>
          </DialogActions>
        </Card>
      ),
    },
    Groups: {
      say: [
        'Two or three buttons make a group. They have one size, and stand 8 px apart in a bar or a dialog, 16 px in a form or a page’s header.',
        'One of them is filled at most. The others are outlined, and the least important one is text.',
        'From the fourth action on, the others go into a MenuButton at the side that is not the edge.',
        'Views, one of which is always on, are a SegmentedControl and no group of buttons.',
      ],
      show: (
        <div style={{ display: 'flex', flexWrap: 'wrap', gap: 16 }}>
          <MenuButton label="More" entries={moreActions} />
          <Button variant="outlined">Extend</Button>
          <Button variant="contained">Call off</Button>
        </div>
      ),
    },
    'Size and width': {
      say: [
        'Medium is the size of nearly every button: 40 px high, and 36 px in the compact density. It stands in line with fields.',
        'Small buttons are for rows, banners and cards. Large ones are for pages with one action, such as the sign-in.',
        'A button is as wide as its words. `fullWidth` is for a narrow column: a card, the sign-in form, the foot of a panel on a phone.',
      ],
      show: (
        <div style={{ display: 'flex', flexWrap: 'wrap', gap: 8, alignItems: 'end' }}>
          <TextField label="Fleet number" sx={{ inlineSize: 160 }} />
          <Button variant="outlined">Find machine</Button>
        </div>
      ),
    },
  },
  guidance: [
    {
      do: {
        show: (
          <div style={{ display: 'flex', flexWrap: 'wrap', gap: 8 }}>
            <Button variant="contained">Call off</Button>
            <Button variant="outlined">Extend</Button>
            <Button variant="text">Clear selection</Button>
          </div>
        ),
        say: 'Fill one button, and let its words say what happens.',
      },
      dont: {
        show: (
          <div style={{ display: 'flex', flexWrap: 'wrap', gap: 8 }}>
            <Button variant="contained">OK</Button>
            <Button variant="contained">Extend</Button>
            <Button variant="contained">Clear</Button>
          </div>
        ),
        say: 'Don’t fill several: then none is the main one.',
      },
    },
    {
      do: {
        show: (
          <Button variant="contained" color="error">
            Cancel order
          </Button>
        ),
        say: 'Use red in the dialog that asks, for the action that cannot be undone.',
      },
      dont: {
        show: (
          <Button variant="contained" color="error" startIcon={<TrashIcon />}>
            Log out
          </Button>
        ),
        say: 'Don’t use red for what harms nobody.',
      },
    },
    {
      do: {
        show: (
          <div style={{ display: 'grid', gap: 8, justifyItems: 'start' }}>
            <Button variant="contained" aria-disabled>
              Extend
            </Button>
            <span>The depot has no machine of this kind left in December.</span>
          </div>
        ),
        say: 'Say why an action is not available, and keep the button focusable.',
      },
      dont: {
        show: (
          <Button variant="contained" disabled>
            Extend
          </Button>
        ),
        say: 'Don’t leave a gray button that nobody can ask for its reason.',
      },
    },
  ],
  keyboard: {
    'Tab, Shift Tab': 'Moves to the button and on. Skips a disabled one, but not one with `aria-disabled`.',
    'Enter, Space': 'Presses the button. Where it is a link, Enter follows it.',
  },
});
