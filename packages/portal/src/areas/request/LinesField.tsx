import { listProducts, MAX_REQUEST_LINES, type Product } from '@hireyard/contract';
import { Combobox } from '@hireyard/ui/components/Combobox';
import { DateRangeField } from '@hireyard/ui/components/DateRangeField';
import { NumberField } from '@hireyard/ui/components/NumberField';
import { TextField } from '@hireyard/ui/components/TextField';
import { PlusIcon, TrashIcon } from '@hireyard/ui/icons';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useRef } from 'react';
import { get, type UseFormReturn, useController } from 'react-hook-form';
import { selectProductNames } from '../../client/product-names.ts';
import type { IssueError, IssueKey } from '../../forms/issue.ts';
import { notesOf } from '../../forms/notes-of.ts';
import { useLookup } from '../../forms/use-lookup.ts';
import { useSentences } from '../../forms/use-sentences.ts';
import { useToday } from '../../i18n/locality.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { productName } from '../../rental/product-name.ts';
import { selectLanguage } from '../../settings/settings.ts';
import { useAppSelector } from '../../store/hooks.ts';
import { emptyLine, type LineValues, type RequestValues } from './request-values.ts';

const EVERY_DAY = [1, 2, 3, 4, 5, 6, 7];

const Lines = styled('fieldset')({
  display: 'grid',
  gap: 16,
  justifyItems: 'start',
  margin: 0,
  padding: 0,
  border: 0,
  minInlineSize: 0,
  '& > legend': { padding: 0, marginBlockEnd: 8, fontWeight: 650 },
});
const Line = styled('fieldset')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 16,
  inlineSize: '100%',
  minInlineSize: 0,
  margin: 0,
  padding: 16,
  border: `1px solid ${theme.vars.color.line}`,
  borderRadius: theme.vars.radius.card,
  '& > legend': { paddingInline: 4, fontSize: '0.8125rem', color: theme.vars.color.ink2 },
}));

const productOption = ({ code, name }: Product) => ({ value: code, label: `${name} (${code})` });

interface LineFieldsProps {
  line: LineValues;
  number: number;
  /** Returns the error text of a field of the line. */
  errorOf: (part: keyof LineValues, invalidAs?: IssueKey) => string | undefined;
  onChange: (line: LineValues) => void;
  /** Undefined for the only line. */
  onRemove?: (() => void) | undefined;
}

/** Fields of a line: product or free text, quantity, dates and notes. */
function LineFields({ line, number, errorOf, onChange, onRemove }: LineFieldsProps) {
  const { t } = useTranslation('request');
  const names = useAppSelector(selectProductNames);
  const lang = useAppSelector(selectLanguage) ?? 'en-US';
  const lookup = useLookup<Product>({ endpoint: listProducts, narrowed: { lang }, optionOf: productOption });
  const change = (part: Partial<LineValues>) => onChange({ ...line, ...part });
  const { productCode, text, quantity, from, to, remark } = line;
  const fromError = errorOf('from');
  const toError = errorOf('to');
  const today = useToday();
  return (
    <Line>
      <legend>{t('form.line', { number })}</legend>
      <Combobox
        label={t('facts.product')}
        hint={t('form.productHint')}
        {...notesOf(errorOf('productCode'))}
        {...lookup}
        value={
          productCode === null
            ? null
            : productOption({ code: productCode, name: productName(names, productCode), group: '' })
        }
        onChange={(_, option) => change({ productCode: option?.value ?? null, ...(option && { text: null }) })}
      />
      {productCode === null && (
        <TextField
          label={t('facts.text')}
          {...notesOf(errorOf('text'))}
          value={text ?? ''}
          onChange={(event) => change({ text: event.target.value || null })}
        />
      )}
      <NumberField
        label={t('facts.quantity')}
        required
        {...notesOf(errorOf('quantity', 'number'))}
        value={quantity}
        onChange={(_, next) => change({ quantity: next })}
      />
      <DateRangeField
        label={t('facts.period')}
        today={today}
        workDays={EVERY_DAY}
        value={{ from: from || null, to }}
        onChange={(_, range) => change({ from: range.from ?? '', to: range.to })}
        errors={{ ...(fromError && { from: fromError }), ...(toError && { to: toError }) }}
      />
      <TextField
        label={t('facts.remark')}
        {...notesOf(errorOf('remark'))}
        value={remark ?? ''}
        onChange={(event) => change({ remark: event.target.value || null })}
      />
      {onRemove && (
        <Button startIcon={<TrashIcon />} onClick={onRemove} sx={{ justifySelf: 'start' }}>
          {t('form.removeLine', { number })}
        </Button>
      )}
    </Line>
  );
}

export function LinesField({ form }: { form: UseFormReturn<RequestValues> }) {
  const { t } = useTranslation('request');
  const today = useToday();
  const { issue } = useSentences();
  const { field } = useController({ control: form.control, name: 'lines' });
  const add = useRef<HTMLButtonElement>(null);
  const { errors } = form.formState;
  const errorAt = (path: string, invalidAs?: IssueKey): string | undefined => {
    const fieldError = get(errors, path) as IssueError | undefined;
    return fieldError?.code ? issue(fieldError, invalidAs) : undefined;
  };
  const lines = field.value;
  const set = (index: number, line: LineValues) => field.onChange(lines.with(index, line));
  const remove = (index: number) => {
    field.onChange(lines.toSpliced(index, 1));
    // Removing a line removes the focused button too.
    add.current?.focus();
  };
  return (
    <Lines>
      <legend>{t('facts.lines')}</legend>
      {lines.map((line, index) => (
        <LineFields
          key={line.key}
          line={line}
          number={index + 1}
          errorOf={(part, invalidAs) => errorAt(`lines.${index}.${part}`, invalidAs)}
          onChange={(next) => set(index, next)}
          onRemove={lines.length > 1 ? () => remove(index) : undefined}
        />
      ))}
      {lines.length < MAX_REQUEST_LINES && (
        <Button
          ref={add}
          variant="outlined"
          startIcon={<PlusIcon />}
          onClick={() => field.onChange([...lines, emptyLine(today)])}
        >
          {t('form.addLine')}
        </Button>
      )}
    </Lines>
  );
}
