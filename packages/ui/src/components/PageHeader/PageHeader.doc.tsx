import Button from '@mui/material/Button';
import { documented } from '../../stories/documentation/documentation.ts';
import { PageHeader } from './PageHeader.tsx';

const action = <Button variant="outlined">Export</Button>;

export default documented('HyPageHeader', PageHeader, {
  sample: { title: 'On rent', subtitle: '38 contracts · 124 machines · 9 projects', actions: action },
  anatomy: {
    slots: {
      root: 'The head of a page.',
      words: 'The way back, where there is one, the title and the line below it.',
      title: 'The page’s one heading of the first level; it takes the focus after a change of page.',
      subtitle: 'What the page shows, in one quiet line.',
      actions: 'What can be done with all of the page.',
    },
  },
  wide: true,
  states: {
    'With actions': {},
    'Title alone': { props: { subtitle: undefined, actions: undefined } },
    'With a way back': { props: { title: 'Contract C-240118', eyebrow: <a href="#list">Back to the list</a> } },
  },
  guidance: [
    {
      do: {
        show: <PageHeader title="Contract C-240118" subtitle="Zuidas Tower C" />,
        say: 'Call the page by its subject, as the link that led to it does.',
      },
      dont: {
        show: <PageHeader title="Welcome to your contract overview!" />,
        say: 'Don’t greet, and don’t describe the page.',
      },
    },
  ],
  keyboard: { 'Tab, Shift Tab': 'Goes through the way back and the actions.' },
});
