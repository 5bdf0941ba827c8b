'use client';

import Skeleton from '@mui/material/Skeleton';
import { type Ref, useId } from 'react';
import { type RootProps, useComponentProps } from '../../internal/component.ts';
import { slot } from '../../internal/slot.ts';
import { TONE, toneVariables } from '../../internal/tones.ts';
import { withRef } from '../../internal/with-ref.ts';
import type { UiLocale } from '../../locales/UiLocale.ts';
import { useUiText } from '../../provider/text.ts';
import { media, type Tone } from '../../theme/tokens.ts';
import { DataState, type DataStateProps } from '../DataState/DataState.tsx';
import { PageHeader } from '../PageHeader/PageHeader.tsx';
import { whatsNewPageText } from './text.ts';

const Root = slot('div', 'HyWhatsNewPage-root', {});

/** Formats a local date, parsed and formatted as midnight UTC: "12 November 2026". */
const writtenDate = (date: string, locale: string): string =>
  new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC', calendar: 'gregory' }).format(new Date(date));

const Releases = slot('div', 'HyWhatsNewPage-releases', {
  display: 'grid',
  gap: 12,
  maxInlineSize: '52rem',
});

const Sheet = slot('article', 'HyWhatsNewPage-release', ({ theme }) => ({
  display: 'grid',
  gap: '4px 24px',
  padding: 20,
  border: `1px solid ${theme.vars.color.line}`,
  borderRadius: theme.vars.radius.card,
  backgroundColor: theme.vars.color.surface,
  overflowWrap: 'anywhere',
  '& h2': { ...theme.typography.h3, margin: 0 },
  [media.navigation]: { gridTemplateColumns: '9rem minmax(0, 1fr)' },
}));

const When = slot('p', 'HyWhatsNewPage-when', ({ theme }) => ({
  margin: 0,
  color: theme.vars.color.ink2,
  fontSize: '0.8125rem',
  [media.navigation]: { gridRow: 'span 2', paddingBlockStart: 3 },
}));

const Unread = slot('strong', 'HyWhatsNewPage-unread', ({ theme }) => ({
  display: 'block',
  marginBlockStart: 4,
  color: theme.vars.color.brand,
  fontWeight: 650,
}));

const Changes = slot('ul', 'HyWhatsNewPage-changes', {
  display: 'grid',
  gap: 8,
  margin: 0,
  padding: 0,
  paddingBlockStart: 8,
  listStyle: 'none',
});

const Kind = slot('span', 'HyWhatsNewPage-kind', ({ theme }) => ({
  display: 'inline-block',
  marginInlineEnd: 8,
  paddingInline: 8,
  borderRadius: theme.vars.radius.status,
  fontSize: '0.8125rem',
  fontWeight: 600,
  color: TONE.fg,
  backgroundColor: TONE.bg,
  ...toneVariables(theme),
}));

export interface Change {
  readonly id: string;
  readonly kind: 'new' | 'better' | 'fixed';
  /** Change in one sentence, in terms of the rental trade. */
  readonly text: string;
}

const KIND_TONE = { new: 'success', better: 'info', fixed: 'neutral' } as const satisfies Record<Change['kind'], Tone>;

export interface Release {
  readonly id: string;
  readonly title: string;
  /** Date of the release, as a local date: `2026-11-12`. */
  readonly date: string;
  readonly changes: readonly Change[];
  /** True if the release is newer than the user's last visit. */
  readonly unread?: boolean | undefined;
}

export interface WhatsNewPageProps extends RootProps<'HyWhatsNewPage', 'div'> {
  /** Releases, newest first. Undefined while loading. */
  releases: readonly Release[] | undefined;
  /** State shown instead of the releases, such as an error. */
  failure?: Pick<DataStateProps, 'status' | 'onRetry' | 'reference'> | undefined;
  /** One line of secondary text under the title. */
  subtitle?: string | undefined;
  /** Ref to the heading, which takes focus after navigation. */
  headingRef?: Ref<HTMLHeadingElement> | undefined;
  /** Overrides some of the locale’s texts for this instance. */
  labels?: Partial<UiLocale['WhatsNewPage']> | undefined;
}

declare module '@mui/material/styles' {
  interface ComponentsPropsList {
    HyWhatsNewPage: WhatsNewPageProps;
  }
  interface ComponentNameToClassKey {
    HyWhatsNewPage: 'root' | 'releases' | 'release' | 'when' | 'unread' | 'changes' | 'kind';
  }
}

const SHAPE = (
  <Releases>
    <Skeleton variant="rounded" height={128} />
    <Skeleton variant="rounded" height={96} />
  </Releases>
);

/** Changes of the application by release. Marks releases that are new to the user. */
export const WhatsNewPage = withRef(function WhatsNewPage(props: WhatsNewPageProps) {
  const { releases, failure, subtitle, headingRef, labels, ...root } = useComponentProps('HyWhatsNewPage', props);
  const text = useUiText('WhatsNewPage', whatsNewPageText, labels);
  const id = useId();
  const state = (): DataStateProps => {
    if (failure) return failure;
    if (releases === undefined) return { status: 'loading', skeleton: SHAPE };
    if (releases.length === 0) return { status: 'empty', title: text.emptyTitle, text: text.emptyText };
    return { status: 'ready' };
  };
  return (
    <Root {...root}>
      <PageHeader title={text.title} subtitle={subtitle} headingRef={headingRef} />
      <DataState {...state()}>
        <Releases>
          {releases?.map((release) => (
            <Sheet key={release.id} aria-labelledby={`${id}-${release.id}`}>
              <When>
                <time dateTime={release.date}>{writtenDate(release.date, text.locale)}</time>
                {release.unread && <Unread>{text.unread}</Unread>}
              </When>
              <h2 id={`${id}-${release.id}`}>{release.title}</h2>
              <Changes>
                {release.changes.map((change) => (
                  <li key={change.id}>
                    <Kind data-kind={change.kind} data-tone={KIND_TONE[change.kind]}>
                      {text[change.kind]}
                    </Kind>
                    {change.text}
                  </li>
                ))}
              </Changes>
            </Sheet>
          ))}
        </Releases>
      </DataState>
    </Root>
  );
});
