'use client';

import OutlinedInput from '@mui/material/OutlinedInput';
import { useForkRef } from '@mui/material/utils';
import { type ChangeEvent, type Ref, useId, useRef, useState } from 'react';
import { type RootProps, useComponentProps } from '../../internal/component.ts';
import { useFormReset } from '../../internal/form-reset.ts';
import type { InputBasics, InputEvents } from '../../internal/input.ts';
import { derivedRoot, slot } from '../../internal/slot.ts';
import { useLayoutEffect } from '../../internal/use-layout-effect.ts';
import { withRef } from '../../internal/with-ref.ts';
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
  /** Current text. */
  value?: string | undefined;
  /** Initial text of an uncontrolled field. */
  defaultValue?: string | undefined;
  /** Called on every change. */
  onChange?: ((event: ChangeEvent<HTMLTextAreaElement>, value: string) => void) | undefined;
  /**
   * Maximum number of characters, counted under the field. Longer text is accepted, so that nothing pasted is lost. The
   * field is then invalid and shows the excess.
   */
  maxLength?: number | undefined;
  /** Minimum number of visible lines. */
  minRows?: number | undefined;
  /** Maximum number of lines. The field grows up to it, then scrolls. */
  maxRows?: number | undefined;
  /** Example shown in the empty field. Not a substitute for the label. */
  placeholder?: string | undefined;
  /** Enables the browser’s spell check. */
  spellCheck?: boolean | undefined;
  /** Ref to the textarea, for example to focus it. */
  inputRef?: Ref<HTMLTextAreaElement> | undefined;
  /** Overrides some of the locale’s texts for this instance. */
  labels?: Partial<UiLocale['TextArea']> | undefined;
}

declare module '@mui/material/styles' {
  interface ComponentsPropsList {
    HyTextArea: TextAreaProps;
  }
  interface ComponentNameToClassKey {
    HyTextArea: 'root' | 'count';
  }
}

/** Field for several lines of text. Grows with its content. */
export const TextArea = withRef(function TextArea(props: TextAreaProps) {
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
  // After every render, because a form library may set the element's value directly.
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
            // Announced immediately only if the text is too long: a number for every letter would be noise.
            <Count id={countId} data-over={excess > 0} role={excess > 0 ? 'status' : undefined}>
              {excess > 0 ? text.tooMany({ count: excess }) : text.count({ count: length, limit: maxLength })}
            </Count>
          )}
        </>
      )}
    </Root>
  );
});
