'use client';

import { lazy } from 'react';
import { type RootProps, useComponentProps } from '../../internal/component.ts';
import { type ChangeHandler, useControllable } from '../../internal/controllable.ts';
import { FilterButton } from '../../internal/FilterButton.tsx';
import { derivedRoot } from '../../internal/slot.ts';
import type { UiLocale } from '../../locales/UiLocale.ts';
import { useUiText } from '../../provider/text.ts';
import { isSamePeriod, NO_PERIOD, type Period } from './model.ts';
import { periodFilterText } from './text.ts';

export interface PeriodPreset extends Period {
  readonly id: string;
  readonly label: string;
}

export interface PeriodFilterProps extends RootProps<'HyPeriodFilter', 'button'> {
  /** What is filtered: "Period". */
  label: string;
  /** The current period; null has no bound. */
  period?: Period;
  /** The period to begin with, where the filter holds it. */
  defaultPeriod?: Period;
  /** A period was applied, picked or cleared. */
  onPeriodChange?: ChangeHandler<Period>;
  /** Presets above the dates. */
  presets?: readonly PeriodPreset[];
  /** Replaces some of the locale’s texts in this place. */
  labels?: Partial<UiLocale['PeriodFilter']>;
}

declare module '@mui/material/styles' {
  interface ComponentsPropsList {
    HyPeriodFilter: PeriodFilterProps;
  }
  interface ComponentNameToClassKey {
    HyPeriodFilter: 'root' | 'presets' | 'preset' | 'dates' | 'date' | 'error' | 'actions';
  }
}

// Loaded with its dialog, on hover or focus of the filter.
const loadEditor = () => import('./PeriodEditor.tsx');
const PeriodEditor = lazy(loadEditor);

const Root = derivedRoot(FilterButton, 'HyPeriodFilter-root');

/** A filter of two dates, typed or picked, with presets above them. Nothing happens before Apply. */
export function PeriodFilter(props: PeriodFilterProps) {
  const {
    label,
    period: given,
    defaultPeriod = NO_PERIOD,
    onPeriodChange,
    presets = [],
    labels,
    ...root
  } = useComponentProps('HyPeriodFilter', props);
  const [period, setPeriod] = useControllable(given, defaultPeriod, onPeriodChange);
  const words = useUiText('PeriodFilter', periodFilterText, labels);
  const set = !isSamePeriod(period, NO_PERIOD);
  return (
    <Root {...root} label={label} count={set ? 1 : 0} countText={words.selected} preload={loadEditor}>
      {(close) => (
        <PeriodEditor
          period={period}
          presets={presets}
          words={words}
          onApply={(applied, event) => {
            close();
            setPeriod(applied, event);
          }}
        />
      )}
    </Root>
  );
}
