'use client';

import { slot } from '../../internal/slot.ts';
import type { UiLocale } from '../../locales/UiLocale.ts';
import { useUiText } from '../../provider/text.ts';
import { media } from '../../theme/tokens.ts';
import type { DataSelection } from '../DataList/DataList.tsx';
import { pageSelection, withPage } from './selection.ts';
import { bulkBarText } from './text.ts';

const Checkbox = slot('input', 'HyDataList-checkbox', ({ theme }) => ({
  inlineSize: 18,
  blockSize: 18,
  margin: 0,
  verticalAlign: 'middle',
  accentColor: theme.vars.color.brand,
  [media.touch]: { inlineSize: 24, blockSize: 24 },
  // Above the link that fills a card.
  [media.belowTable]: { position: 'relative', zIndex: 1 },
}));

/** On a table the checkbox alone, on cards with its words beside it. */
const SelectPage = slot('label', 'HyDataList-selectPage', {
  display: 'flex',
  alignItems: 'center',
  gap: 12,
  [media.table]: { '& > span': { position: 'absolute', inlineSize: 1, overflow: 'hidden', clipPath: 'inset(50%)' } },
});

export interface RowSelectionOptions<Item> {
  /** Ids of the rows that are selected, those of other pages among them. */
  selection: ReadonlySet<string>;
  /** Called with the new selection when a row or the page is selected or no longer. */
  onSelectionChange: (selection: ReadonlySet<string>) => void;
  /** What a row is called in the name of its checkbox. */
  nameOf: (item: Item) => string;
  /** Replaces some of the locale’s texts in this place. */
  labels?: Partial<UiLocale['BulkBar']>;
}

/**
 * Lets the rows of a list be selected: hand what it returns to the list as `selection`. It lives apart from the list, so
 * that a list without it loads none of it.
 */
export function useRowSelection<Item>(options: RowSelectionOptions<Item>): DataSelection<Item> {
  const { selection, onSelectionChange, nameOf, labels } = options;
  const text = useUiText('BulkBar', bulkBarText, labels);
  const select = (keys: readonly string[], on: boolean) => onSelectionChange(withPage(keys, selection, on));
  return {
    isSelected: (key) => selection.has(key),
    rowCheckbox: (key, item) => (
      <Checkbox
        type="checkbox"
        aria-label={text.select(nameOf(item))}
        checked={selection.has(key)}
        onChange={(event) => select([key], event.target.checked)}
      />
    ),
    pageCheckbox: (keys) => {
      const selected = pageSelection(keys, selection);
      return (
        <SelectPage>
          <Checkbox
            type="checkbox"
            checked={selected === 'all'}
            disabled={keys.length === 0}
            ref={(box: HTMLInputElement | null) => {
              if (box) box.indeterminate = selected === 'some';
            }}
            onChange={(event) => select(keys, event.target.checked)}
          />
          <span>{text.selectPage}</span>
        </SelectPage>
      );
    },
  };
}
