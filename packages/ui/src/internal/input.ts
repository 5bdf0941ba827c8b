import type { FocusEventHandler, InputHTMLAttributes, KeyboardEventHandler } from 'react';

/** Events of a field's input. */
export interface InputEvents<Input extends HTMLElement> {
  /** Called when the input loses focus. */
  onBlur?: FocusEventHandler<Input>;
  /** Called when the input receives focus. */
  onFocus?: FocusEventHandler<Input>;
  /** Called when a key is pressed in the input. */
  onKeyDown?: KeyboardEventHandler<Input>;
}

/** Attributes that every field passes to its form. */
export interface InputBasics {
  /** Name of the field in the submitted form. */
  name?: string;
  /** Disabled: not editable and not submitted. */
  disabled?: boolean;
  /** Submitted but not editable. */
  readOnly?: boolean;
}

/** Native attributes of the input. */
export interface InputAttributes extends InputBasics {
  /** Autofill hint for the browser: "email", "given-name". */
  autoComplete?: string;
  /** Auto-capitalization of words or sentences on phones. */
  autoCapitalize?: string;
  /** Keyboard shown on phones. */
  inputMode?: InputHTMLAttributes<HTMLInputElement>['inputMode'];
  /** Enables the browser’s spell check. */
  spellCheck?: boolean;
  /** Example shown in the empty field. Not a substitute for the label. */
  placeholder?: string;
  /** Maximum number of characters. Longer text cannot be typed. */
  maxLength?: number;
  /** Minimum number of characters, for the browser’s validation. */
  minLength?: number;
  /** Regular expression, for the browser’s validation. */
  pattern?: string;
}
