import IconButton from '@mui/material/IconButton';
import { BellIcon } from '../../icons/index.ts';
import { documented } from '../../stories/documentation/documentation.ts';
import { Badge } from './Badge.tsx';

const bell = <BellIcon size={20} />;

export default documented('HyBadge', Badge, {
  sample: { count: 3, label: '3 unread messages', tone: 'error', children: bell, style: { margin: 12 } },
  notes: `The number alone says little to somebody who does not see what it stands on: give \`label\` wherever the words
beside it do not say it. In a button without words, the label becomes the name of the button.`,
  use: {
    when: ['To count what waits for the reader, on an icon, a tab or an entry of a menu.'],
    instead: {
      StatusChip: 'For a state in words.',
      KeyFigures: 'For numbers that are looked at for themselves, and filter a list.',
    },
  },
  behavior: {
    'Large numbers': 'From `max` on, the number is written with a plus: “99+”. The label still says the whole number.',
    None: 'At zero the number is gone, and the icon stays.',
    Changes: 'A change is not announced. Where it matters at once, say it in a Toast too.',
  },
  wording: ['The label is the number with its noun: “3 unread messages”, not “3” and not “New”.'],
  screenReader: ['The label is read in place of the number. Without one the number alone is read.'],
  related: {
    NavTabs: 'Counts on the areas.',
    Tabs: 'Counts on the parts of a page.',
    MenuButton: 'Counts on entries.',
  },
  anatomy: {
    slots: {
      root: 'The icon with its number; without an icon, the number alone.',
      count: 'How many, on the corner that reading ends at; gone where there is none.',
    },
  },
  states: {
    'On an icon': {},
    Alone: { props: { children: undefined, tone: 'neutral' } },
    'More than it writes out': { props: { count: 1240, label: '1,240 unread messages' } },
    Nothing: { props: { count: 0 } },
    Info: { props: { tone: 'info' } },
    Success: { props: { tone: 'success' } },
    Warning: { props: { tone: 'warning' } },
    Neutral: { props: { tone: 'neutral' } },
  },
  guidance: [
    {
      do: {
        show: (
          <IconButton>
            <Badge count={3} label="3 unread messages" tone="error">
              {bell}
            </Badge>
          </IconButton>
        ),
        say: 'Count what waits for the reader, and let it become fewer as the reader works.',
      },
      dont: {
        show: (
          <IconButton aria-label="News">
            <Badge count={1} tone="error">
              {bell}
            </Badge>
          </IconButton>
        ),
        say: 'Don’t use a 1 to draw attention to what nobody has to look at.',
      },
    },
    {
      do: {
        show: (
          <span>
            Invoices <Badge count={12} />
          </span>
        ),
        say: 'Keep it quiet beside words, where it only says how many there are.',
      },
      dont: {
        show: (
          <span>
            Invoices <Badge count={12} tone="error" /> Contracts <Badge count={38} tone="error" />
          </span>
        ),
        say: 'Don’t give every count a loud tone: then none of them matters.',
      },
    },
  ],
});
