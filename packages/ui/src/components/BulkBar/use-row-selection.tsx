'use client';

import type { ChangeEvent } from 'react';
import { checkbox } from '../../internal/checkbox.ts';
import { type ChangeHandler, NONE, useControllable, withIds } from '../../internal/controllable.ts';
import { slot } from '../../internal/slot.ts';
import type { UiLocale } from '../../locales/UiLocale.ts';
import { useUiText } from '../../provider/text.ts';
import { media } from '../../theme/tokens.ts';
import type { DataSelection } from '../DataList/DataList.tsx';
import { pageSelection, selectable } from './selection.ts';
import { bulkBarText } from './text.ts';

const Checkbox = slot('input', 'HyDataList-checkbox', ({ theme }) => ({
  ...checkbox({ theme }),
  [media.touch]: { inlineSize: 24, blockSize: 24 },
  // Above the link that fills a card.
  [media.belowTable]: { position: 'relative', zIndex: 1 },
  // It can be focused, so that the reason is heard.
  '&[aria-disabled="true"]': { borderColor: theme.vars.color.lineStrong, borderStyle: 'dashed', cursor: 'not-allowed' },
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
  selected?: readonly string[];
  /** The rows that are selected to begin with, where the hook holds them. */
  defaultSelected?: readonly string[];
  /** Called with all ids that are selected then, when a row or the page is selected or no longer. */
  onSelectedChange?: ChangeHandler<readonly string[]>;
  /** What a row is called in the name of its checkbox. */
  nameOf: (item: Item) => string;
  /** Why a row cannot be selected; null for one that can. One that is selected already can be let go. */
  reasonOf?: ((item: Item) => string | null) | undefined;
  /** Replaces some of the locale’s texts in this place. */
  labels?: Partial<UiLocale['BulkBar']>;
}

/** What a list takes as its `selection`, and what a bar below it needs to know. */
export interface RowSelection<Item> extends DataSelection<Item> {
  readonly selected: readonly string[];
  /** Selects nothing any more. */
  readonly clear: () => void;
}

/**
 * Lets the rows of a list be selected: hand what it returns to the list as `selection`. It lives apart from the list, so
 * that a list without it loads none of it.
 */
export function useRowSelection<Item>(options: RowSelectionOptions<Item>): RowSelection<Item> {
  const { nameOf, reasonOf, labels } = options;
  const text = useUiText('BulkBar', bulkBarText, labels);
  const [selected, change] = useControllable(
    options.selected,
    options.defaultSelected ?? NONE,
    options.onSelectedChange,
  );
  const select = (keys: readonly string[], event: ChangeEvent<HTMLInputElement>) =>
    change(withIds(selected, keys, event.target.checked), event);
  return {
    selected,
    clear: () => change(NONE),
    isSelected: (key) => selected.includes(key),
    rowCheckbox: (key, item) => {
      const isSelected = selected.includes(key);
      const reason = isSelected ? null : (reasonOf?.(item) ?? null);
      return (
        <Checkbox
          data-print="hide"
          type="checkbox"
          aria-label={text.select(nameOf(item))}
          checked={isSelected}
          onChange={(event) => reason === null && select([key], event)}
          {...(reason !== null && { 'aria-disabled': true, 'aria-description': reason, title: reason })}
        />
      );
    },
    pageCheckbox: (all, items) => {
      const keys = items ? selectable(all, selected, (index) => reasonOf?.(items[index] as Item) ?? null) : all;
      const onPage = pageSelection(keys, selected);
      return (
        <SelectPage data-print="hide">
          <Checkbox
            type="checkbox"
            checked={onPage === 'all'}
            disabled={keys.length === 0}
            ref={(box: HTMLInputElement | null) => {
              if (box) box.indeterminate = onPage === 'some';
            }}
            onChange={(event) => select(keys, event)}
          />
          <span>{text.selectPage}</span>
        </SelectPage>
      );
    },
  };
}
