'use client';

import InputAdornment from '@mui/material/InputAdornment';
import OutlinedInput from '@mui/material/OutlinedInput';
import { type ChangeEvent, type FocusEvent, type Ref, useId } from 'react';
import type { RootProps } from '../../internal/component.ts';
import type { InputBasics, InputEvents } from '../../internal/input.ts';
import { derivedRoot } from '../../internal/slot.ts';
import { withRef } from '../../internal/with-ref.ts';
import { Field, type FieldFrameProps } from './Field.tsx';

const Root = derivedRoot(Field, 'HyTypedField-root', {
  '& input': { fontVariantNumeric: 'tabular-nums' },
});

type Given = FieldFrameProps & InputEvents<HTMLInputElement> & InputBasics;
type Own = Given & Omit<RootProps<'HyTypedField' | 'HyField', 'div'>, keyof Given>;

/** Props of fields that submit another format than the typed text. */
export interface TypedFieldProps extends Own {
  /** Example shown in the empty field. Not a substitute for the label. */
  placeholder?: string | undefined;
  /** Ref to the input, for example to focus it. */
  inputRef?: Ref<HTMLInputElement> | undefined;
}

interface Typed {
  text: string;
  enter: (event: ChangeEvent<HTMLInputElement>, text: string) => void;
  leave: () => void;
  /** Value that the form submits instead of the text. */
  post: string;
  sent: Ref<HTMLInputElement>;
  unit: string | undefined;
  inputMode: 'decimal' | 'numeric';
}

export const TypedField = withRef(function TypedField({ typed, ...props }: TypedFieldProps & { typed: Typed }) {
  const {
    onBlur,
    onFocus,
    onKeyDown,
    name,
    disabled = false,
    readOnly = false,
    placeholder,
    inputRef,
    ...root
  } = props;
  const { text, enter, leave, post, sent, unit, inputMode } = typed;
  const unitId = useId();
  return (
    <Root {...root} ownerState={props}>
      {({ id, required, 'aria-invalid': error, 'aria-describedby': describedBy }) => (
        <>
          <OutlinedInput
            {...{ id, required, error, disabled, readOnly, placeholder, inputRef, onFocus, onKeyDown }}
            fullWidth
            value={text}
            autoComplete="off"
            onChange={(event) => enter(event as ChangeEvent<HTMLInputElement>, event.target.value)}
            onBlur={(event) => {
              leave();
              onBlur?.(event as FocusEvent<HTMLInputElement>);
            }}
            slotProps={{
              input: {
                inputMode,
                'aria-describedby': [unit && unitId, describedBy].filter(Boolean).join(' ') || undefined,
              },
            }}
            endAdornment={
              unit && (
                <InputAdornment position="end" id={unitId}>
                  {unit}
                </InputAdornment>
              )
            }
          />
          <input ref={sent} type="hidden" name={name} value={post} disabled={disabled} />
        </>
      )}
    </Root>
  );
});
