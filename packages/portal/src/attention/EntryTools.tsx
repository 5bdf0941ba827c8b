import type { AttentionItem } from '@hireyard/contract';
import { initialsOf } from '@hireyard/ui/components/ProfileMenu';
import { Icon } from '@hireyard/ui/icons';
import { tokens } from '@hireyard/ui/theme';
import IconButton from '@mui/material/IconButton';
import { styled } from '@mui/material/styles';
import { type MouseEvent, Suspense, useState } from 'react';
import { useFormat } from '../i18n/use-format.ts';
import { useTranslation } from '../i18n/use-translation.ts';
import { lazyPart } from '../pages/load-chunk.ts';
import type { EntryMenuKind } from './EntryMenu.tsx';

// Lazy: only users who snooze or assign need this code.
const EntryMenu = lazyPart(() => import('./EntryMenu.tsx'));

const Desk = styled('span')({
  gridArea: 'tools',
  display: 'none',
  [tokens.media.table]: { display: 'flex', gap: 2 },
});
const Phone = styled('span')({ gridArea: 'tools', [tokens.media.table]: { display: 'none' } });
export const Initials = styled('span')(({ theme }) => ({
  display: 'grid',
  placeItems: 'center',
  inlineSize: 28,
  blockSize: 28,
  borderRadius: '50%',
  fontSize: '0.6875rem',
  fontWeight: 700,
  color: theme.vars.color.ink,
  backgroundColor: theme.vars.color.brandSoft,
}));
/** Drawn by CSS: visible text would have to be part of the button's accessible name. */
const DrawnInitials = styled(Initials)({ '&::before': { content: 'attr(data-initials)' } });
/** Next to the title on a phone, where the button has no room for the initials. */
const PhoneInitials = styled(Initials)({
  gridArea: 'what',
  justifySelf: 'end',
  alignSelf: 'start',
  [tokens.media.table]: { display: 'none' },
});

/** Secondary actions of an entry: snooze it, or assign it to a colleague (DOM-30). */
export default function EntryTools({
  item,
  what,
  describedBy,
}: {
  item: AttentionItem;
  what: string;
  describedBy: string;
}) {
  const { t } = useTranslation('attention');
  const [menu, setMenu] = useState<{ kind: EntryMenuKind; anchor: HTMLElement } | null>(null);
  const [refusal, setRefusal] = useState<string | null>(null);
  const format = useFormat();
  const { assignee, assignedAt } = item;
  const assigned = assignee && t('tools.assigned', { name: assignee.name });
  const since =
    assignee &&
    assignedAt &&
    t('tools.since', { name: assignee.name, date: format.day(assignedAt, undefined, 'short') });
  const button = (kind: EntryMenuKind, label: string, title = label) => ({
    size: 'small' as const,
    'aria-label': label,
    title,
    'aria-describedby': describedBy,
    'aria-haspopup': 'menu' as const,
    'aria-expanded': menu?.kind === kind && refusal === null,
    onClick: ({ currentTarget }: MouseEvent<HTMLElement>) => {
      setRefusal(null);
      setMenu({ kind, anchor: currentTarget });
    },
  });
  return (
    <>
      {assignee && assigned && (
        <PhoneInitials role="img" aria-label={assigned} title={since ?? assigned}>
          {initialsOf(assignee.name)}
        </PhoneInitials>
      )}
      {/* Inline icons: an icon of the kit would be downloaded on every page. */}
      <Desk>
        <IconButton {...button('snooze', t('tools.snooze'))}>
          <Icon>
            <path d="M8 13.5a5 5 0 1 0 0-10 5 5 0 0 0 0 10ZM8 6v2.7l1.7 1M4 2 1.8 4M12 2l2.2 2" />
          </Icon>
        </IconButton>
        <IconButton {...button('assign', assigned ?? t('tools.assign'), since ?? undefined)}>
          {assignee ? (
            <DrawnInitials data-initials={initialsOf(assignee.name)} />
          ) : (
            <Icon>
              <path d="M6 7.5a2.5 2.5 0 1 0 0-5 2.5 2.5 0 0 0 0 5ZM1.5 13.5c0-2.5 2-4 4.5-4 1.2 0 2.3.4 3.1 1M12 9v5M9.5 11.5h5" />
            </Icon>
          )}
        </IconButton>
      </Desk>
      <Phone data-part="tools">
        <IconButton {...button('both', t('tools.both'))}>
          <Icon>
            <path d="M3 8h.01M8 8h.01M13 8h.01" strokeWidth={2.5} />
          </Icon>
        </IconButton>
      </Phone>
      {menu && (
        <Suspense>
          <EntryMenu
            {...menu}
            item={item}
            what={what}
            since={since}
            refusal={refusal}
            onClose={() => setMenu(null)}
            onRefused={setRefusal}
          />
        </Suspense>
      )}
    </>
  );
}
