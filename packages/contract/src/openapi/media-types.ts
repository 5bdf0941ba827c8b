import { ATTACHMENT_TYPES } from '../attachments/values.ts';
import type { Operation } from '../operations.ts';

const CSV = 'text/csv';
const XLSX = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';
const PDF = 'application/pdf';

const DOWNLOADS: Readonly<Record<string, readonly string[]>> = {
  exportEmissions: [XLSX, CSV],
  exportSpend: [XLSX, CSV],
  getAttachmentContent: ATTACHMENT_TYPES,
  getAttachmentThumbnail: ['image/webp'],
  getCompanyAttachment: ATTACHMENT_TYPES,
  getCompanyAttachmentThumbnail: ['image/webp'],
  getDeskImportTemplate: [CSV, 'text/plain'],
  getDeskRejectedRows: [CSV],
  getInvoiceArchive: ['application/zip'],
  getInvoiceCsv: [CSV],
  getInvoicePdf: [PDF],
  getInvoiceUbl: ['application/xml'],
  getOffHirePdf: [PDF],
};

/** Returns the media types of the file that an operation answers. */
export const mediaTypesOf = ({ id, answers }: Pick<Operation, 'id' | 'answers'>): readonly string[] =>
  DOWNLOADS[id] ?? (answers === 'export' ? [XLSX, CSV] : ['application/octet-stream']);
