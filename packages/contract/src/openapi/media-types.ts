import { ATTACHMENT_TYPES } from '../attachments/values.ts';
import type { Operation } from '../operations.ts';
import { PRODUCT_PICTURE_TYPES } from '../products/values.ts';

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
  getCompanyProductPicture: PRODUCT_PICTURE_TYPES,
  getDeskImportTemplate: [CSV, 'text/plain'],
  getDeskPaperFile: [PDF],
  getDeskRejectedRows: [CSV],
  getDocumentFile: [PDF],
  getInvoiceArchive: ['application/zip'],
  getInvoiceCsv: [CSV],
  getInvoicePdf: [PDF],
  getInvoiceUbl: ['application/xml'],
  getOffHirePdf: [PDF],
  getProductPicture: PRODUCT_PICTURE_TYPES,
  getProductPictureThumbnail: ['image/webp'],
};

/** Returns the media types of the file that an operation answers. */
export const mediaTypesOf = ({ id, answers }: Pick<Operation, 'id' | 'answers'>): readonly string[] =>
  DOWNLOADS[id] ?? (answers === 'export' ? [XLSX, CSV] : ['application/octet-stream']);
