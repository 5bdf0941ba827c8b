import { documented } from '../../stories/documentation/documentation.ts';
import { Loader } from './Loader.tsx';

export default documented('HyLoader', Loader, {
  sample: {},
  use: {
    when: ['For loading content of unknown shape, such as the first paint of an application.'],
    instead: {
      DataState: 'With a skeleton, if the shape is known.',
    },
  },
  behavior: {
    'Quick answers': 'It appears after 200 ms, so that a fast response does not make it flash.',
    'Long waits': 'After about ten seconds, explain what takes so long, or offer a retry.',
    'Less motion': 'With reduced motion, the bar does not move.',
  },
  wording: ['On a page with several parts, name the loading one: “Loading the invoices”.'],
  screenReader: ['Its label is announced when the reader pauses.'],
  anatomy: {
    slots: {
      root: 'Region of the loading content. Screen readers announce loading.',
      track: 'Animated bar. It stands still with reduced motion.',
    },
  },
  states: { 'In a part of a page': {} },
  guidance: [
    {
      do: { show: <Loader />, say: 'Use it if the shape of the content is unknown.' },
      dont: {
        show: (
          <>
            <Loader />
            <Loader />
            <Loader />
          </>
        ),
        say: 'Don’t show several at a time: use skeletons for parts that load separately.',
      },
    },
  ],
});
