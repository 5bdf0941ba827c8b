import { documented } from '../../stories/documentation/documentation.ts';
import { Stepper } from './Stepper.tsx';

const steps = [
  { id: 'machines', label: 'Machines' },
  { id: 'period', label: 'Period' },
  { id: 'delivery', label: 'Delivery' },
  { id: 'check', label: 'Check and submit' },
];
const failing = steps.map((step) => (step.id === 'period' ? { ...step, failed: true } : step));
const nothing = () => undefined;
const done = '.HyStepper-step button';

export default documented('HyStepper', Stepper, {
  sample: { steps, current: 'delivery', onCurrentChange: nothing },
  use: {
    when: ['Above a task of three to six pages that are filled in one after the other.'],
    instead: {
      Tabs: 'For parts that can be read in any order.',
      Breadcrumbs: 'For where a page is.',
      Paginator: 'For the pages of a list.',
      Form: 'Alone, where everything fits one page.',
    },
  },
  behavior: {
    'Narrow windows': 'Below 40rem the bars stay, and “Step 3 of 4” with the name of the step stands above them.',
    'Going back':
      'A step that is done, or failed, is a button where `onCurrentChange` is given; those ahead never are.',
    'Long names': 'They break over lines.',
  },
  wording: ['One noun for what is filled in: “Period”. The last one may say what it does: “Check and submit”.'],
  screenReader: [
    'A navigation landmark, “Steps”, with a numbered list. The current step is said to be so; others are “done” or “needs attention”.',
  ],
  anatomy: {
    slots: {
      root: 'The way through a form, a landmark with a name.',
      steps: 'The steps in their order.',
      step: 'One step.',
      name: 'What is filled in there; what is done leads back.',
      position: 'On a phone, which step of how many, in the place of all of them.',
    },
    elsewhere: ['position'],
  },
  wide: true,
  states: {
    'First step': { props: { current: 'machines' } },
    'Third step': {},
    'One to be corrected': { props: { steps: failing } },
    'Without a way back': { props: { onCurrentChange: undefined } },
    'Hover, a step that is done': { hover: done },
    'Focus, a step that is done': { focus: done },
  },
  guidance: [
    {
      do: {
        show: <Stepper steps={failing} current="delivery" onCurrentChange={nothing} />,
        say: 'Let the reader go back to what is done, and mark the step that needs correction in its place.',
      },
      dont: {
        show: (
          <Stepper steps={['Overview', 'Documents', 'Costs'].map((label) => ({ id: label, label }))} current="Costs" />
        ),
        say: 'Don’t use it for pages that can be read in any order: those are tabs.',
      },
    },
  ],
  keyboard: {
    'Tab, Shift Tab': 'Goes through the steps that are done.',
    'Enter, Space': 'Goes back to the focused step; what was entered stays.',
  },
});
