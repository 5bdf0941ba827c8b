'use client';

import { type ChangeEvent, type Ref, useId } from 'react';
import { useComponentProps } from '../../internal/component.ts';
import { derivedRoot } from '../../internal/slot.ts';
import { type ChoiceGroupProps, FieldGroup } from '../Field/FieldGroup.tsx';
import { OptionRow } from '../Field/OptionRow.tsx';

const Root = derivedRoot(FieldGroup, 'HyCheckboxGroup-root');

export interface CheckboxGroupProps extends ChoiceGroupProps {
  /** The values of what is chosen, in the order of the options. */
  value?: readonly string[];
  /** What is chosen to begin with, where the field holds it. */
  defaultValue?: readonly string[];
  /** Called with every change. */
  onChange?: (event: ChangeEvent<HTMLInputElement>, value: readonly string[]) => void;
  /** The first box: where a form sends the focus on an error. */
  inputRef?: Ref<HTMLInputElement>;
}

declare module '@mui/material/styles' {
  interface ComponentsPropsList {
    HyCheckboxGroup: CheckboxGroupProps;
  }
  interface ComponentNameToClassKey {
    HyCheckboxGroup: 'root';
  }
}

/** What is chosen of the group's own boxes, which follow each other: one among an option's details has another parent. */
const chosenBeside = ({ target }: ChangeEvent<HTMLInputElement>): string[] =>
  [...(target.closest('fieldset')?.querySelectorAll<HTMLInputElement>(':scope>*>label>input') ?? [])]
    .filter(({ checked }) => checked)
    .map(({ value }) => value);

/** Any number of a few things, all of them in sight. */
export function CheckboxGroup(props: CheckboxGroupProps) {
  const {
    options,
    value,
    defaultValue,
    onChange,
    name,
    readOnly = false,
    inputRef,
    id: given,
    ...root
  } = useComponentProps('HyCheckboxGroup', props);
  const own = useId();
  const id = given ?? own;
  return (
    <Root {...root} controlId={id}>
      {options.map((option, index) => (
        <OptionRow
          key={option.value}
          {...{ option, index, id, name, readOnly }}
          ref={inputRef}
          type="checkbox"
          checked={value?.includes(option.value)}
          defaultChecked={value ? undefined : defaultValue?.includes(option.value)}
          aria-readonly={readOnly || undefined}
          aria-invalid={Boolean(root.error)}
          onChange={(event) => onChange?.(event, chosenBeside(event))}
        />
      ))}
    </Root>
  );
}
