import { TextField as Input } from '@hireyard/ui/components/TextField';
import { useState } from 'react';
import type { FieldValues } from 'react-hook-form';
import { PasswordToggle } from './PasswordToggle.tsx';
import { type Bound, useBound } from './use-bound.ts';

interface PasswordFieldProps<Values extends FieldValues> extends Bound<Values> {
  /** Makes a password manager fill in the current password or suggest a new one. */
  autoComplete: 'current-password' | 'new-password';
}

/** A password field with a button to show the password, so that it need not be typed twice. */
export function PasswordField<Values extends FieldValues>({ autoComplete, ...bound }: PasswordFieldProps<Values>) {
  const [isShown, setShown] = useState(false);
  return (
    <Input
      {...bound.form.register(bound.name)}
      {...useBound(bound)}
      type={isShown ? 'text' : 'password'}
      autoComplete={autoComplete}
      autoCapitalize="none"
      spellCheck={false}
      endAdornment={<PasswordToggle shown={isShown} onChange={setShown} />}
    />
  );
}
