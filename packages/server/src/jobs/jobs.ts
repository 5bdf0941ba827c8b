import { assetImportJob } from './asset-import-job.ts';
import { attentionCleanupJob } from './attention-cleanup-job.ts';
import { clientNewsJob } from './client-news-job.ts';
import { countCompactionJob } from './count-compaction-job.ts';
import { dailyReminderJob } from './daily-reminder-job.ts';
import { deleteExpiredJob } from './delete-expired-job.ts';
import { deskImportJob } from './desk-import-job.ts';
import { fileCleanupJob } from './file-cleanup-job.ts';
import { inboxMailJob } from './inbox-mail-job.ts';
import { inspectionReminderJob } from './inspection-reminder-job.ts';
import type { Installation, Job } from './job.ts';
import { mailDeliveryJob } from './mail-delivery-job.ts';
import { monthKeepingJob } from './month-keeping-job.ts';
import { productRankingJob } from './product-ranking-job.ts';
import { simulatorJob } from './simulator-job.ts';
import { vacuumFilledJob, vacuumJob } from './vacuum-job.ts';
import { weeklyMailJob } from './weekly-mail-job.ts';

export const JOBS: readonly Job[] = [
  mailDeliveryJob,
  assetImportJob,
  deskImportJob,
  dailyReminderJob,
  inspectionReminderJob,
  inboxMailJob,
  clientNewsJob,
  weeklyMailJob,
  deleteExpiredJob,
  fileCleanupJob,
  attentionCleanupJob,
  countCompactionJob,
  monthKeepingJob,
  productRankingJob,
  vacuumJob,
  vacuumFilledJob,
  simulatorJob,
];

export const jobsOf = (installation: Installation): readonly Job[] =>
  JOBS.filter(({ isNeeded }) => isNeeded?.(installation) ?? true);
