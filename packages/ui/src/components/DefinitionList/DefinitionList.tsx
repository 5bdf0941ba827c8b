'use client';

import Skeleton from '@mui/material/Skeleton';
import type { ReactNode } from 'react';
import { type RootProps, useComponentProps } from '../../internal/component.ts';
import { slot } from '../../internal/slot.ts';
import { withRef } from '../../internal/with-ref.ts';
import type { UiLocale } from '../../locales/UiLocale.ts';
import { useUiText } from '../../provider/text.ts';
import { media, touchTarget } from '../../theme/tokens.ts';
import { definitionListText } from './text.ts';

/** Distance by which a link on the first line extends above and below it, for a mouse and for touch. */
const [REACH, TOUCH_REACH] = [2, 10];

const Root = slot('dl', 'HyDefinitionList-root', ({ theme }) => ({
  display: 'grid',
  // Up to four columns, fewer where the list is narrow, as in a side panel on a wide page.
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, max(9rem, (100% - 76px) / 4)), 1fr))',
  gap: '14px 16px',
  margin: 0,
  padding: 16,
  border: `1px solid ${theme.vars.color.line}`,
  borderRadius: theme.vars.radius.card,
  backgroundColor: theme.vars.color.surface,
  [media.navigation]: { gap: '18px 24px', padding: 20 },
}));

const Item = slot('div', 'HyDefinitionList-item', ({ theme }) => ({
  minInlineSize: 0,
  overflowWrap: 'anywhere',
  '& dt': { fontSize: '0.8125rem', color: theme.vars.color.ink2 },
  '& dd': { margin: 0, marginBlockStart: 2 },
  '& dd > span, & dd > a': { display: 'block' },
  '& dd > a': {
    inlineSize: 'fit-content',
    minBlockSize: 24,
    lineHeight: '24px',
    color: theme.vars.color.brand,
    fontWeight: 600,
    textDecoration: 'none',
    [media.touch]: { lineHeight: touchTarget },
  },
  // The link's text aligns with plain values. Its target extends above and below.
  '& dd > a:not(* + a)': {
    minBlockSize: 0,
    lineHeight: 'inherit',
    marginBlockStart: -REACH,
    paddingBlock: REACH,
    [media.touch]: { lineHeight: 'inherit', marginBlockStart: -TOUCH_REACH, paddingBlock: TOUCH_REACH },
  },
  '& dd > a:hover': { textDecoration: 'underline' },
  '& [data-none]': { color: theme.vars.color.ink3 },
}));

export interface DefinitionItem {
  /** Name of the value: "PO number". */
  readonly label: string;
  /** Each direct `span` and link is a line of its own. Null and undefined are shown as not given. */
  readonly value: ReactNode;
}

export interface DefinitionListProps extends RootProps<'HyDefinitionList', 'dl'> {
  /** Items in reading order. Labels must be unique. */
  items: readonly DefinitionItem[];
  /** True while loading. Each value keeps its place. */
  loading?: boolean | undefined;
  /** Overrides some of the locale’s texts for this instance. */
  labels?: Partial<UiLocale['DefinitionList']> | undefined;
}

declare module '@mui/material/styles' {
  interface ComponentsPropsList {
    HyDefinitionList: DefinitionListProps;
  }
  interface ComponentNameToClassKey {
    HyDefinitionList: 'root' | 'item';
  }
}

/** Isolated, so that a reference keeps its own text direction. */
const isolated = (value: ReactNode) => (typeof value === 'string' ? <bdi>{value}</bdi> : value);

/** Head of a detail page: the values of a resource, each with its name. */
export const DefinitionList = withRef(function DefinitionList(props: DefinitionListProps) {
  const { items, loading = false, labels, ...root } = useComponentProps('HyDefinitionList', props);
  const text = useUiText('DefinitionList', definitionListText, labels);
  return (
    <Root aria-busy={loading} {...root}>
      {items.map(({ label, value }) => (
        <Item key={label}>
          <dt>{label}</dt>
          <dd>
            {loading ? (
              <Skeleton variant="text" width="70%" />
            ) : (
              (isolated(value) ?? <span data-none="">{text.none}</span>)
            )}
          </dd>
        </Item>
      ))}
    </Root>
  );
});
