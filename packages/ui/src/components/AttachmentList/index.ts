export { AttachmentList, type AttachmentListProps } from './AttachmentList.tsx';
export type { Attachment } from './model.ts';
