'use client';

import Skeleton from '@mui/material/Skeleton';
import type { ReactNode } from 'react';
import { StatusChip } from '../../components/StatusChip/StatusChip.tsx';
import { MachineIcon } from '../../icons/index.ts';
import { type RootProps, useComponentProps } from '../../internal/component.ts';
import { slot } from '../../internal/slot.ts';
import { VisuallyHidden } from '../../internal/VisuallyHidden.ts';
import { withRef } from '../../internal/with-ref.ts';
import { useUiText } from '../../provider/text.ts';
import { media, type Tone } from '../../theme/tokens.ts';
import type { RentalLocale } from '../locales/RentalLocale.ts';
import { requestProductHeaderText } from './text.ts';

const Root = slot('div', 'HyRequestProductHeader-root', ({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: '72px minmax(0, 1fr)',
  gap: '12px 16px',
  alignItems: 'start',
  padding: 16,
  border: `1px solid ${theme.vars.color.line}`,
  borderRadius: theme.vars.radius.card,
  backgroundColor: theme.vars.color.surface,
  overflowWrap: 'anywhere',
  [media.navigation]: { gridTemplateColumns: '96px minmax(0, 1fr) auto' },
}));

const Picture = slot('div', 'HyRequestProductHeader-picture', ({ theme }) => ({
  display: 'grid',
  placeItems: 'center',
  aspectRatio: '1',
  borderRadius: theme.vars.radius.control,
  backgroundColor: theme.vars.color.sunk,
  color: theme.vars.color.ink3,
  overflow: 'hidden',
  '& img': { inlineSize: '100%', blockSize: '100%', objectFit: 'contain' },
}));

const Words = slot('div', 'HyRequestProductHeader-words', ({ theme }) => ({
  display: 'grid',
  justifyItems: 'start',
  gap: 4,
  '& h2': { ...theme.typography.h2, margin: 0 },
  '& p': { margin: 0, fontSize: '0.8125rem', color: theme.vars.color.ink2 },
}));

const Specifications = slot('dl', 'HyRequestProductHeader-specifications', ({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '4px 20px',
  margin: 0,
  marginBlockStart: 6,
  '& > div': { display: 'flex', flexWrap: 'wrap', columnGap: 6 },
  '& dt': { color: theme.vars.color.ink2 },
  '& dd': { margin: 0, fontWeight: 600 },
}));

const Actions = slot('div', 'HyRequestProductHeader-actions', {
  display: 'flex',
  flexWrap: 'wrap',
  gap: 8,
  gridColumn: '1 / -1',
  [media.navigation]: { gridColumn: 'auto' },
});

/** Requested product, formatted for the user. */
export interface RequestProduct {
  readonly name: string;
  /** Class code and group: "SCI-E-12 · Scissor lifts". */
  readonly codes?: string | undefined;
  /** URL of a picture. The name describes it. */
  readonly picture?: string | undefined;
  readonly specifications?: readonly { readonly term: string; readonly detail: string }[] | undefined;
  /** Availability: "Free from 24 Nov". */
  readonly availability?: { readonly tone: Tone; readonly text: string } | undefined;
}

export interface RequestProductHeaderProps extends RootProps<'HyRequestProductHeader', 'div'> {
  /** Undefined while loading. */
  product: RequestProduct | undefined;
  /** Controls for the quantity or for a change of product. */
  actions?: ReactNode;
  /** Overrides some of the locale’s texts for this instance. */
  labels?: Partial<RentalLocale['RequestProductHeader']> | undefined;
}

declare module '@mui/material/styles' {
  interface ComponentsPropsList {
    HyRequestProductHeader: RequestProductHeaderProps;
  }
  interface ComponentNameToClassKey {
    HyRequestProductHeader: 'root' | 'picture' | 'words' | 'specifications' | 'actions';
  }
}

/** Head of a request: the requested product, its properties and its availability. */
export const RequestProductHeader = withRef(function RequestProductHeader(props: RequestProductHeaderProps) {
  const { product, actions, labels, ...root } = useComponentProps('HyRequestProductHeader', props);
  const text = useUiText('RequestProductHeader', requestProductHeaderText, labels);
  if (product === undefined) {
    return (
      <Root role="status" {...root}>
        <VisuallyHidden>{text.loading}</VisuallyHidden>
        <Skeleton variant="rounded" width="100%" height="auto" sx={{ aspectRatio: '1' }} />
        <Skeleton variant="text" width="60%" height={32} />
      </Root>
    );
  }
  const { name, codes, picture, specifications = [], availability } = product;
  return (
    <Root {...root}>
      <Picture>{picture ? <img src={picture} alt="" /> : <MachineIcon size={32} />}</Picture>
      <Words>
        <h2>
          <bdi>{name}</bdi>
        </h2>
        {codes && (
          <p>
            <bdi>{codes}</bdi>
          </p>
        )}
        {availability && <StatusChip tone={availability.tone}>{availability.text}</StatusChip>}
        {specifications.length > 0 && (
          <Specifications aria-label={text.specifications}>
            {specifications.map(({ term, detail }) => (
              <div key={term}>
                <dt>{term}</dt>
                <dd>
                  <bdi>{detail}</bdi>
                </dd>
              </div>
            ))}
          </Specifications>
        )}
      </Words>
      {actions && <Actions>{actions}</Actions>}
    </Root>
  );
});
