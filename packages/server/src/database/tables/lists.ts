import type { ContractStatus, Language, LineStatus } from '@hireyard/contract';
import type { Derived } from './rental.ts';

/** Changes of a count; their sum is the count. Maintained by triggers. */
interface Count<Status> {
  client_id: Derived<number>;
  status: Derived<Status>;
  project_id: Derived<string | null>;
  depot_id: Derived<string>;
  n: Derived<number>;
}

export interface ListTables {
  /** The position of each product when sorted by its name in a language. */
  product_rank: { language: Language; product_code: string; rank: number };
  contract_line_count: Count<LineStatus>;
  contract_count: Count<ContractStatus>;
}
