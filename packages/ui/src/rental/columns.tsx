import { cellKinds } from '../components/DataList/columns.tsx';
import { TwoLines } from '../components/DataList/TwoLines.tsx';
import { StatusChip } from '../components/StatusChip/StatusChip.tsx';
import { type RentalStatus, rentalTone } from './status.ts';

interface ColumnTexts {
  project: string;
  status: string;
  none: string;
}

interface ProjectOfRow {
  /** Null if the row belongs to no project. */
  readonly project: string | null;
  /** Order number under the project: "PO 4500012". */
  readonly poNumber?: string | null | undefined;
}

export const projectColumn = <Row extends ProjectOfRow>(text: ColumnTexts) => ({
  id: 'project' as const,
  header: text.project,
  ...cellKinds.twoLines,
  cell: ({ project, poNumber }: Row) => <TwoLines first={project ?? text.none} second={poNumber} />,
});

interface StatusOfRow {
  /** Null if there is no status to show. */
  readonly status: RentalStatus | null;
  readonly statusText?: string | null | undefined;
}

export const statusColumn = <Row extends StatusOfRow>(text: ColumnTexts) => ({
  id: 'status' as const,
  header: text.status,
  ...cellKinds.status,
  cell: ({ status, statusText }: Row) =>
    status !== null && <StatusChip tone={rentalTone(status)}>{statusText}</StatusChip>,
});
