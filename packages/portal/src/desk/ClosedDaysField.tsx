import { MAX_CLOSING_DAYS } from '@hireyard/contract';
import type { DeskClosedDays } from '@hireyard/contract/desk';
import { CheckboxGroup } from '@hireyard/ui/components/CheckboxGroup';
import { CloseIcon, PlusIcon } from '@hireyard/ui/icons';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import { styled } from '@mui/material/styles';
import { type FieldValues, get, type UseFormReturn, useController, useFieldArray } from 'react-hook-form';
import { DateField } from '../forms/DateField.tsx';
import type { IssueError } from '../forms/issue.ts';
import { TextField } from '../forms/TextField.tsx';
import { useIssueAt } from '../forms/use-issue-at.ts';
import { useToday } from '../i18n/locality.ts';
import { useFormat } from '../i18n/use-format.ts';
import { useTranslation } from '../i18n/use-translation.ts';

/** The button stands beside the inputs, whose labels are above them. */
const Day = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: '1fr auto',
  alignItems: 'start',
  gap: 12,
  paddingBlockEnd: 12,
  borderBlockEnd: `1px solid ${theme.vars.color.line}`,
  '& > div': {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fit, minmax(13rem, 1fr))',
    alignItems: 'start',
    gap: 12,
  },
  '& > button': { marginBlockStart: 24 },
}));

interface ClosedDaysFieldProps {
  form: UseFormReturn<FieldValues>;
  closed: DeskClosedDays;
  /** True for the days of all depots. */
  ofCompany: boolean;
}

/** Closing days of a depot or of all depots, and the closed days on which it works. Past days are kept, unseen. */
export function ClosedDaysField({ form, closed, ofCompany }: ClosedDaysFieldProps) {
  const { t } = useTranslation('deskDays');
  const today = useToday();
  const issueAt = useIssueAt(form);
  const { fields, append, remove } = useFieldArray({ control: form.control, name: 'closingDays' });
  const error: Partial<IssueError> | undefined = get(form.formState.errors, 'closingDays');
  const fault = error?.code === 'taken' ? t('twice') : issueAt('closingDays');
  const shown = fields.flatMap((field, index) => {
    const { id, date } = field as { id: string; date?: string | null };
    return !date || date >= today ? [{ id, index }] : [];
  });
  return (
    <>
      <p style={{ margin: 0 }}>{t(ofCompany ? 'textOfAll' : 'text')}</p>
      {fault && <Alert severity="error">{fault}</Alert>}
      {shown.map(({ id, index }, row) => (
        <Day key={id}>
          <div>
            <DateField form={form} name={`closingDays.${index}.date`} label={t('day')} required min={today} />
            <TextField form={form} name={`closingDays.${index}.name`} label={t('name')} required autoComplete="off" />
          </div>
          <IconButton aria-label={t('remove', { number: row + 1 })} onClick={() => remove(index)}>
            <CloseIcon />
          </IconButton>
        </Day>
      ))}
      {fields.length < MAX_CLOSING_DAYS && (
        <Button startIcon={<PlusIcon />} sx={{ justifySelf: 'start' }} onClick={() => append({ date: null, name: '' })}>
          {t('add')}
        </Button>
      )}
      <WorkedDays {...{ form, closed, ofCompany }} />
    </>
  );
}

/** Days that others close, on which the depot works. */
function WorkedDays({ form, closed, ofCompany }: ClosedDaysFieldProps) {
  const { t } = useTranslation('deskDays');
  const format = useFormat();
  const { field } = useController({ control: form.control, name: 'workedDays' });
  const chosen = field.value as readonly string[];
  const days = closed.items.filter(({ cause }) => cause === 'holiday' || (cause === 'company' && !ofCompany));
  if (days.length === 0) return null;
  const unseen = chosen.filter((date) => !days.some((day) => day.date === date));
  return (
    <CheckboxGroup
      label={t('worked')}
      name={field.name}
      inputRef={field.ref}
      options={days.map(({ date, name }) => ({ value: date, label: `${format.date(date, 'weekday')} · ${name}` }))}
      value={[...chosen]}
      onChange={(_, value) => field.onChange([...unseen, ...value])}
    />
  );
}
