import type { FocusEventHandler, InputHTMLAttributes, KeyboardEventHandler } from 'react';

/** Events of a field's input, under their own names. */
export interface InputEvents<Input extends HTMLElement> {
  /** The input was left. */
  onBlur?: FocusEventHandler<Input>;
  /** The input was reached. */
  onFocus?: FocusEventHandler<Input>;
  /** A key was pressed in the input. */
  onKeyDown?: KeyboardEventHandler<Input>;
}

/** What every field tells the form that it is in. */
export interface InputBasics {
  /** The name that the value is sent under. */
  name?: string;
  /** Neither changed nor sent for now. */
  disabled?: boolean;
  /** Sent and not changed. */
  readOnly?: boolean;
}

/** The input's own attributes, as HTML has them. */
export interface InputAttributes extends InputBasics {
  /** What the browser may fill in: "email", "given-name". */
  autoComplete?: string;
  /** Whether a phone begins words or sentences with a capital. */
  autoCapitalize?: string;
  /** The keyboard of a phone. */
  inputMode?: InputHTMLAttributes<HTMLInputElement>['inputMode'];
  /** Whether the browser checks the spelling. */
  spellCheck?: boolean;
  /** An example in the empty field; never in place of the label. */
  placeholder?: string;
  /** The most characters; more cannot be typed. */
  maxLength?: number;
  /** The fewest characters, for the browser’s own check. */
  minLength?: number;
  /** A regular expression, for the browser’s own check. */
  pattern?: string;
}
