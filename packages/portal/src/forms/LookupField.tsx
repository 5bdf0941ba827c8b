import type { Endpoint, Page } from '@hireyard/contract';
import Autocomplete from '@mui/material/Autocomplete';
import FormHelperText from '@mui/material/FormHelperText';
import OutlinedInput from '@mui/material/OutlinedInput';
import { styled } from '@mui/material/styles';
import { useId, useState } from 'react';
import { type FieldValues, useController } from 'react-hook-form';
import { useRequest } from '../api/use-read.ts';
import { requestOf } from '../http/call.ts';
import { problemOf } from '../http/problem.ts';
import { useTranslation } from '../i18n/use-translation.ts';
import { FieldRow, Label } from './Field.tsx';
import { type Bound, errorOf } from './TextField.tsx';
import { useDebounced } from './use-debounced.ts';
import { useSentences } from './use-sentences.ts';

/** As high as every other field. */
const Field = styled(Autocomplete<Option>)({
  '& .MuiOutlinedInput-root': { paddingBlock: 0, paddingInlineStart: 0 },
  '& .MuiOutlinedInput-root .MuiAutocomplete-input': { paddingBlock: 8, paddingInline: 12 },
});

interface Option {
  readonly id: string;
  readonly label: string;
}
interface LookupFieldProps<Values extends FieldValues, Item> extends Bound<Values> {
  /** The list that is searched, and what else narrows it. */
  endpoint: Endpoint;
  narrowed?: Readonly<Record<string, unknown>>;
  optionOf: (item: Item) => Option;
  /** What the form began with, so that it has a name before anything is searched for. */
  chosen: Option | null;
}

/** Few enough to look through; the search finds the rest. */
const OFFERED = 20;

/** One thing out of a list that may be long: typing searches it on the server. The value is its id, or null. */
export function LookupField<Values extends FieldValues, Item>(props: LookupFieldProps<Values, Item>) {
  const { form, name, label, hint, endpoint, narrowed, optionOf, chosen } = props;
  const { t } = useTranslation('common');
  const { issue, problem } = useSentences();
  const id = useId();
  const { field } = useController({ control: form.control, name });
  const [isOpen, setOpen] = useState(false);
  const [picked, setPicked] = useState(chosen);
  const [typed, setTyped] = useState(chosen?.label ?? '');
  const option = field.value === null ? null : ([picked, chosen].find((one) => one?.id === field.value) ?? null);
  // What stands in the field is searched for only where it is not the choice itself.
  const q = useDebounced(typed === option?.label ? '' : typed.trim());
  const query = { ...narrowed, size: OFFERED, ...(q && { q }) };
  const { data, failure, isFetching } = useRequest<Page<Item>>(endpoint.id, requestOf(endpoint, { query } as never), {
    skip: !isOpen,
  });
  const error = errorOf<Values>({ form, name });
  // The next letter, or opening the field anew, asks again.
  const failed = failure === undefined ? undefined : problem(problemOf(failure));
  const text = failed ?? (error ? issue(error) : hint);
  return (
    <FieldRow>
      <Label htmlFor={id}>{label}</Label>
      <Field
        id={id}
        options={failed === undefined ? (data?.items ?? []).map(optionOf) : []}
        // The server has searched already.
        filterOptions={(options) => options}
        getOptionKey={(one) => one.id}
        isOptionEqualToValue={(one, other) => one.id === other.id}
        loading={isFetching}
        loadingText={t('lookup.loading')}
        noOptionsText={failed ?? t('lookup.none')}
        clearText={t('lookup.clear')}
        openText={t('lookup.open')}
        closeText={t('lookup.close')}
        value={option}
        inputValue={typed}
        onOpen={() => setOpen(true)}
        onClose={() => setOpen(false)}
        onInputChange={(_, entered) => setTyped(entered)}
        onChange={(_, next) => {
          setPicked(next);
          field.onChange(next?.id ?? null);
        }}
        onBlur={field.onBlur}
        renderInput={({ id: inputId, disabled, size: _size, slotProps }) => (
          <OutlinedInput
            id={inputId}
            disabled={disabled}
            fullWidth
            error={Boolean(error)}
            inputRef={field.ref}
            {...slotProps.input}
            slotProps={{ input: { ...slotProps.htmlInput, 'aria-describedby': text ? `${id}-text` : undefined } }}
          />
        )}
      />
      <FormHelperText id={`${id}-text`} error={Boolean(failed ?? error)} sx={{ marginInline: 0, marginBlockStart: 0 }}>
        {text}
      </FormHelperText>
    </FieldRow>
  );
}
