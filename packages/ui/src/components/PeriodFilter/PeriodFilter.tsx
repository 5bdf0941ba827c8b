'use client';

import { type RootProps, useComponentProps } from '../../internal/component.ts';
import { type ChangeHandler, useControllable } from '../../internal/controllable.ts';
import { derivedRoot } from '../../internal/slot.ts';
import { withRef } from '../../internal/with-ref.ts';
import type { UiLocale } from '../../locales/UiLocale.ts';
import { useUiText } from '../../provider/text.ts';
import { FilterRoot } from '../FilterMenu/FilterButton.tsx';
import { isSamePeriod, NO_PERIOD, type Period } from './model.ts';
import { PeriodEditor, type PeriodPreset } from './PeriodEditor.tsx';
import { periodFilterText } from './text.ts';

export interface PeriodFilterProps extends RootProps<'HyPeriodFilter', 'button'> {
  /** Name of the filtered field: "Period". */
  label: string;
  /** Current period. Null means unbounded. */
  period?: Period | undefined;
  /** Initial period of an uncontrolled filter. */
  defaultPeriod?: Period | undefined;
  /** Called when a period is applied, picked or cleared. */
  onPeriodChange?: ChangeHandler<Period> | undefined;
  /** Today at the depot, as a local date. Defaults to today on the device. */
  today?: string | undefined;
  /** Presets above the dates. */
  presets?: readonly PeriodPreset[] | undefined;
  /** Overrides some of the locale’s texts for this instance. */
  labels?: Partial<UiLocale['PeriodFilter']> | undefined;
}

declare module '@mui/material/styles' {
  interface ComponentsPropsList {
    HyPeriodFilter: PeriodFilterProps;
  }
  interface ComponentNameToClassKey {
    HyPeriodFilter: 'root' | 'presets' | 'preset' | 'dates' | 'date' | 'error' | 'actions';
  }
}

const Root = derivedRoot(FilterRoot, 'HyPeriodFilter-root');

/** Filter for a period of two dates, typed or picked, with presets. Changes take effect on Apply. */
export const PeriodFilter = withRef(function PeriodFilter(props: PeriodFilterProps) {
  const {
    label,
    period: periodProp,
    defaultPeriod = NO_PERIOD,
    onPeriodChange,
    today,
    presets,
    labels,
    ...root
  } = useComponentProps('HyPeriodFilter', props);
  const [period, setPeriod] = useControllable(periodProp, defaultPeriod, onPeriodChange);
  const words = useUiText('PeriodFilter', periodFilterText, labels);
  const set = !isSamePeriod(period, NO_PERIOD);
  return (
    <Root {...root} label={label} count={set ? 1 : 0} countText={words.selected}>
      {(close) => (
        <PeriodEditor
          period={period}
          today={today}
          presets={presets}
          labels={labels}
          onPeriodChange={(event, applied) => {
            close();
            setPeriod(event, applied);
          }}
        />
      )}
    </Root>
  );
});
