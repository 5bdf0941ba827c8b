import type { AssetDialogProps } from './AssetDialogFrame.tsx';
import { AssignDialog } from './AssignDialog.tsx';
import { DefectDialog } from './DefectDialog.tsx';
import type { AssetDialog } from './dialogs.ts';
import { FilesDialog } from './FilesDialog.tsx';
import { PlanDialog, RecordDialog } from './InspectionDialogs.tsx';
import { ReadingDialog, VoidDialog } from './ReadingDialogs.tsx';

/** The dialog of one action on an asset. */
export default function AssetDialogs({ dialog, ...props }: AssetDialogProps & { dialog: AssetDialog }) {
  switch (dialog.name) {
    case 'assign':
      return <AssignDialog {...props} />;
    case 'reportDefect':
      return <DefectDialog {...props} />;
    case 'planInspection':
      return <PlanDialog {...props} />;
    case 'recordInspection':
      return <RecordDialog {...props} inspection={dialog.inspection} />;
    case 'voidReading':
      return <VoidDialog {...props} reading={dialog.reading} />;
    case 'addFiles':
      return <FilesDialog {...props} />;
    default:
      return <ReadingDialog {...props} />;
  }
}
