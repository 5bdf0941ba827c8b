import type { Endpoint } from '@hireyard/contract';
import { ConfirmDialog } from '@hireyard/ui/components/ConfirmDialog';
import Button from '@mui/material/Button';
import type { CallArgument } from '../http/call.ts';
import { useAskedAction } from '../pages/use-asked-action.ts';

interface AskedMoveProps<E extends Endpoint> {
  endpoint: E;
  input: CallArgument<E>;
  /** Text of the button, and of the one that confirms. */
  label: string;
  title: string;
  text: string;
  /** Announced after success. */
  done: string;
}

/** A move of the rental company that is asked about first, because it takes something back. */
export function AskedMove<E extends Endpoint>({ endpoint, input, label, title, text, done }: AskedMoveProps<E>) {
  const { ask, dialog } = useAskedAction({ endpoint, input, done, isOffered: true });
  return (
    <>
      <Button variant="outlined" aria-haspopup="dialog" onClick={ask}>
        {label}
      </Button>
      {dialog && (
        <ConfirmDialog {...dialog} tone="warning" title={title} confirmLabel={label}>
          {text}
        </ConfirmDialog>
      )}
    </>
  );
}
