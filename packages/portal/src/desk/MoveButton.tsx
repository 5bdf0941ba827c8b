import type { Endpoint } from '@hireyard/contract';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import type { CallArgument } from '../http/call.ts';
import { useDirectAction } from '../pages/use-asked-action.ts';

interface MoveButtonProps<E extends Endpoint> {
  endpoint: E;
  input: CallArgument<E>;
  label: string;
  /** Announced after success. */
  done: string;
  /** True for the page's one next step. */
  primary?: boolean;
}

/** A move of the rental company that needs no further word. */
export function MoveButton<E extends Endpoint>({ label, primary = false, ...move }: MoveButtonProps<E>) {
  const { button, refused } = useDirectAction(move);
  return (
    <>
      <Button variant={primary ? 'contained' : 'outlined'} {...button}>
        {label}
      </Button>
      {refused && <Alert severity="error">{refused}</Alert>}
    </>
  );
}
