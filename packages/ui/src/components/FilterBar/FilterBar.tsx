'use client';

import { type RefObject, useRef } from 'react';
import { CloseIcon } from '../../icons/index.ts';
import { type RootProps, useComponentProps } from '../../internal/component.ts';
import type { ValueCallback } from '../../internal/controllable.ts';
import { ownerStateOf, slot } from '../../internal/slot.ts';
import { useFocusAfterRemoval } from '../../internal/use-focus-after-removal.ts';
import { visuallyHidden } from '../../internal/visually-hidden.ts';
import { withRef } from '../../internal/with-ref.ts';
import type { UiLocale } from '../../locales/UiLocale.ts';
import { useUiText } from '../../provider/text.ts';
import { media } from '../../theme/tokens.ts';
import { filterBarText } from './text.ts';

const OwnerState = ownerStateOf('HyFilterBar');

const Root = slot('div', 'HyFilterBar-root', ({ theme }) => ({
  paddingBlock: 10,
  paddingInline: 12,
  backgroundColor: theme.vars.color.sunk,
  borderBlockEnd: `1px solid ${theme.vars.color.line}`,
  '&[hidden]': { display: 'none' },
}));

const Chips = slot('ul', 'HyFilterBar-chips', {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 8,
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '& > li': { maxInlineSize: '100%' },
});

const Chip = slot('span', 'HyFilterBar-chip', ({ theme }) => ({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 8,
  maxInlineSize: '100%',
  paddingInlineStart: 12,
  border: `1px solid ${theme.vars.color.lineStrong}`,
  borderRadius: 20,
  backgroundColor: theme.vars.color.surface,
  fontSize: '0.8125rem',
  lineHeight: 1.35,
  '& > span:first-of-type': { color: theme.vars.color.ink2, flex: 'none' },
  '& > span:nth-of-type(2)': { fontWeight: 600, overflowWrap: 'anywhere', minInlineSize: 0 },
}));

const Remove = slot('button', 'HyFilterBar-remove', ({ theme }) => ({
  display: 'inline-grid',
  placeItems: 'center',
  flex: 'none',
  inlineSize: `calc(${theme.vars.density.small} - 2px)`,
  blockSize: `calc(${theme.vars.density.small} - 2px)`,
  padding: 0,
  border: 0,
  borderRadius: theme.vars.radius.pill,
  background: 'none',
  color: theme.vars.color.ink2,
  cursor: 'pointer',
  '&:hover': { color: theme.vars.color.ink, backgroundColor: theme.vars.color.sunk },
}));

const ClearAll = slot('button', 'HyFilterBar-clearAll', ({ theme }) => ({
  minBlockSize: theme.vars.density.small,
  paddingInline: 6,
  border: 0,
  borderRadius: theme.vars.radius.status,
  background: 'none',
  color: theme.vars.color.brand,
  font: 'inherit',
  fontSize: '0.8125rem',
  fontWeight: 600,
  cursor: 'pointer',
  '&:hover': { textDecoration: 'underline' },
}));

// Visible above cards. A table shows its total at the foot, so the count is for screen readers only.
const Count = slot('div', 'HyFilterBar-count', ({ theme }) => ({
  [media.belowTable]: {
    // One line also while the list is counted, so that the rows do not move.
    boxSizing: 'content-box',
    minBlockSize: '1lh',
    padding: '8px 14px',
    fontSize: '0.8125rem',
    borderBlockEnd: `1px solid ${theme.vars.color.line}`,
  },
  [media.table]: visuallyHidden,
}));

export interface FilterChip {
  readonly id: string;
  /** Name of the filtered field: "Project". */
  readonly label: string;
  /** Value of the filter: "Zuidas Tower C". */
  readonly value: string;
}

export interface FilterBarProps extends RootProps<'HyFilterBar', 'div'> {
  /** Active filters, in order. */
  chips: readonly FilterChip[];
  /** Called with the id of a filter to remove it. */
  onRemove: ValueCallback<string>;
  /** Called to remove all filters. */
  onClearAll: () => void;
  /** Number of results as text: visible above cards, and announced on change. Empty while loading. */
  resultText: string;
  /** Receives focus after the last chip is removed. Defaults to the count, so that focus is not lost to the page. */
  focusWhenEmpty?: RefObject<HTMLElement | null> | undefined;
  /** Overrides some of the locale’s texts for this instance. */
  labels?: Partial<UiLocale['FilterBar']> | undefined;
}

declare module '@mui/material/styles' {
  interface ComponentsPropsList {
    HyFilterBar: FilterBarProps;
  }
  interface ComponentNameToClassKey {
    HyFilterBar: 'root' | 'chips' | 'chip' | 'remove' | 'clearAll' | 'count';
  }
}

/** Active filters, each with a remove button, and a live count of the results. */
export const FilterBar = withRef(function FilterBar(props: FilterBarProps) {
  const { chips, onRemove, onClearAll, resultText, focusWhenEmpty, labels, ...root } = useComponentProps(
    'HyFilterBar',
    props,
  );
  const words = useUiText('FilterBar', filterBarText, labels);
  const list = useRef<HTMLUListElement>(null);
  const count = useRef<HTMLDivElement>(null);
  const removing = useFocusAfterRemoval(
    list,
    chips.map((chip) => chip.id),
    () => focusWhenEmpty?.current ?? count.current,
  );

  return (
    <>
      <Root data-print="hide" hidden={chips.length === 0} {...root}>
        <Chips ref={list} aria-label={words.filters}>
          {chips.map((chip, index) => (
            <li key={chip.id}>
              <Chip>
                <span>{chip.label}</span>
                <span>
                  <bdi>{chip.value}</bdi>
                </span>
                <Remove
                  type="button"
                  data-remove=""
                  aria-label={words.remove({ label: chip.label, value: chip.value })}
                  onClick={(event) => {
                    removing(index);
                    onRemove(event, chip.id);
                  }}
                >
                  <CloseIcon size={12} />
                </Remove>
              </Chip>
            </li>
          ))}
          <li>
            <ClearAll
              type="button"
              onClick={() => {
                removing(0);
                onClearAll();
              }}
            >
              {words.clearAll}
            </ClearAll>
          </li>
        </Chips>
      </Root>
      <OwnerState.Provider value={root.ownerState}>
        <Count ref={count} role="status" tabIndex={-1}>
          {resultText}
        </Count>
      </OwnerState.Provider>
    </>
  );
});
