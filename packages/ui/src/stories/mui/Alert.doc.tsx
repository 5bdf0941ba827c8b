import Alert, { type AlertProps } from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Button from '@mui/material/Button';
import { documented } from '../documentation/documentation.ts';

const sample: AlertProps = { severity: 'warning', children: 'Two machines end their rental tomorrow.' };
const extend = (
  <Button size="small" color="inherit">
    Extend
  </Button>
);

export default documented('MuiAlert', Alert, {
  sample,
  notes: `MUI’s Alert in the theme of the kit, exported by \`@hireyard/ui\` with \`AlertTitle\`.`,
  use: {
    when: ['For a message about a part of the page, at its head: what is the case, and what can be done.'],
    instead: {
      MessageBanner: 'For a message to everyone, above every page.',
      Toast: 'For the result of the reader’s own action.',
      DataState: 'For a list or a page that cannot be shown.',
    },
  },
  behavior: {
    Appearing: 'It stands where it belongs, and the rest moves down. It never lies over content.',
    Closing: 'With `onClose` it can be closed. An error stays until it is mended.',
    'Narrow windows': 'The action moves below the message where there is no room beside it.',
  },
  wording: [
    'A full sentence: what is the case, then what to do. A title only where the message has several sentences.',
  ],
  screenReader: ['Announced when it appears (`role="alert"`), without taking focus. Its icon is not read.'],
  related: { Button: 'Its action, small and in the color of the text.' },
  anatomy: {
    props: {
      severity: 'error',
      onClose: undefined,
      action: extend,
      children: (
        <>
          <AlertTitle>The order could not be sent</AlertTitle>
          The depot in Utrecht has no excavator of 8 t left on November 23.
        </>
      ),
    },
    slots: {
      root: 'Ground and border in the colors of its tone.',
      icon: 'Shape of its tone, so that it does not rely on color.',
      message: 'Title and message.',
      action: 'One action, or the button that closes it.',
    },
    inner: { title: { at: '.MuiAlertTitle-root', is: 'Title, where the message needs one.' } },
  },
  wide: true,
  variants: {
    Info: { props: { severity: 'info', children: 'The depot is closed on Monday.' } },
    Success: { props: { severity: 'success', children: 'The off-hire is booked.' } },
    Warning: {},
    Error: { props: { severity: 'error', children: 'The order could not be sent.' } },
  },
  states: {
    'Message alone': {},
    'With an action': { props: { action: extend } },
    'Can be closed': { props: { onClose: () => undefined } },
    'Focus on its button': { props: { onClose: () => undefined }, focus: 'button' },
  },
  guidance: [
    {
      do: {
        show: (
          <Alert severity="warning" action={extend}>
            Two machines end their rental tomorrow.
          </Alert>
        ),
        say: 'Say what is the case, and offer the next step.',
      },
      dont: {
        show: <Alert severity="error">Warning! Please check your rentals.</Alert>,
        say: 'Don’t raise the tone: error is for what has failed.',
      },
    },
  ],
  keyboard: {
    'Tab, Shift Tab': 'Moves to its action or the button that closes it, if there is one.',
    'Enter, Space': 'Presses it.',
  },
});
