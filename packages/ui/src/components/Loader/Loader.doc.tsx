import { documented } from '../../stories/documentation/documentation.ts';
import { Loader } from './Loader.tsx';

export default documented('HyLoader', Loader, {
  sample: {},
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
