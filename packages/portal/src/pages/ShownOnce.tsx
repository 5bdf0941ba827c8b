import { TextField } from '@hireyard/ui/components/TextField';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { type ReactNode, useEffect, useRef, useState } from 'react';

interface ShownOnceProps {
  /** Secret that the server returns only once, or an address that contains it. */
  value: string;
  label: string;
  hint: string;
  copyLabel: string;
  /** Announced after copying. */
  copied: string;
  doneLabel: string;
  onDone: () => void;
  /** Further buttons. */
  children?: ReactNode;
}

/** A secret that was just made, to copy it. It takes the focus. */
export function ShownOnce({ value, label, hint, copyLabel, copied, doneLabel, onDone, children }: ShownOnceProps) {
  const [isCopied, setCopied] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => field.current?.focus(), []);
  // Copying can fail: without HTTPS there is no clipboard, and browsers may refuse. The text can be selected instead.
  const copy = () =>
    navigator.clipboard?.writeText(value).then(
      () => setCopied(true),
      () => setCopied(false),
    );
  return (
    <Stack spacing={2} sx={{ marginBlock: 3 }}>
      <TextField
        label={label}
        hint={hint}
        value={value}
        readOnly
        inputRef={field}
        onFocus={(event) => event.target.select()}
      />
      <Stack direction="row" useFlexGap sx={{ flexWrap: 'wrap', gap: 2 }}>
        <Button variant="contained" onClick={copy}>
          {copyLabel}
        </Button>
        {children}
        <Button variant="text" onClick={onDone}>
          {doneLabel}
        </Button>
      </Stack>
      <span role="status">{isCopied && copied}</span>
    </Stack>
  );
}
