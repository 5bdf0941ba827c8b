'use client';

import Button from '@mui/material/Button';
import OutlinedInput from '@mui/material/OutlinedInput';
import { type FormEvent, useId, useState } from 'react';
import type { ChangeHandler } from '../../internal/controllable.ts';
import { Panel } from '../../internal/FilterButton.tsx';
import { slot } from '../../internal/slot.ts';
import type { UiLocale } from '../../locales/UiLocale.ts';
import { media } from '../../theme/tokens.ts';
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

const Dated = slot('div', 'HyPeriodFilter-date', ({ theme }) => ({
  display: 'grid',
  gap: 4,
  '& label': { fontSize: '0.8125rem', fontWeight: 600, color: theme.vars.color.ink2 },
}));

const Actions = slot('div', 'HyPeriodFilter-actions', {
  display: 'flex',
  justifyContent: 'flex-end',
  gap: 8,
});

const Fault = slot('p', 'HyPeriodFilter-error', ({ theme }) => ({
  margin: 0,
  fontSize: '0.8125rem',
  color: theme.vars.tone.error.fg,
}));

interface EditorProps {
  period: Period;
  onApply: ChangeHandler<Period>;
  presets: readonly PeriodPreset[];
  words: UiLocale['PeriodFilter'];
}

/** Form with presets and two dates. Changes take effect on Apply. */
export default function PeriodEditor({ period, onApply, presets, words }: EditorProps) {
  const [draft, setDraft] = useState(period);
  const [tried, setTried] = useState(false);
  const id = useId();
  const faultId = `${id}-fault`;
  const wrong = tried && isBackwards(draft);

  const apply = (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (!isBackwards(draft)) onApply(draft, event);
  };
  const dateInput = (name: 'from' | 'to') => (
    <Dated>
      <label htmlFor={`${id}-${name}`}>{words[name]}</label>
      <OutlinedInput
        id={`${id}-${name}`}
        type="date"
        size="small"
        value={draft[name] ?? ''}
        onChange={(event) => setDraft({ ...draft, [name]: event.target.value || null })}
        error={wrong}
        inputProps={{ max: '9999-12-31', 'aria-describedby': wrong ? faultId : undefined, 'aria-invalid': wrong }}
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
        {dateInput('from')}
        {dateInput('to')}
        {wrong && (
          <Fault id={faultId} role="alert">
            {words.backwards}
          </Fault>
        )}
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
