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
  // Placed above the link that covers the card.
  [media.belowTable]: { position: 'relative', zIndex: 1 },
  // Remains focusable, so that screen readers announce the reason.
  '&[aria-disabled="true"]': { borderColor: theme.vars.color.lineStrong, borderStyle: 'dashed', cursor: 'not-allowed' },
}));

/** In a table, only the checkbox. On cards, the checkbox with its label. */
const SelectPage = slot('label', 'HyDataList-selectPage', {
  display: 'flex',
  alignItems: 'center',
  gap: 12,
  [media.table]: { '& > span': { position: 'absolute', inlineSize: 1, overflow: 'hidden', clipPath: 'inset(50%)' } },
});

export interface RowSelectionOptions<Item> {
  /** Ids of the selected rows, including rows of other pages. */
  selected?: readonly string[] | undefined;
  /** Initially selected rows of an uncontrolled hook. */
  defaultSelected?: readonly string[] | undefined;
  /** Called with all selected ids when the selection of a row or of the page changes. */
  onSelectedChange?: ChangeHandler<readonly string[]> | undefined;
  /** Returns the name of a row for the label of its checkbox. */
  nameOf: (item: Item) => string;
  /** Returns why a row cannot be selected, or null. Selected rows can always be deselected. */
  reasonOf?: ((item: Item) => string | null) | undefined;
  /** Overrides some of the locale’s texts for this instance. */
  labels?: Partial<UiLocale['BulkBar']> | undefined;
}

/** `selection` prop of a list, with the values for a `BulkBar`. */
export interface RowSelection<Item> extends DataSelection<Item> {
  readonly selected: readonly string[];
  /** Clears the selection. */
  readonly clear: () => void;
}

/**
 * Adds row selection to a list: pass the result to the list as `selection`. A separate module, so that lists without
 * selection do not load it.
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
    change(event, withIds(selected, keys, event.target.checked));
  return {
    selected,
    clear: () => change(null, NONE),
    isSelected: (key) => selected.includes(key),
    rowCheckbox: (key, item) => {
      const isSelected = selected.includes(key);
      const reason = isSelected ? null : (reasonOf?.(item) ?? null);
      return (
        <Checkbox
          data-print="hide"
          type="checkbox"
          aria-label={text.select({ name: nameOf(item) })}
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
