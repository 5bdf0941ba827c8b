import type { ContractStatus, Language, LineStatus } from '@hireyard/contract';
import type { Derived } from './rental.ts';

/** Changes of a count, which add up to it. Kept by triggers. */
interface Count<Status> {
  client_id: Derived<number>;
  status: Derived<Status>;
  project_id: Derived<string | null>;
  depot_id: Derived<string>;
  n: Derived<number>;
}

export interface ListTables {
  /** Where each product stands among the others by the name that a language shows. */
  product_rank: { language: Language; product_code: string; rank: number };
  contract_line_count: Count<LineStatus>;
  contract_count: Count<ContractStatus>;
}
