import { HOUR, type Job } from './job.ts';

/** Deletes objects of the file store that no row names: of deleted rows, and of uploads that failed (OP-49). */
export const fileCleanupJob: Job = {
  name: 'file-cleanup',
  every: HOUR,
  lock: 'job',
  isNeeded: ({ hasFileStore }) => hasFileStore,
  run: ({ files }, now) => files.deleteUnused(now),
};
