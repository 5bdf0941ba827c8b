'use client';

import { type FieldsetHTMLAttributes, type ReactNode, useId } from 'react';
import type { RootProps } from '../../internal/component.ts';
import { useFieldIssue } from '../../internal/form-issues.ts';
import { ownerStateOf, slot } from '../../internal/slot.ts';
import { VisuallyHidden } from '../../internal/VisuallyHidden.ts';
import { withRef } from '../../internal/with-ref.ts';
import { useUiText } from '../../provider/text.ts';
import type { ChoiceOption } from './choice-option.ts';
import type { FieldFrameProps } from './Field.tsx';
import { describedBy, FieldNotes } from './FieldNotes.tsx';
import { RequiredMark } from './RequiredMark.tsx';
import { fieldText } from './text.ts';

const Root = slot('fieldset', 'HyFieldGroup-root', {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 4,
  minInlineSize: 0,
  margin: 0,
  padding: 0,
  border: 0,
});

const Legend = slot('legend', 'HyFieldGroup-legend', ({ theme }) => ({
  ...theme.typography.body2,
  padding: 0,
  fontWeight: 600,
  color: theme.vars.color.ink,
  overflowWrap: 'anywhere',
}));

const Options = slot('div', 'HyFieldGroup-options', {
  display: 'grid',
  '&[data-orientation="horizontal"]': { display: 'flex', flexWrap: 'wrap', columnGap: 20 },
});

/** Props of a group of options. */
export interface ChoiceGroupProps
  extends Omit<FieldFrameProps, 'layout'>,
    RootProps<'HyFieldGroup' | 'HyChoice', 'fieldset'> {
  /** Options to choose from. */
  options: readonly ChoiceOption[];
  /** Direction of the options. `horizontal` wraps where space is short. */
  orientation?: 'vertical' | 'horizontal' | undefined;
  /** Name of the field in the submitted form. */
  name?: string | undefined;
  /** Disabled: not editable and not submitted. */
  disabled?: boolean | undefined;
  /** Submitted but not editable. */
  readOnly?: boolean | undefined;
}

type Aria = Pick<
  FieldsetHTMLAttributes<HTMLFieldSetElement>,
  'role' | 'aria-invalid' | 'aria-required' | 'aria-readonly'
>;

interface FieldGroupProps extends Omit<ChoiceGroupProps, 'options' | 'name' | 'readOnly'>, Aria {
  /** Id of the first control, which takes focus on an error. */
  controlId: string;
  children: ReactNode;
}

const ChoiceState = ownerStateOf('HyChoice');

/** Legend, hint and error around several controls. */
export const FieldGroup = withRef(function FieldGroup(props: FieldGroupProps) {
  const {
    label,
    hint,
    error = false,
    helperText,
    required,
    orientation = 'vertical',
    controlId,
    children,
    ...root
  } = props;
  const text = useUiText('Field', fieldText);
  const id = useId();
  const notes = { error, helperText, hint };
  useFieldIssue(controlId, label, error, helperText);
  return (
    <Root aria-describedby={describedBy(id, notes)} {...root} ownerState={props}>
      <Legend>
        {label}
        {required && <RequiredMark title={text.required} />}
        {/* A group has no `required` attribute that screen readers announce. */}
        {required && root.role === undefined && <VisuallyHidden> ({text.required})</VisuallyHidden>}
      </Legend>
      <Options data-orientation={orientation}>
        <ChoiceState.Provider value={props}>{children}</ChoiceState.Provider>
      </Options>
      <FieldNotes id={id} {...notes} />
    </Root>
  );
});
