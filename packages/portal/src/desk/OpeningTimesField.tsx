import { MAX_OPENING_TIMES } from '@hireyard/contract';
import { CloseIcon, PlusIcon } from '@hireyard/ui/icons';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import { styled } from '@mui/material/styles';
import { type FieldValues, get, type UseFormReturn, useFieldArray } from 'react-hook-form';
import type { IssueError } from '../forms/issue.ts';
import { TextField } from '../forms/TextField.tsx';
import { timeOf } from '../forms/time-of.ts';
import { useIssueAt } from '../forms/use-issue-at.ts';
import { useTranslation } from '../i18n/use-translation.ts';
import { useWeekdayName, WEEKDAYS } from '../rental/opening-times.ts';

const Day = styled('fieldset')(({ theme }) => ({
  minInlineSize: 0,
  margin: 0,
  padding: 0,
  paddingBlockEnd: 12,
  border: 0,
  borderBlockEnd: `1px solid ${theme.vars.color.line}`,
  '& legend': { padding: 0, fontWeight: 600 },
  '& p': { margin: 0, color: theme.vars.color.ink2 },
}));
/** The button stands beside the inputs, whose labels are above them. */
const Span = styled('div')({
  display: 'grid',
  gridTemplateColumns: '1fr 1fr auto',
  alignItems: 'start',
  gap: 12,
  marginBlock: 8,
  '& > button': { marginBlockStart: 24 },
});

/** Opening times of a week, with any number of them on a day. A day without any is closed. */
export function OpeningTimesField({ form }: { form: UseFormReturn<FieldValues> }) {
  const { t } = useTranslation('desk');
  const weekday = useWeekdayName();
  const issueAt = useIssueAt(form);
  const { fields, append, remove } = useFieldArray({ control: form.control, name: 'openingTimes' });
  const days = form.watch('openingTimes').map(({ day }: { day: number }) => day);
  const error: Partial<IssueError> | undefined = get(form.formState.errors, 'openingTimes');
  const fault = error?.code === 'taken' ? t('depots.overlap') : issueAt('openingTimes');
  return (
    <>
      <p style={{ margin: 0 }}>{t('depots.hoursText')}</p>
      {fault && <Alert severity="error">{fault}</Alert>}
      {WEEKDAYS.map((day) => {
        const name = weekday(day);
        const spans = fields.flatMap((field, index) => (days[index] === day ? [{ key: field.id, index }] : []));
        return (
          <Day key={day}>
            <legend>{name}</legend>
            {spans.length === 0 && <p>{t('depots.closed')}</p>}
            {spans.map(({ key, index }) => (
              <Span key={key}>
                <TextField
                  form={form}
                  name={`openingTimes.${index}.from`}
                  label={t('depots.from')}
                  required
                  read={timeOf}
                  invalidAs="time"
                  autoComplete="off"
                />
                <TextField
                  form={form}
                  name={`openingTimes.${index}.to`}
                  label={t('depots.to')}
                  required
                  read={timeOf}
                  invalidAs="time"
                  autoComplete="off"
                />
                <IconButton aria-label={t('depots.remove', { day: name })} onClick={() => remove(index)}>
                  <CloseIcon />
                </IconButton>
              </Span>
            ))}
            {fields.length < MAX_OPENING_TIMES && (
              <Button
                startIcon={<PlusIcon />}
                aria-label={t('depots.addTo', { day: name })}
                onClick={() => append({ day, from: '', to: '' })}
              >
                {t('depots.add')}
              </Button>
            )}
          </Day>
        );
      })}
    </>
  );
}
