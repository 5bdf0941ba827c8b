'use client';

import Button from '@mui/material/Button';
import { type FormEvent, useState } from 'react';
import { type RootProps, useComponentProps } from '../../internal/component.ts';
import { type ChangeHandler, useControllable } from '../../internal/controllable.ts';
import { deviceToday, isDate } from '../../internal/local-dates.ts';
import { slot } from '../../internal/slot.ts';
import { withRef } from '../../internal/with-ref.ts';
import type { UiLocale } from '../../locales/UiLocale.ts';
import { useUiText } from '../../provider/text.ts';
import { media } from '../../theme/tokens.ts';
import { DateField } from '../DateField/DateField.tsx';
import { isBackwards, isSamePeriod, NO_PERIOD, type Period } from './model.ts';
import { periodFilterText } from './text.ts';

const Root = slot('div', 'HyPeriodEditor-root', { display: 'grid', gap: 8 });

const Presets = slot('div', 'HyPeriodFilter-presets', {
  display: 'flex',
  flexWrap: 'wrap',
  gap: 6,
});

const Preset = slot('button', 'HyPeriodFilter-preset', ({ theme }) => ({
  minBlockSize: theme.vars.density.small,
  paddingInline: 12,
  border: `1px solid ${theme.vars.color.lineStrong}`,
  borderRadius: theme.vars.radius.pill,
  backgroundColor: theme.vars.color.surface,
  color: theme.vars.color.ink,
  font: 'inherit',
  fontSize: '0.8125rem',
  cursor: 'pointer',
  '&:hover': { borderColor: theme.vars.color.control },
  '&[aria-pressed="true"]': {
    backgroundColor: theme.vars.color.brandSoft,
    borderColor: theme.vars.color.brand,
    fontWeight: 650,
    [media.forcedColors]: { forcedColorAdjust: 'none', backgroundColor: 'Highlight', color: 'HighlightText' },
  },
}));

const Dates = slot('form', 'HyPeriodFilter-dates', { display: 'grid', gap: 10 });

const Dated = slot('div', 'HyPeriodFilter-date', { display: 'grid' });

const Actions = slot('div', 'HyPeriodFilter-actions', {
  display: 'flex',
  justifyContent: 'flex-end',
  gap: 8,
});

export interface PeriodPreset extends Period {
  readonly id: string;
  readonly label: string;
}

export interface PeriodEditorProps extends RootProps<'HyPeriodEditor', 'div'> {
  /** Current period. Null means unbounded. */
  period?: Period | undefined;
  /** Initial period of an uncontrolled editor. */
  defaultPeriod?: Period | undefined;
  /** Called when a period is applied, picked or cleared. */
  onPeriodChange?: ChangeHandler<Period> | undefined;
  /** Today at the depot, as a local date. Defaults to today on the device. */
  today?: string | undefined;
  /** Presets above the dates. */
  presets?: readonly PeriodPreset[] | undefined;
  /** Overrides some of the locale’s texts for this instance. They are shared with PeriodFilter. */
  labels?: Partial<UiLocale['PeriodFilter']> | undefined;
}

declare module '@mui/material/styles' {
  interface ComponentsPropsList {
    HyPeriodEditor: PeriodEditorProps;
  }
  interface ComponentNameToClassKey {
    HyPeriodEditor: 'root';
  }
}

/** True if each end is a date or open. Text that is no date stays in its field. */
const isComplete = ({ from, to }: Period) => [from, to].every((day) => day === null || isDate(day));

/** Dialog content of a `PeriodFilter`: presets and two dates. Changes take effect on Apply. */
export const PeriodEditor = withRef(function PeriodEditor(props: PeriodEditorProps) {
  const {
    period: periodProp,
    defaultPeriod = NO_PERIOD,
    onPeriodChange,
    today = deviceToday(),
    presets = [],
    labels,
    ...root
  } = useComponentProps('HyPeriodEditor', props);
  const [period, setPeriod] = useControllable(periodProp, defaultPeriod, onPeriodChange);
  const words = useUiText('PeriodFilter', periodFilterText, labels);
  const [draft, setDraft] = useState(period);
  const [tried, setTried] = useState(false);
  const wrong = tried && isComplete(draft) && isBackwards(draft);

  const apply = (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    // A field with an unreadable date shows its own error.
    if (isComplete(draft) && !isBackwards(draft)) setPeriod(event, draft);
  };
  const dateField = (name: 'from' | 'to') => (
    <Dated>
      <DateField
        label={words[name]}
        today={today}
        value={draft[name]}
        onChange={(_, date) => setDraft({ ...draft, [name]: date })}
        {...(wrong && name === 'to' && { error: true, helperText: words.backwards })}
      />
    </Dated>
  );

  return (
    <Root {...root}>
      {presets.length > 0 && (
        <Presets role="group" aria-label={words.presets}>
          {presets.map(({ id, label, from, to }) => (
            <Preset
              key={id}
              type="button"
              aria-pressed={isSamePeriod(period, { from, to })}
              onClick={(event) => setPeriod(event, { from, to })}
            >
              {label}
            </Preset>
          ))}
        </Presets>
      )}
      <Dates onSubmit={apply} noValidate>
        {dateField('from')}
        {dateField('to')}
        <Actions>
          {!isSamePeriod(period, NO_PERIOD) && (
            <Button onClick={(event) => setPeriod(event, NO_PERIOD)}>{words.clear}</Button>
          )}
          <Button type="submit" variant="contained">
            {words.apply}
          </Button>
        </Actions>
      </Dates>
    </Root>
  );
});
