import IconButton from '@mui/material/IconButton';
import { BellIcon } from '../../icons/index.ts';
import { documented } from '../../stories/documentation/documentation.ts';
import { Badge } from './Badge.tsx';

const bell = <BellIcon size={20} />;

export default documented('HyBadge', Badge, {
  sample: { badgeContent: 3, label: '3 unread messages', tone: 'error', children: bell, style: { margin: 12 } },
  notes: `The number alone is not clear to screen reader users. Set \`label\`, unless the text beside the badge
explains it. In a button without text, the label becomes the name of the button.`,
  use: {
    when: ['To count pending items on an icon, a tab or a menu entry.'],
    instead: {
      StatusChip: 'For a state as text.',
      KeyFigures: 'For figures that matter in themselves and filter a list.',
    },
  },
  behavior: {
    'Large numbers': 'Numbers above `max` are shown with a plus: “99+”. The label still contains the exact number.',
    None: 'At zero the number is hidden, and the icon stays.',
    Changes: 'A change is not announced. If it matters immediately, show a Toast too.',
  },
  wording: ['The label is the number with its noun: “3 unread messages”, not “3” and not “New”.'],
  screenReader: ['The label is read instead of the number. Without a label, the number is read.'],
  related: {
    NavTabs: 'Tabs with counts.',
    Tabs: 'Tabs of a page with counts.',
    MenuButton: 'Entries with counts.',
  },
  anatomy: {
    slots: {
      root: 'Icon with its number. Without an icon, only the number.',
      count: 'Number at the inline end of the icon. Hidden for zero.',
    },
  },
  variants: {
    'On an icon': {},
    Alone: { props: { children: undefined, tone: 'neutral' } },
    Info: { props: { tone: 'info' } },
    Success: { props: { tone: 'success' } },
    Warning: { props: { tone: 'warning' } },
    Neutral: { props: { tone: 'neutral' } },
  },
  states: {
    'More than it writes out': { props: { badgeContent: 1240, label: '1,240 unread messages' } },
    Nothing: { props: { badgeContent: 0 } },
  },
  guidance: [
    {
      do: {
        show: (
          <IconButton>
            <Badge badgeContent={3} label="3 unread messages" tone="error">
              {bell}
            </Badge>
          </IconButton>
        ),
        say: 'Count pending items, so that the number decreases as the reader works.',
      },
      dont: {
        show: (
          <IconButton aria-label="News">
            <Badge badgeContent={1} tone="error">
              {bell}
            </Badge>
          </IconButton>
        ),
        say: 'Don’t use a 1 to attract attention to something optional.',
      },
    },
    {
      do: {
        show: (
          <span>
            Invoices <Badge badgeContent={12} />
          </span>
        ),
        say: 'Use a neutral tone beside text that only mentions a number.',
      },
      dont: {
        show: (
          <span>
            Invoices <Badge badgeContent={12} tone="error" /> Contracts <Badge badgeContent={38} tone="error" />
          </span>
        ),
        say: 'Don’t use a strong tone for every count: then none stands out.',
      },
    },
  ],
});
