/** File that is uploading or uploaded. The consumer uploads it and reports the progress. */
export interface UploadedFile {
  readonly id: string;
  readonly name: string;
  readonly bytes: number;
  readonly state: 'uploading' | 'done' | 'failed';
  /** Uploaded share, 0 to 1. */
  readonly progress?: number | undefined;
  /** Reason of a failure, as a sentence. */
  readonly reason?: string | undefined;
}
