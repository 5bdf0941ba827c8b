import { Select, type SelectOption } from '@hireyard/ui/components/Select';
import type { FieldValues } from 'react-hook-form';
import { type Bound, useBound } from './use-bound.ts';

/** One of several things, in the browser's own list. */
export function SelectField<Values extends FieldValues>(props: Bound<Values> & { options: readonly SelectOption[] }) {
  const { form, name, options } = props;
  return <Select {...form.register(name)} {...useBound(props)} options={options} />;
}
