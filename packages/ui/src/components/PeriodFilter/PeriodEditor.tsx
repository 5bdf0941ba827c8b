'use client';

import Button from '@mui/material/Button';
import { type FormEvent, useState } from 'react';
import type { ChangeHandler } from '../../internal/controllable.ts';
import { Panel } from '../../internal/FilterButton.tsx';
import { isDate } from '../../internal/local-dates.ts';
import { slot } from '../../internal/slot.ts';
import type { UiLocale } from '../../locales/UiLocale.ts';
import { media } from '../../theme/tokens.ts';
import { DateField } from '../DateField/DateField.tsx';
import { isBackwards, isSamePeriod, NO_PERIOD, type Period } from './model.ts';
import type { PeriodPreset } from './PeriodFilter.tsx';

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

interface EditorProps {
  period: Period;
  onApply: ChangeHandler<Period>;
  today: string;
  presets: readonly PeriodPreset[];
  words: UiLocale['PeriodFilter'];
}

/** True if each end is a date or open. Text that is no date stays in its field. */
const isComplete = ({ from, to }: Period) => [from, to].every((day) => day === null || isDate(day));

/** Form with presets and two dates. Changes take effect on Apply. */
export default function PeriodEditor({ period, onApply, today, presets, words }: EditorProps) {
  const [draft, setDraft] = useState(period);
  const [tried, setTried] = useState(false);
  const wrong = tried && isComplete(draft) && isBackwards(draft);

  const apply = (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    // A field with an unreadable date shows its own error.
    if (isComplete(draft) && !isBackwards(draft)) onApply(draft, event);
  };
  const dateField = (name: 'from' | 'to') => (
    <Dated>
      <DateField
        label={words[name]}
        today={today}
        value={draft[name]}
        onChange={(_, date) => setDraft({ ...draft, [name]: date })}
        {...(wrong && name === 'to' && { error: words.backwards })}
      />
    </Dated>
  );

  return (
    <Panel>
      {presets.length > 0 && (
        <Presets role="group" aria-label={words.presets}>
          {presets.map(({ id, label, from, to }) => (
            <Preset
              key={id}
              type="button"
              aria-pressed={isSamePeriod(period, { from, to })}
              onClick={(event) => onApply({ from, to }, event)}
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
            <Button onClick={(event) => onApply(NO_PERIOD, event)}>{words.clear}</Button>
          )}
          <Button type="submit" variant="contained">
            {words.apply}
          </Button>
        </Actions>
      </Dates>
    </Panel>
  );
}
