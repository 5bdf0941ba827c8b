import {
  type AttentionItem,
  type AttentionOutcome,
  type AttentionView,
  MAX_ENTRIES,
  snoozeAttention,
} from '@hireyard/contract';
import { useRowSelection } from '@hireyard/ui/components/BulkBar';
import { tokens } from '@hireyard/ui/theme';
import { styled } from '@mui/material/styles';
import { Suspense, useState } from 'react';
import { AttentionEntries } from '../../attention/AttentionEntries.tsx';
import { useEntryTexts } from '../../attention/use-entry-texts.ts';
import { useAction } from '../../forms/use-action.ts';
import { useFormat } from '../../i18n/use-format.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { SelectionBar } from '../../lists/SelectionBar.tsx';
import { useArrival } from '../../pages/Arrival.tsx';
import { lazyPart } from '../../pages/load-chunk.ts';
import type { Settled } from './EntriesDialog.tsx';

const EntriesDialog = lazyPart(() => import('./EntriesDialog.tsx'));

/** Select-all checkbox with a visible label, like the one in a table header. */
const All = styled('div')(({ theme }) => ({
  padding: '10px 14px',
  borderBlockEnd: `1px solid ${theme.vars.color.line}`,
  '& .HyDataList-selectPage > span': { position: 'static', inlineSize: 'auto', clipPath: 'none' },
}));
/** Adds a column for the checkbox to each entry. */
const Rows = styled('div')({
  '& > ul > li': {
    gridTemplateColumns: '24px 36px minmax(0, 1fr) auto minmax(36px, auto)',
    gridTemplateAreas: '"pick icon what what what" "pick cost cost step tools"',
    [tokens.media.table]: {
      gridTemplateColumns: '24px 36px minmax(0, 5fr) minmax(0, 2fr) minmax(0, 3fr) 11.5rem minmax(74px, auto)',
      gridTemplateAreas: '"pick icon what where cost step tools"',
    },
    '& > .HyDataList-checkbox': { gridArea: 'pick' },
  },
});

export interface SelectEntriesProps {
  label: string;
  view: AttentionView;
  items: readonly AttentionItem[];
  /** Selected ids, including those on other pages. */
  selected: readonly string[];
  onSelect: (ids: readonly string[]) => void;
  /** Receives a sentence about the entries that failed. Null if all succeeded. */
  onLeft: (sentence: string | null) => void;
}

/** Selectable entries, to snooze or assign several at once. Lazy: loaded when selecting starts. */
export default function SelectEntries({ label, view, items, selected, onSelect, onLeft }: SelectEntriesProps) {
  const textsOf = useEntryTexts();
  const rows = useRowSelection<AttentionItem>({
    selected,
    onSelectedChange: (_, ids) => onSelect(ids),
    // The fleet number tells apart two machines of the same product.
    nameOf: (item) => [textsOf(item).title, item.fleetNumber ?? item.subject.name].filter(Boolean).join(', '),
  });
  return (
    <>
      <All>
        {rows.pageCheckbox(
          items.map(({ id }) => id),
          items,
        )}
      </All>
      <Rows>
        <AttentionEntries label={label} items={items} before={(item) => rows.rowCheckbox(item.id, item)} />
      </Rows>
      <EntriesBar view={view} selected={selected} onSelect={onSelect} onLeft={onLeft} />
    </>
  );
}

function EntriesBar({ view, selected: ids, onSelect, onLeft }: Omit<SelectEntriesProps, 'label' | 'items'>) {
  const { t } = useTranslation('attentionSelect');
  const { t: one } = useTranslation('attention');
  const { t: all } = useTranslation('notification');
  const format = useFormat();
  const { toHeading } = useArrival();
  const [dialog, setDialog] = useState<'snooze' | 'assign' | null>(null);
  const back = useAction(snoozeAttention);
  const count = ids.length;
  const things = (number: number) => all('attention.things', { count: number });

  /**
   * Keeps entries selected that the assignee may not have, so that another can be tried. Resolved entries disappear.
   */
  function settle({ refused }: AttentionOutcome, sentence: (what: string) => string, name = ''): void {
    const [gone, unassignable] = (['gone', 'notTheirs'] as const).map((why) =>
      refused.filter(({ reason }) => reason === why),
    );
    const sentences = [
      ...(gone?.length ? [t('gone', { count: gone.length })] : []),
      ...(unassignable?.length ? [t('notTheirs', { count: unassignable.length, name })] : []),
    ];
    onLeft(sentences.length > 0 ? sentences.join(' ') : null);
    onSelect(unassignable?.map(({ id }) => id) ?? []);
    toHeading(count > refused.length ? sentence(things(count - refused.length)) : '');
  }
  async function bringBack(): Promise<void> {
    const result = await back.run({ body: { ids: [...ids], until: null } });
    if (result?.ok) settle(result.answer, (what) => one('snooze.undone', { what }));
  }
  function onSettled({ outcome, until, name }: Settled): void {
    setDialog(null);
    settle(
      outcome,
      (what) => {
        if (until !== undefined) return one('snooze.done', { date: format.date(until, 'weekday'), what });
        return name === undefined ? one('assign.undone', { what }) : one('assign.done', { name, what });
      },
      name,
    );
  }

  const isTooMany = count > MAX_ENTRIES;
  const actions = [
    ...(view === 'snoozed'
      ? [{ id: 'back', label: one('snooze.back'), working: back.isWorking, onClick: () => void bringBack() }]
      : []),
    { id: 'snooze', label: one('tools.snooze'), onClick: () => setDialog('snooze') },
    { id: 'assign', label: one('tools.assign'), onClick: () => setDialog('assign') },
  ];
  return (
    <>
      <SelectionBar
        selected={{ ids, clear: () => onSelect([]) }}
        text={isTooMany ? t('tooMany', { count, most: MAX_ENTRIES }) : t('selected', { count })}
        actions={isTooMany ? [] : actions}
        problem={back.problem}
      />
      {dialog && (
        <Suspense>
          <EntriesDialog
            kind={dialog}
            ids={ids}
            what={things(count)}
            onClose={() => setDialog(null)}
            onSettled={onSettled}
          />
        </Suspense>
      )}
    </>
  );
}
