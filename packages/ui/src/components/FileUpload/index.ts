export { FileUpload, type FileUploadProps } from './FileUpload.tsx';
export type { FileRefusal, FileRefusalKind, FileRules, UploadedFile } from './model.ts';
