'use client';

import OutlinedInput from '@mui/material/OutlinedInput';
import { useForkRef } from '@mui/material/utils';
import { type ChangeEvent, type Ref, useId, useLayoutEffect, useRef, useState } from 'react';
import { type RootProps, useComponentProps } from '../../internal/component.ts';
import { useFormReset } from '../../internal/form-reset.ts';
import type { InputBasics, InputEvents } from '../../internal/input.ts';
import { derivedRoot, slot } from '../../internal/slot.ts';
import type { UiLocale } from '../../locales/UiLocale.ts';
import { useUiText } from '../../provider/text.ts';
import { Field, type FieldFrameProps } from '../Field/Field.tsx';
import { textAreaText } from './text.ts';

const Root = derivedRoot(Field, 'HyTextArea-root');

const Count = slot('p', 'HyTextArea-count', ({ theme }) => ({
  justifySelf: 'end',
  margin: 0,
  fontSize: '0.8125rem',
  fontVariantNumeric: 'tabular-nums',
  color: theme.vars.color.ink2,
  '&[data-over="true"]': { color: theme.vars.palette.error.main, fontWeight: 600 },
}));

type Given = FieldFrameProps & InputEvents<HTMLTextAreaElement> & InputBasics;
type Own = Given & Omit<RootProps<'HyTextArea' | 'HyField', 'div'>, keyof Given>;

export interface TextAreaProps extends Own {
  /** The text. */
  value?: string;
  /** The text to begin with, where the field holds it. */
  defaultValue?: string;
  /** Called with every change. */
  onChange?: (event: ChangeEvent<HTMLTextAreaElement>, value: string) => void;
  /**
   * The most characters, counted under the field. More can be typed, so that nothing that is pasted gets lost: the field
   * is then invalid and says how many are too many.
   */
  maxLength?: number;
  /** Lines that are always in sight. */
  minRows?: number;
  /** Lines from which on it scrolls; it grows with the text until then. */
  maxRows?: number;
  /** An example in the empty field; never in place of the label. */
  placeholder?: string;
  /** Whether the browser checks the spelling. */
  spellCheck?: boolean;
  /** The textarea, to focus it from outside. */
  inputRef?: Ref<HTMLTextAreaElement>;
  /** Replaces some of the locale’s texts in this place. */
  labels?: Partial<UiLocale['TextArea']>;
}

declare module '@mui/material/styles' {
  interface ComponentsPropsList {
    HyTextArea: TextAreaProps;
  }
  interface ComponentNameToClassKey {
    HyTextArea: 'root' | 'count';
  }
}

/** Text of several lines, which grows with what is written. */
export function TextArea(props: TextAreaProps) {
  const {
    value,
    defaultValue,
    onChange,
    onBlur,
    onFocus,
    onKeyDown,
    name,
    disabled = false,
    readOnly = false,
    maxLength,
    minRows = 3,
    maxRows = 12,
    placeholder,
    spellCheck,
    inputRef,
    labels,
    ...root
  } = useComponentProps('HyTextArea', props);
  const text = useUiText('TextArea', textAreaText, labels);
  const countId = useId();
  const area = useRef<HTMLTextAreaElement>(null);
  const areaRef = useForkRef(area, inputRef);
  const [length, setLength] = useState((value ?? defaultValue ?? '').length);
  // After every render: a form library may have written the text into the element by itself.
  useLayoutEffect(() => setLength(area.current?.value.length ?? 0));
  useFormReset(area, () => setLength((defaultValue ?? '').length));
  const excess = maxLength === undefined ? 0 : Math.max(0, length - maxLength);

  return (
    <Root {...root}>
      {({ id, required, 'aria-invalid': error, 'aria-describedby': describedBy }) => (
        <>
          <OutlinedInput
            {...{ id, required, name, disabled, readOnly, placeholder, value, defaultValue, minRows, maxRows }}
            {...{ onBlur, onFocus, onKeyDown }}
            multiline
            fullWidth
            error={error || excess > 0}
            inputRef={areaRef}
            onChange={(event) => {
              setLength(event.target.value.length);
              onChange?.(event as ChangeEvent<HTMLTextAreaElement>, event.target.value);
            }}
            slotProps={{
              input: {
                spellCheck,
                'aria-describedby':
                  [describedBy, maxLength !== undefined && countId].filter(Boolean).join(' ') || undefined,
              },
            }}
          />
          {maxLength !== undefined && (
            // Said at once only when there are too many: a number for every letter would be noise.
            <Count id={countId} data-over={excess > 0} role={excess > 0 ? 'status' : undefined}>
              {excess > 0 ? text.tooMany(excess) : text.count(length, maxLength)}
            </Count>
          )}
        </>
      )}
    </Root>
  );
}
