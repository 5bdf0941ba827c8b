import type { FocusEventHandler, InputHTMLAttributes, KeyboardEventHandler } from 'react';

/** Events of a field's input. */
export interface InputEvents<Input extends HTMLElement> {
  /** Called when the input loses focus. */
  onBlur?: FocusEventHandler<Input> | undefined;
  /** Called when the input receives focus. */
  onFocus?: FocusEventHandler<Input> | undefined;
  /** Called when a key is pressed in the input. */
  onKeyDown?: KeyboardEventHandler<Input> | undefined;
}

/** Attributes that every field passes to its form. */
export interface InputBasics {
  /** Name of the field in the submitted form. */
  name?: string | undefined;
  /** Disabled: not editable and not submitted. */
  disabled?: boolean | undefined;
  /** Submitted but not editable. */
  readOnly?: boolean | undefined;
}

/** Native attributes of the input. */
export interface InputAttributes extends InputBasics {
  /** Autofill hint for the browser: "email", "given-name". */
  autoComplete?: string | undefined;
  /** Auto-capitalization of words or sentences on phones. */
  autoCapitalize?: string | undefined;
  /** Keyboard shown on phones. */
  inputMode?: InputHTMLAttributes<HTMLInputElement>['inputMode'] | undefined;
  /** Enables the browser’s spell check. */
  spellCheck?: boolean | undefined;
  /** Example shown in the empty field. Not a substitute for the label. */
  placeholder?: string | undefined;
  /** Maximum number of characters. Longer text cannot be typed. */
  maxLength?: number | undefined;
  /** Minimum number of characters, for the browser’s validation. */
  minLength?: number | undefined;
  /** Regular expression, for the browser’s validation. */
  pattern?: string | undefined;
}
