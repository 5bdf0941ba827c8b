import { documented } from '../../stories/documentation/documentation.ts';
import { Loader } from './Loader.tsx';

export default documented('HyLoader', Loader, {
  sample: {},
  use: {
    when: ['Where something is on its way and not even its shape is known, such as the first paint of an application.'],
    instead: {
      DataState: 'With a skeleton, where the shape is known.',
    },
  },
  behavior: {
    'Quick answers': 'It shows after 200 ms, so that a quick answer does not flash.',
    'Long waits': 'After about ten seconds say in words what takes so long, or offer to try again.',
    'Less motion': 'Where the reader asks for less motion, the bar stands still.',
  },
  wording: ['Replace “Loading” by what loads where a page has several parts: “Loading the invoices”.'],
  screenReader: ['Its label is announced when the reader pauses.'],
  anatomy: {
    slots: {
      root: 'The place of what loads; screen readers are told that it does.',
      track: 'The moving bar; it stands still where the reader asks for less motion.',
    },
  },
  states: { 'In a part of a page': {} },
  guidance: [
    {
      do: { show: <Loader />, say: 'Use it where nothing is known yet of the shape of what comes.' },
      dont: {
        show: (
          <>
            <Loader />
            <Loader />
            <Loader />
          </>
        ),
        say: 'Don’t show more than one at a time: give a skeleton to parts that load by themselves.',
      },
    },
  ],
});
