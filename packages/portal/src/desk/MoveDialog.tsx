import type { Endpoint, Schema } from '@hireyard/contract';
import Button from '@mui/material/Button';
import { type ReactNode, useState } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import { EndpointFormDialog } from '../forms/EndpointFormDialog.tsx';
import { useEndpointForm } from '../forms/use-endpoint-form.ts';
import { useArrival } from '../pages/Arrival.tsx';

interface MoveDialogProps {
  endpoint: Endpoint;
  /** Schema of the body. */
  schema: Schema;
  id: string;
  values: FieldValues;
  /** Sends only the fields that the user has changed. */
  changesOnly?: boolean;
  /** Text of the button that opens the dialog, its title, and text of the button that sends it. */
  label: string;
  /** Announced after success. */
  done: string;
  primary?: boolean;
  fields: (form: UseFormReturn<FieldValues>) => ReactNode;
}

/** A move of the rental company that asks for something first, such as a reason. */
export function MoveDialog({ primary = false, ...move }: MoveDialogProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button variant={primary ? 'contained' : 'outlined'} aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {move.label}
      </Button>
      {isOpen && <Opened {...move} onClose={() => setOpen(false)} />}
    </>
  );
}

type OpenedProps = Omit<MoveDialogProps, 'primary'> & { onClose: () => void };

function Opened({ endpoint, schema, id, values, changesOnly = false, label, done, fields, onClose }: OpenedProps) {
  const { toHeading } = useArrival();
  // Kept, because a new object would fill in the fields again.
  const [initial] = useState(values);
  const endpointForm = useEndpointForm<Endpoint, FieldValues>({
    endpoint,
    schema,
    values: initial,
    changesOnly,
    input: { params: { id } } as never,
    draftOf: null,
    onSaved: () => {
      onClose();
      toHeading(done);
    },
  });
  return (
    <EndpointFormDialog endpointForm={endpointForm} title={label} submitLabel={label} onClose={onClose}>
      {fields(endpointForm.form)}
    </EndpointFormDialog>
  );
}
