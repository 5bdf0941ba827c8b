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
