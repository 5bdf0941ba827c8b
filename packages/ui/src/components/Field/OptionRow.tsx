import type { ComponentProps } from 'react';
import { ChoiceHint, ChoiceInput, ChoiceRow, ChoiceWords, readOnlyChoice } from '../../internal/choice.ts';
import { withRef } from '../../internal/with-ref.ts';
import type { ChoiceOption } from './choice-option.ts';

interface OptionRowProps extends ComponentProps<typeof ChoiceInput> {
  option: ChoiceOption;
  /** Index in the group. The first option has the group's own id, because a form focuses it on an error. */
  index: number;
  /** Id of the group's first control. */
  id: string;
  readOnly: boolean;
}

/** Option of a group, with its label, hint and details. */
export const OptionRow = withRef(function OptionRow({
  option,
  index,
  id,
  ref,
  readOnly,
  onChange,
  ...input
}: OptionRowProps) {
  const hintId = option.hint ? `${id}-${index}-hint` : undefined;
  return (
    <>
      <ChoiceRow>
        <ChoiceInput
          {...readOnlyChoice(readOnly)}
          {...input}
          id={index === 0 ? id : `${id}-${index}`}
          ref={index === 0 ? ref : undefined}
          value={option.value}
          disabled={option.disabled}
          aria-describedby={hintId}
          onChange={(event) => {
            if (!readOnly) onChange?.(event);
          }}
        />
        <ChoiceWords>
          {option.label}
          {option.hint && (
            // Hidden, because it is the description of the option and not part of its name.
            <ChoiceHint id={hintId} aria-hidden="true">
              {option.hint}
            </ChoiceHint>
          )}
        </ChoiceWords>
      </ChoiceRow>
      {option.details}
    </>
  );
});
