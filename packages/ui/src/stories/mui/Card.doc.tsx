import Button from '@mui/material/Button';
import Card, { type CardProps } from '@mui/material/Card';
import CardActions from '@mui/material/CardActions';
import CardContent from '@mui/material/CardContent';
import Typography from '@mui/material/Typography';
import { documented } from '../documentation/documentation.ts';

const content = (
  <>
    <CardContent>
      <Typography variant="h3">Zuidas Tower C</Typography>
      <Typography>12 machines on rent, 2 of them overdue.</Typography>
    </CardContent>
    <CardActions>
      <Button variant="text">Open project</Button>
    </CardActions>
  </>
);
const sample: CardProps = { children: content };

export default documented('MuiCard', Card, {
  sample,
  notes: `MUI’s Card in the theme of the kit, exported by \`@hireyard/ui\` with \`CardContent\` and \`CardActions\`. It has
a line and no shadow, since it does not float.`,
  use: {
    when: ['For facts and actions about one thing, beside others of its kind.'],
    instead: {
      DataList: 'For records that are compared: below 800px it draws them as cards by itself.',
      DefinitionList: 'For the facts of one record.',
      KeyFigures: 'For figures that filter a list.',
    },
  },
  behavior: {
    Width: 'It fills its column. Cards stand 12 px apart and share the width of the page.',
    Nesting: 'A card contains no card. Divide it by a line or a heading.',
    Clicks: 'A card is not a button: put a link or a button into it.',
  },
  wording: ['The title is the name of the thing. Actions say what they do.'],
  screenReader: ['Read as its content. Give it a heading, so that readers can jump to it.'],
  related: { Button: 'Its actions.' },
  anatomy: {
    slots: { root: 'Sheet with a line around it.' },
    inner: {
      content: { at: '.MuiCardContent-root', is: 'Title and facts.' },
      title: { at: '.MuiCardContent-root h3', is: 'Title, in the step for cards.' },
      actions: { at: '.MuiCardActions-root', is: 'Actions about the thing.' },
    },
  },
  states: {
    'With actions': {},
    'Facts alone': {
      props: {
        children: (
          <CardContent>
            <Typography variant="h3">Depot Amsterdam</Typography>
            <Typography>Open on workdays from 06:30 to 17:00.</Typography>
          </CardContent>
        ),
      },
    },
    'Focus on its action': { focus: 'button' },
  },
  guidance: [
    {
      do: { show: <Card>{content}</Card>, say: 'Keep to one thing, its few facts and its next step.' },
      dont: {
        show: (
          <Card raised variant="elevation">
            <CardContent>
              <Card>{content}</Card>
            </CardContent>
          </Card>
        ),
        say: 'Don’t put cards into cards, or raise what does not float.',
      },
    },
  ],
  keyboard: {
    'Tab, Shift Tab': 'Moves through its links and buttons.',
    Enter: 'Follows the link or presses the button.',
  },
});
