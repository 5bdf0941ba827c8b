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
      Breadcrumbs: 'For the path to a page.',
      Paginator: 'For the pages of a list.',
      Form: 'Without steps, if everything fits on one page.',
    },
  },
  behavior: {
    'Narrow windows': 'Below 40rem, the bars remain, with “Step 3 of 4” and the name of the step above them.',
    'Going back': 'With `onCurrentChange`, a completed or failed step is a button. Later steps never are.',
    'Long names': 'They wrap.',
  },
  wording: ['One noun for the content: “Period”. The last step may be an action: “Check and submit”.'],
  screenReader: [
    'A navigation landmark, “Steps”, with a numbered list. The current step is announced as such, others as “done” or “needs attention”.',
  ],
  anatomy: {
    slots: {
      root: 'Steps of a form, a named landmark.',
      steps: 'Steps, in order.',
      step: 'A step.',
      name: 'Name of the step. Completed steps are buttons.',
      position: 'Position on a phone, instead of all steps.',
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
        say: 'Let readers return to completed steps, and mark a step that needs correction.',
      },
      dont: {
        show: (
          <Stepper steps={['Overview', 'Documents', 'Costs'].map((label) => ({ id: label, label }))} current="Costs" />
        ),
        say: 'Don’t use it for pages that can be read in any order: use tabs.',
      },
    },
  ],
  keyboard: {
    'Tab, Shift Tab': 'Moves through the completed steps.',
    'Enter, Space': 'Returns to the focused step and keeps entered values.',
  },
});
