import { rankChangedProducts } from '../database/product-ranks.ts';
import type { Job } from './job.ts';

export const productRankingJob: Job = {
  name: 'product-ranking',
  every: 60_000,
  lock: 'job',
  run: ({ db }) => rankChangedProducts(db),
};
