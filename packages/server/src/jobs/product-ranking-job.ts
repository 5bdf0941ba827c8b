import { rankChangedProducts } from '../database/product-ranks.ts';
import { type Job, MINUTE } from './job.ts';

export const productRankingJob: Job = {
  name: 'product-ranking',
  every: MINUTE,
  lock: 'job',
  run: ({ db }) => rankChangedProducts(db),
};
