import { rankProducts } from '../database/product-ranks.ts';
import { HOUR, type Job } from './job.ts';

export const productRankingJob: Job = {
  name: 'product-ranking',
  every: HOUR,
  lock: 'job',
  run: ({ db }) => rankProducts(db),
};
