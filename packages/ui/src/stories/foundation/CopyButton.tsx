import { styled } from '@mui/material/styles';
import { useState } from 'react';
import { CheckIcon, CopyIcon } from '../../icons/index.ts';
import { Breakable } from './Breakable.tsx';

const Button = styled('button')(({ theme }) => ({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 6,
  minBlockSize: 28,
  paddingInline: 8,
  border: `1px solid ${theme.vars.color.lineStrong}`,
  borderRadius: theme.vars.radius.status,
  backgroundColor: theme.vars.color.surface,
  color: theme.vars.color.ink,
  font: '0.8125rem ui-monospace, monospace',
  textAlign: 'start',
  cursor: 'pointer',
  userSelect: 'text',
  '&:hover': { borderColor: theme.vars.color.control, backgroundColor: theme.vars.color.sunk },
  '& svg': { flex: 'none' },
}));

/** Shows a piece of code with a copy button. If the browser refuses, the code can be selected. */
export function CopyButton({ code }: { code: string }) {
  const [copied, setCopied] = useState(false);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(code);
      setCopied(true);
    } catch {
      setCopied(false);
    }
  };
  return (
    <Button
      type="button"
      aria-label={copied ? `Copied ${code}` : `Copy ${code}`}
      onClick={copy}
      onBlur={() => setCopied(false)}
    >
      {copied ? <CheckIcon size={14} /> : <CopyIcon size={14} />}
      <span>
        <Breakable>{code}</Breakable>
      </span>
    </Button>
  );
}
