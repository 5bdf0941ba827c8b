import { describe, expect, it } from 'vitest';
import type { HttpRequest } from '../http/types.ts';
import { conform } from './conform.ts';
import { counted, LIST } from './contracts.ts';
import { invoice } from './documents.ts';

const read = (base: HttpRequest['base'], path: string): HttpRequest => ({ method: 'GET', base, path });

describe('an answer of the contract', () => {
  it('is one that its schema allows', () => {
    expect(() => conform(read('overview', '/contract-lines'), LIST['GET /contract-lines'])).not.toThrow();
    expect(() => conform(read('overview', '/contract-lines/facets'), counted(3))).not.toThrow();
    expect(() => conform(read('overview', `/documents/${invoice().id}`), invoice())).not.toThrow();
    expect(() => conform({ method: 'POST', base: 'overview', path: '/documents/read' }, undefined)).not.toThrow();
  });

  it('is none that lacks something, or belongs to another call', () => {
    const { number: _, ...nameless } = invoice();
    expect(() => conform(read('overview', `/documents/${invoice().id}`), nameless)).toThrow(/getDocument.*number/s);
    expect(() => conform(read('overview', '/documents/facets'), invoice())).toThrow('listDocumentsFacets');
    expect(() => conform({ method: 'POST', base: 'overview', path: '/documents/read' }, {})).toThrow(
      'markDocumentsRead',
    );
  });

  it('is none where there is no such call', () => {
    expect(() => conform(read('overview', '/machines'), {})).toThrow('The contract has no GET /machines.');
    expect(() => conform(read('request', '/contract-lines'), LIST['GET /contract-lines'])).toThrow('has no GET');
  });
});
