/** A file on its way, or arrived; its consumer sends it and says how far it is. */
export interface UploadedFile {
  readonly id: string;
  readonly name: string;
  readonly bytes: number;
  readonly state: 'uploading' | 'done' | 'failed';
  /** Share that is sent, 0 to 1. */
  readonly progress?: number;
  /** Why it failed, as a sentence. */
  readonly reason?: string;
}
