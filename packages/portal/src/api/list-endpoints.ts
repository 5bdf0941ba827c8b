import type { Endpoint, List } from '@hireyard/contract';

/** A list endpoint, and the endpoint that counts its rows. */
export interface ListEndpoints<L extends List = List> {
  readonly page: Endpoint & { readonly list: L };
  readonly facets: Endpoint & { readonly list: L };
}
