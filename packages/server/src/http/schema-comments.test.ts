import { describe, expect, it } from 'vitest';
import { apiDocument } from './docs.ts';
import { declarationsIn, schemaComments } from './schema-comments.ts';

const SOURCE = `
import * as z from 'zod/mini';

/** Length of a name. */
const MAX = 40;

/** Rented machine (DOM-02). See \`machineIssues\`. */
export const Machine = z
  .object({
    /** Number on the machine,
     *  as painted. */
    tag: z.string().check(z.maxLength(MAX)),
    place: z.object({
      /** Null outside. */
      hall: z.nullable(z.string()),
    }),
    lines: z.array(
      z.object({
        /** From 1. At most \`MAX_LINES\`. */
        lineNo: z.int(),
      }),
    ),
  })
  .check(rules);
export const Detail = z.object({ ...Machine.shape });
`;

describe('the comments of schemas', () => {
  it('[OP-15] belong to the constant or property below them, without what readers of the source alone understand', () => {
    const machine = declarationsIn(SOURCE).get('Machine');
    expect(machine?.comment).toBe('Rented machine.');
    expect(machine?.parts.get('tag')?.comment).toBe('Number on the machine, as painted.');
    expect(machine?.parts.get('place')).toMatchObject({ comment: null });
    expect(machine?.parts.get('place')?.parts.get('hall')?.comment).toBe('Null outside.');
    expect(machine?.parts.get('lines')?.parts.get('lineNo')?.comment).toBe('From 1.');
    expect([...(declarationsIn(SOURCE).get('Detail')?.uses ?? [])]).toContain('Machine');
  });

  it('[OP-15] are found for a schema, for an object within it, and for what it takes from another', () => {
    const commentAt = schemaComments();
    expect(commentAt(['CompanyLine'])).toBe('Machine on a contract, or a quantity of a bulk product.');
    expect(commentAt(['CompanyOrder', 'lines', 'to'])).toBe('Null if open-ended.');
    expect(commentAt(['CompanyRequest', 'validTo'])).toBe('Last day on which the writer can approve the proposal.');
    expect(commentAt(['CompanyOrder', 'number'])).toBeNull();
  });

  it('[OP-15] stand in the documents, and no other id or name of the source', () => {
    for (const api of ['portal', 'backoffice'] as const) {
      const document = JSON.stringify(apiDocument(api, 'https://portal.example'));
      expect(document).toContain('"description":"Null if open-ended."');
      expect(
        document.match(/"description":"[^"]*(?:\b(?:DOM|OP|ST|HT|I18N)-\d\d|\b[A-Z]+_[A-Z]+\b)[^"]*"/g),
      ).toBeNull();
    }
  });
});
