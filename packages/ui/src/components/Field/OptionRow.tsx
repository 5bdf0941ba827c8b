import type { ComponentProps } from 'react';
import { ChoiceHint, ChoiceInput, ChoiceRow, ChoiceWords, readOnlyChoice } from '../../internal/choice.ts';
import type { ChoiceOption } from './choice-option.ts';

interface OptionRowProps extends ComponentProps<typeof ChoiceInput> {
  option: ChoiceOption;
  /** Its place in the group: the first has the group's own id, where a form sends the focus on an error. */
  index: number;
  /** Id of the group's first control. */
  id: string;
  readOnly: boolean;
}

/** One option of a group, with its words and what belongs to it. */
export function OptionRow({ option, index, id, ref, readOnly, onChange, ...input }: OptionRowProps) {
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
            // A description, and not a part of the name.
            <ChoiceHint id={hintId} aria-hidden="true">
              {option.hint}
            </ChoiceHint>
          )}
        </ChoiceWords>
      </ChoiceRow>
      {option.details}
    </>
  );
}
