import type { Asset } from '@hireyard/contract';
import { ListSheet } from '@hireyard/ui/components/ListSheet';
import type { ReactNode } from 'react';
import { useFormat } from '../../i18n/use-format.ts';
import { PanelHead } from '../../pages/Panel.tsx';
import type { AssetDialog } from './dialogs.ts';

interface AssetPartProps {
  title: string;
  count?: number;
  action?: ReactNode;
  children: ReactNode;
}

/** A part of an asset's page: a sheet with title, count and one action. */
export function AssetPart({ title, count, action, children }: AssetPartProps) {
  const format = useFormat();
  return (
    <ListSheet label={title}>
      <PanelHead>
        <div>
          <h2>{title}</h2>
          {count !== undefined && <span>{format.number(count)}</span>}
        </div>
        {action}
      </PanelHead>
      {children}
    </ListSheet>
  );
}

/** Props of the parts with actions, which open a dialog. */
export interface AssetPartWithDialogs {
  asset: Asset;
  onDialog: (dialog: AssetDialog) => void;
}
