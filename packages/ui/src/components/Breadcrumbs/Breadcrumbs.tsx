'use client';

import { ChevronLeftIcon, ChevronRightIcon } from '../../icons/index.ts';
import { type RootProps, useComponentProps } from '../../internal/component.ts';
import { slot } from '../../internal/slot.ts';
import { withRef } from '../../internal/with-ref.ts';
import type { UiLocale } from '../../locales/UiLocale.ts';
import { type LinkComponent, useLinkComponent } from '../../provider/links.ts';
import { useUiText } from '../../provider/text.ts';
import { media } from '../../theme/tokens.ts';
import { breadcrumbsText } from './text.ts';

export interface Breadcrumb {
  /** Name of the page. */
  label: string;
  /** URL of the page. Omit it for the current page. */
  href?: string | undefined;
}

export interface BreadcrumbsProps extends RootProps<'HyBreadcrumbs', 'nav'> {
  /** Pages from the top level down to the current one. */
  items: readonly Breadcrumb[];
  /** Component that renders links. Defaults to the provider’s. */
  LinkComponent?: LinkComponent | undefined;
  /** Overrides some of the locale’s texts for this instance. */
  labels?: Partial<UiLocale['Breadcrumbs']> | undefined;
}

declare module '@mui/material/styles' {
  interface ComponentsPropsList {
    HyBreadcrumbs: BreadcrumbsProps;
  }
  interface ComponentNameToClassKey {
    HyBreadcrumbs: 'root' | 'list' | 'item' | 'link';
  }
}

const Root = slot('nav', 'HyBreadcrumbs-root', ({ theme }) => ({
  ...theme.typography.body2,
  color: theme.vars.color.ink3,
}));

const List = slot('ol', 'HyBreadcrumbs-list', {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  margin: 0,
  padding: 0,
  listStyle: 'none',
});

const Item = slot('li', 'HyBreadcrumbs-item', ({ theme }) => ({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 6,
  minInlineSize: 0,
  overflowWrap: 'anywhere',
  '& > svg': { flex: 'none', color: theme.vars.color.ink3 },
  '&:not(:last-child)': { marginInlineEnd: 6 },
  '& > [data-back]': { display: 'none' },
  // A phone has room only for the link to the parent.
  [media.belowNavigation]: {
    '[data-collapsing="true"] > &:not([data-parent="true"])': { display: 'none' },
    '& > svg:not([data-back])': { display: 'none' },
    '&[data-parent="true"] > [data-back]': { display: 'block' },
  },
}));

const Link = slot('a', 'HyBreadcrumbs-link', ({ theme }) => ({
  display: 'inline-flex',
  alignItems: 'center',
  minBlockSize: 24,
  borderRadius: 4,
  color: theme.vars.color.brand,
  fontWeight: 600,
  textDecoration: 'none',
  '&:hover': { textDecoration: 'underline' },
  [media.touch]: { minBlockSize: theme.vars.density.control },
}));

/** Path to the current page as links. On a phone, only the link to the parent page. */
export const Breadcrumbs = withRef(function Breadcrumbs(props: BreadcrumbsProps) {
  const { items, LinkComponent, labels, ...root } = useComponentProps('HyBreadcrumbs', props);
  const text = useUiText('Breadcrumbs', breadcrumbsText, labels);
  const LinkOf = useLinkComponent(LinkComponent);
  const parent = items.findLastIndex(({ href }) => href !== undefined);
  return (
    <Root data-print="hide" aria-label={text.label} {...root}>
      <List data-collapsing={parent >= 0}>
        {items.map(({ label, href }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two pages of a path may have the same name
          <Item key={index} data-parent={index === parent}>
            {index > 0 && <ChevronRightIcon size={12} />}
            {index === parent && <ChevronLeftIcon size={14} data-back="" />}
            {href === undefined ? (
              <span aria-current="page">{label}</span>
            ) : (
              <Link as={LinkOf} href={href}>
                {label}
              </Link>
            )}
          </Item>
        ))}
      </List>
    </Root>
  );
});
