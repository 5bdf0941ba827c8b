import type {
  ActivityAction,
  AssetRowStatus,
  ContractStatus,
  DocumentType,
  InvoiceStatus,
  Language,
  LineStatus,
  Ownership,
  Resource,
} from '@hireyard/contract';
import type { Derived } from './column-types.ts';

/** Changes of a count, maintained by triggers; the count is their sum. */
interface Count<Status> {
  client_id: Derived<number>;
  status: Derived<Status>;
  project_id: Derived<string | null>;
  n: Derived<number>;
}
interface CountByDepot<Status> extends Count<Status> {
  depot_id: Derived<string>;
}

export interface ListTables {
  /** Rank of each product by its name in a language. */
  product_rank: { language: Language; product_code: string; op_co: string | null; rank: number };
  contract_line_count: CountByDepot<LineStatus>;
  contract_count: CountByDepot<ContractStatus>;
  asset_count: Count<AssetRowStatus> & { ownership: Derived<Ownership>; inspected: Derived<string | null> };
  document_count: Count<InvoiceStatus | null> & { type: Derived<DocumentType> };
  activity_count: {
    client_id: Derived<number>;
    resource: Derived<Resource>;
    action: Derived<ActivityAction>;
    actor_id: Derived<string | null>;
    n: Derived<number>;
  };
}
