import Button from '@mui/material/Button';
import { documented } from '../../stories/documentation/documentation.ts';
import { product } from '../../stories/page-samples.ts';
import { RequestProductHeader } from './RequestProductHeader.tsx';

const actions = <Button variant="outlined">Another machine</Button>;
const sample = { product, actions };

export default documented('HyRequestProductHeader', RequestProductHeader, {
  sample,
  notes: `Only the name is required. Unknown values are omitted without a gap. A product without a picture shows a
drawing of a machine. The picture has no description for screen readers, because the name describes it.`,
  use: {
    when: ['Above the form of a request, for the requested machine.'],
    instead: { PageHeader: 'For the title of the page.', DefinitionList: 'For a complete data sheet.' },
  },
  behavior: {
    'Narrow windows': 'The actions move below picture and text.',
    'Long names': 'They wrap.',
  },
  screenReader: ['The name is a heading, and the picture has no description. Specifications are read in pairs.'],
  related: { StatusChip: 'Shows the availability.', Form: 'Shown below it.' },
  anatomy: {
    slots: {
      root: 'The card above the form of the request.',
      picture: 'Picture of the machine, or a drawing.',
      words: 'Name as a heading, class, group, and the availability as a StatusChip.',
      specifications: 'Specifications that distinguish machines, as pairs.',
      actions: 'Controls for product and quantity. On a phone, below the other content.',
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
        say: 'Show the three or four key figures of this kind of machine, with units.',
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
        say: 'Don’t repeat the data sheet: it belongs on the product’s page.',
      },
    },
    {
      do: {
        show: (
          <RequestProductHeader
            product={{ ...product, availability: { tone: 'warning', text: 'All out until 8 Dec' } }}
          />
        ),
        say: 'Show the date of availability, so that dates can be chosen.',
      },
      dont: {
        show: <RequestProductHeader product={{ ...product, availability: { tone: 'error', text: 'Not available' } }} />,
        say: 'Don’t stop at “no” if a later day is possible.',
      },
    },
  ],
  keyboard: {
    'Tab, Shift Tab': 'Moves through the buttons added by the page. Nothing else is focusable.',
  },
});
