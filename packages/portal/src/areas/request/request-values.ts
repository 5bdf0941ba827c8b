import type { ClientRequest, DisputedLineEdit, Fault, RequestKind } from '@hireyard/contract';
import { randomKey } from '../../http/idempotency-key.ts';

/** Form values of a line. `key` identifies lines that are still empty. The contract's schema drops it. */
export interface LineValues {
  readonly key: string;
  readonly productCode: string | null;
  readonly text: string | null;
  readonly quantity: number | null;
  /** Empty until a date is entered. */
  readonly from: string;
  readonly to: string | null;
  readonly remark: string | null;
}

/** Line of an invoice in question. `documentId` names its invoice: another one may be chosen later. */
export interface DisputedLineValues extends DisputedLineEdit {
  readonly documentId: string;
}

/** Values of all kinds together, so that switching the kind loses none. The schema picks its part. */
export interface RequestValues {
  kind: RequestKind;
  title: string;
  projectId: string | null;
  poNumber: string | null;
  costCode: string | null;
  submit: boolean;
  lines: readonly LineValues[];
  contractLineId: string | null;
  assetId: string | null;
  documentId: string | null;
  disputedLines: readonly DisputedLineValues[];
  fault: Fault | '';
  safeToUse: boolean | null;
  description: string;
  attachmentIds: readonly string[];
}

export const emptyLine = (today: string): LineValues => ({
  key: randomKey(),
  productCode: null,
  text: null,
  quantity: 1,
  from: today,
  to: null,
  remark: null,
});

/** `today` is the first day of the first line. */
export const emptyValues = (today: string): RequestValues => ({
  kind: 'equipment',
  title: '',
  projectId: null,
  poNumber: null,
  costCode: null,
  submit: true,
  lines: [emptyLine(today)],
  contractLineId: null,
  assetId: null,
  documentId: null,
  disputedLines: [],
  fault: '',
  safeToUse: null,
  description: '',
  attachmentIds: [],
});

/** The document in question with its disputed lines. */
const documentOf = ({ subject, disputedLines }: ClientRequest): Pick<RequestValues, 'documentId' | 'disputedLines'> => {
  if (subject?.type !== 'document') return { documentId: null, disputedLines: [] };
  const { id: documentId } = subject;
  return { documentId, disputedLines: disputedLines.map(({ lineId, from, to }) => ({ lineId, from, to, documentId })) };
};

export const valuesOf = (request: ClientRequest, today: string): RequestValues => ({
  ...emptyValues(today),
  kind: request.kind,
  title: request.title,
  projectId: request.project?.id ?? null,
  poNumber: request.poNumber,
  costCode: request.costCode,
  ...(request.lines.length > 0 && {
    lines: request.lines.map(({ id, productCode, text, quantity, from, to, remark }) => ({
      key: id,
      productCode,
      text,
      quantity,
      from,
      to,
      remark,
    })),
  }),
  contractLineId: request.subject?.type === 'contractLine' ? request.subject.id : null,
  assetId: request.subject?.type === 'asset' ? request.subject.id : null,
  ...documentOf(request),
  ...request.service,
  description: request.description ?? '',
  attachmentIds: request.attachments.map(({ id }) => id),
});
