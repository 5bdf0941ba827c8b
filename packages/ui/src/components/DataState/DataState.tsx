'use client';

import Button from '@mui/material/Button';
import type { ReactNode } from 'react';
import { ErrorDrawing, NoAccessDrawing, NothingYetDrawing, OfflineDrawing } from '../../drawings/index.ts';
import { type RootProps, useComponentProps } from '../../internal/component.ts';
import { slot } from '../../internal/slot.ts';
import { VisuallyHidden } from '../../internal/VisuallyHidden.ts';
import { withRef } from '../../internal/with-ref.ts';
import type { UiLocale } from '../../locales/UiLocale.ts';
import { useUiText } from '../../provider/text.ts';
import { Loader } from '../Loader/Loader.tsx';
import { dataStateText } from './text.ts';

export type DataStatus = 'loading' | 'ready' | 'empty' | 'error' | 'offline' | 'noAccess';

export interface DataStateProps extends RootProps<'HyDataState', 'div'> {
  /** State of the content. */
  status: DataStatus;
  /** Content for the state `ready`. */
  children?: ReactNode;
  /** Placeholder of the content while loading. */
  skeleton?: ReactNode;
  /** Overrides the state's title, and leaves out its text, which may not fit another title. */
  title?: string | undefined;
  /** Overrides the state’s text. */
  text?: string | undefined;
  /** Next step on an empty page. */
  action?: ReactNode;
  /** Retries after an error or when offline. */
  onRetry?: (() => void) | undefined;
  /** Reference for support. */
  reference?: string | undefined;
  /** Overrides the state's drawing, for example with one of `@hireyard/ui/drawings`. Null for none. */
  drawing?: ReactNode;
  /** Overrides some of the locale’s texts for this instance. */
  labels?: Partial<UiLocale['DataState']> | undefined;
}

declare module '@mui/material/styles' {
  interface ComponentsPropsList {
    HyDataState: DataStateProps;
  }
  interface ComponentNameToClassKey {
    HyDataState: 'root' | 'loading' | 'title' | 'text' | 'reference' | 'foot';
  }
}

const Root = slot('div', 'HyDataState-root', {
  display: 'grid',
  justifyItems: 'center',
  alignContent: 'center',
  gap: 4,
  minBlockSize: 240,
  paddingBlock: 40,
  paddingInline: 24,
  textAlign: 'center',
  overflowWrap: 'anywhere',
  '& > svg': { marginBlockEnd: 8 },
});

const Loading = slot('div', 'HyDataState-loading', {});

const Title = slot('p', 'HyDataState-title', ({ theme }) => ({ ...theme.typography.h3, margin: 0 }));

const Text = slot('p', 'HyDataState-text', ({ theme }) => ({
  ...theme.typography.body1,
  margin: 0,
  maxInlineSize: '44ch',
  color: theme.vars.color.ink2,
}));

const Reference = slot('p', 'HyDataState-reference', ({ theme }) => ({
  ...theme.typography.body2,
  marginBlock: '8px 0',
  color: theme.vars.color.ink3,
}));

const Foot = slot('div', 'HyDataState-foot', {
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'center',
  gap: 8,
  marginBlockStart: 16,
});

const drawings = {
  empty: NothingYetDrawing,
  error: ErrorDrawing,
  offline: OfflineDrawing,
  noAccess: NoAccessDrawing,
};

/** The standard states of a page besides its content, each with its next step. */
export const DataState = withRef(function DataState(props: DataStateProps) {
  const {
    status,
    children,
    skeleton,
    title,
    text: ownText,
    action,
    onRetry,
    reference,
    drawing,
    labels,
    ownerState,
    ...root
  } = useComponentProps('HyDataState', props);
  const text = useUiText('DataState', dataStateText, labels);
  if (status === 'ready') return children;
  if (status === 'loading') {
    if (!skeleton) return <Loader labels={{ label: text.loading }} {...root} />;
    return (
      <Loading role="status" ownerState={ownerState} {...root}>
        <VisuallyHidden>{text.loading}</VisuallyHidden>
        <div aria-hidden="true">{skeleton}</div>
      </Loading>
    );
  }
  const Drawing = drawings[status];
  const body = ownText ?? (title === undefined && text[`${status}Text`]);
  return (
    <Root data-status={status} role={status === 'error' ? 'alert' : 'status'} ownerState={ownerState} {...root}>
      {drawing === undefined ? <Drawing /> : drawing}
      <Title>{title ?? text[`${status}Title`]}</Title>
      {body && <Text>{body}</Text>}
      {reference && <Reference>{text.reference({ reference })}</Reference>}
      {(action || onRetry) && (
        <Foot>
          {onRetry && (
            <Button variant="outlined" onClick={onRetry}>
              {text.retry}
            </Button>
          )}
          {action}
        </Foot>
      )}
    </Root>
  );
});
