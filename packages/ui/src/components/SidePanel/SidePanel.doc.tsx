import Button from '@mui/material/Button';
import { documented } from '../../stories/documentation/documentation.ts';
import { DefinitionList } from '../DefinitionList/DefinitionList.tsx';
import { SidePanel, type SidePanelProps } from './SidePanel.tsx';
import { SidePanelLayout } from './SidePanelLayout.tsx';

const nothing = () => undefined;
const facts = [
  { label: 'Contract', value: 'C-260118' },
  { label: 'Period', value: '12 Oct – 20 Nov 2026' },
  { label: 'Depot', value: 'Amsterdam' },
];
const manyFacts = Array.from({ length: 12 }, (_, week) => ({ label: `Week ${week + 1}`, value: '38 engine hours' }));
const sample: SidePanelProps = {
  open: true,
  title: 'Generator 20 kVA',
  subtitle: 'GEN-D-20 · fleet 414 679',
  children: <DefinitionList items={facts} />,
  actions: <Button variant="contained">Call off</Button>,
  onClose: nothing,
};

/** Inert, since several panels on one page would compete for the focus. */
function BesideAList(props: SidePanelProps) {
  return (
    <SidePanelLayout inert style={{ minBlockSize: 380 }} panel={<SidePanel {...props} />}>
      <div style={{ display: 'grid', gap: 8, justifyItems: 'start' }}>
        {['Telescopic boom lift 22 m', 'Diesel scissor lift 12 m', 'Generator 20 kVA'].map((machine) => (
          <Button key={machine} variant="outlined">
            {machine}
          </Button>
        ))}
      </div>
    </SidePanelLayout>
  );
}

export default documented('HySidePanel', BesideAList, {
  sample,
  notes: `Hand the list to a \`SidePanelLayout\` as its children, and the panel as its \`panel\`. From 64rem on the two
stand beside each other and the list stays in use: another row shows its details in the same panel. Below that the panel
lies over the page as a dialog, on a phone over all of it. The details are the same element in both, so nothing that was
typed gets lost when a tablet is turned.`,
  use: {
    when: ['For the details of a row, while the list beside it stays in use.'],
    instead: {
      ConfirmDialog: 'To ask: a panel beside a list can be ignored.',
      FormDialog: 'To fill in a few fields.',
      BulkBar: 'For what is done with several rows.',
      PageHeader: 'At the top of a page of its own, for details that are read for minutes or sent to others.',
    },
  },
  behavior: {
    'Narrow windows':
      'Below 64rem it lies over the page, with the page darkened behind it; on a phone it fills the screen.',
    Closing: 'The cross and Escape close it; over the page, a press beside it too.',
    'Another row': 'Change title and content: it need not close in between.',
    'Long details': 'They scroll between head and foot.',
    Focus: 'It goes to the title, and back to what opened the panel, unless the reader went elsewhere meanwhile.',
  },
  wording: ['The title is the name of the row, the subtitle its codes. A button is the verb, as in the list.'],
  screenReader: [
    'Beside a list a complementary landmark, over the page a dialog, in both cases named by its title, which is read when it opens.',
  ],
  related: {
    DataList: 'The list beside it.',
    DefinitionList: 'Its details.',
    EventTimeline: 'What happened to the row.',
  },
  anatomy: {
    slots: {
      root: 'The panel: beside the list a region of the page, over it a dialog.',
      scrim: 'Over a narrow page: what lies behind it is not in use, and a press there closes the panel.',
      head: 'The title and the button that closes it.',
      title: 'What the details are of: the name of the row.',
      subtitle: 'One quiet line under it: codes, a project.',
      body: 'The details. They scroll between head and foot.',
      foot: 'What can be done, always in sight.',
    },
    elsewhere: ['scrim'],
  },
  wide: true,
  states: {
    Open: {},
    'Nothing to do': { props: { actions: undefined } },
    'Long details': { props: { children: <DefinitionList items={manyFacts} /> } },
    'Hover, close': { hover: '.HySidePanel-head button' },
    'Focus, close': { focus: '.HySidePanel-head button' },
  },
  guidance: [
    {
      do: {
        show: <BesideAList {...sample} />,
        say: 'Show the few facts that decide about a row, and what is done most often.',
      },
      dont: {
        show: <BesideAList {...sample} title="Details" subtitle={undefined} />,
        say: 'Don’t leave open which row it is: the list may have been scrolled since.',
      },
    },
    {
      do: {
        show: <BesideAList {...sample} actions={<Button variant="outlined">Open contract</Button>} />,
        say: 'Lead on to the page for all the rest.',
      },
      dont: {
        show: (
          <BesideAList {...sample} title="Cancel order O-1042?" subtitle={undefined}>
            Four machines will not be delivered on Tuesday. This cannot be undone.
          </BesideAList>
        ),
        say: 'Don’t ask in it: beside a list it can be ignored, a ConfirmDialog cannot.',
      },
    },
  ],
  keyboard: {
    'Tab, Shift Tab': 'Goes through the panel, and beside the list out of it. Over the page it stays in the panel.',
    'Enter, Space': 'On what opens the panel, moves the focus to its title, which is read out.',
    Escape:
      'Closes the panel where the focus is in it; the focus goes back to what opened it. A menu or dialog over it closes first.',
  },
});
