import type { Asset } from '@hireyard/contract';
import type { ReactNode } from 'react';
import type { FieldValues } from 'react-hook-form';
import type { Attachments } from '../../attachments/use-attachments.ts';
import { EndpointFormDialog } from '../../forms/EndpointFormDialog.tsx';
import type { EndpointForm } from '../../forms/use-endpoint-form.ts';

export interface AssetDialogProps {
  asset: Asset;
  onClose: () => void;
  onSaved: () => void;
}

interface AssetDialogFrameProps<Values extends FieldValues> extends Pick<AssetDialogProps, 'onClose'> {
  endpointForm: EndpointForm<Values>;
  files?: Attachments;
  title: string;
  submit: string;
  text?: ReactNode;
  children: ReactNode;
}

/** A dialog with the form of one action on an asset. */
export function AssetDialogFrame<Values extends FieldValues>({
  endpointForm,
  files,
  submit,
  ...dialog
}: AssetDialogFrameProps<Values>) {
  return <EndpointFormDialog endpointForm={endpointForm} submitLabel={submit} uploads={files} {...dialog} />;
}
