import Button from '@mui/material/Button';
import { documented } from '../../stories/documentation/documentation.ts';
import { product } from '../../stories/page-samples.ts';
import { RequestProductHeader } from './RequestProductHeader.tsx';

const actions = <Button variant="outlined">Another machine</Button>;
const sample = { product, actions };

export default documented('HyRequestProductHeader', RequestProductHeader, {
  sample,
  notes: `The head of a request needs no more than a name: what is not known is left out, without a gap. A product without a
picture has the drawing of a machine. The picture is not described to a screen reader, since the name says what is on it.`,
  use: {
    when: ['Above the form of a request, for the machine that is asked for.'],
    instead: { PageHeader: 'For the title of the page.', DefinitionList: 'For the whole of a data sheet.' },
  },
  behavior: {
    'Narrow windows': 'The actions go below picture and words.',
    'Long names': 'They break over lines.',
  },
  screenReader: ['The name is a heading, and the picture is not described. Specifications are read in pairs.'],
  related: { StatusChip: 'Says whether it can be had.', Form: 'Stands below it.' },
  anatomy: {
    slots: {
      root: 'The card above the form of the request.',
      picture: 'The machine, whole; or a drawing where there is no picture.',
      words: 'The name as a heading, class and group, and whether it can be had, as a StatusChip.',
      specifications: 'What decides between machines, as pairs of words.',
      actions: 'What changes the product or its quantity; on a phone below the rest.',
    },
  },
  wide: true,
  states: {
    Usual: {},
    'Not free': { props: { product: { ...product, availability: { tone: 'warning', text: 'All out until 8 Dec' } } } },
    'Without specifications': { props: { product: { ...product, specifications: [] } } },
    'A name alone': { props: { product: { name: 'Something to lift pipes with' }, actions: undefined } },
    Loading: { props: { product: undefined } },
    'Hover, action': { hover: 'button' },
    'Focus, action': { focus: 'button' },
  },
  guidance: [
    {
      do: {
        show: <RequestProductHeader {...sample} />,
        say: 'Show the three or four figures by which this kind of machine is chosen, with their units.',
      },
      dont: {
        show: (
          <RequestProductHeader
            product={{
              ...product,
              specifications: [
                ...(product.specifications ?? []),
                { term: 'Length', detail: '2,440 mm' },
                { term: 'Width', detail: '1,150 mm' },
                { term: 'Ground clearance', detail: '100 mm' },
                { term: 'Tyres', detail: '381 × 127 mm' },
                { term: 'Color', detail: 'Yellow' },
              ],
            }}
          />
        ),
        say: 'Don’t repeat the data sheet: it belongs on the page of the product.',
      },
    },
    {
      do: {
        show: (
          <RequestProductHeader
            product={{ ...product, availability: { tone: 'warning', text: 'All out until 8 Dec' } }}
          />
        ),
        say: 'Say from when it can be had, so that dates can be chosen.',
      },
      dont: {
        show: <RequestProductHeader product={{ ...product, availability: { tone: 'error', text: 'Not available' } }} />,
        say: 'Don’t end at “no” where a later day is possible.',
      },
    },
  ],
  keyboard: {
    'Tab, Shift Tab': 'Goes through the buttons that the page puts into it; nothing else takes the focus.',
  },
});
