import pg from 'pg';
import { describe, expect, it } from 'vitest';
import { startFault } from './start-fault.ts';
import { DatabaseUnavailable } from './unavailable.ts';

const URL_OF = 'postgres://ada:secret@db.example:5433/hireyard';
const pgError = (code: string, message = 'said by PostgreSQL') =>
  Object.assign(new pg.DatabaseError(message, 1, 'error'), { code, severity: 'ERROR' });
const lost = (cause: Error) => new DatabaseUnavailable('the database cannot be reached', { cause });
const sentence = (error: unknown, newer: string[] = []) => startFault(error, URL_OF, newer)?.message;

describe('a database that fails at the start', () => {
  it.each([
    [
      'is not there',
      lost(Object.assign(new Error('no'), { code: 'ECONNREFUSED' })),
      /cannot be reached \(ECONNREFUSED\)/,
    ],
    [
      'has several addresses, none of them there',
      lost(new AggregateError([Object.assign(new Error('no'), { code: 'ENETUNREACH' })])),
      /cannot be reached \(ENETUNREACH\)/,
    ],
    ['does not answer', new DatabaseUnavailable('the database does not answer'), /\(the database does not answer\)/],
    ['refuses the password', lost(pgError('28P01')), /refuses the user or the password.* DATABASE_URL.* \(28P01\)/],
    ['wants a password', lost(new Error('SASL: client password must be a string')), /asks for a password; add it/],
    ['has no such database', lost(pgError('3D000')), /no database of that name; create it/],
    ['is full', lost(pgError('53300')), /raise its max_connections/],
    ['is a standby', pgError('25006'), /is read-only/],
    ['lets the user do nothing', pgError('42501'), /make it the owner of the database/],
    ['lacks an extension', pgError('0A000'), /contrib package/],
    ['has a locked table', pgError('57014'), /waited or took over 20 s/],
    [
      'fails in any other way',
      pgError('42P01', 'relation "mail" does not exist'),
      /failed: relation "mail" .*\(42P01\)/,
    ],
    [
      'has migrations that are not ours',
      new Error('corrupted migrations: previously executed migration 0003-x is missing'),
      /migrated by another program.*0003-x.*correct DATABASE_URL/,
    ],
  ])('[OP-03] is told of in one sentence, where it %s', (_name, error, expected) => {
    const message = sentence(error);
    expect(message).toMatch(expected);
    expect(message).toMatch(/^The database of DATABASE_URL at db\.example:5433\/hireyard .*[^.]\.$/);
    expect(message).not.toMatch(/secret|ada/);
  });

  it('[OP-03] is told to be too new where this release misses what a newer one took away, and not for other reasons', () => {
    expect(sentence(pgError('42703'), ['0090-later'])).toMatch(/newer release \(0090-later\).*start that release/);
    expect(sentence(pgError('28P01'), ['0090-later'])).toMatch(/password/);
  });

  it('[OP-03] keeps the stack trace of what is wrong in this program', () => {
    expect(sentence(new TypeError('x is not a function'))).toBeUndefined();
    expect(startFault(Object.assign(new Error('no'), { code: 'ENOENT' }), null, [])).toBeNull();
  });
});
