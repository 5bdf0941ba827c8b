import { describe, expect, it } from 'vitest';
import { DatabaseUnavailable } from '../database/unavailable.ts';
import { toProblemError } from './errors.ts';

const failure = (code: string) => Object.assign(new Error('failed'), { name: 'error', code });

describe('what fails inside', () => {
  it.each([
    ['the database is gone', new DatabaseUnavailable('gone')],
    ['it shuts down', failure('57P01')],
    ['it starts', failure('57P03')],
    ['it is a standby still', failure('25006')],
    ['it has no connection left', failure('53300')],
    ['a statement took too long', failure('57014')],
    ['two transactions waited for each other', failure('40P01')],
    ['the handler took too long', failure('FST_ERR_HANDLER_TIMEOUT')],
  ])('[OP-07] is worth another try soon: %s', (_what, error) => {
    const { type, status, headers } = toProblemError(error as never);
    expect({ type, status, headers }).toEqual({ type: 'unavailable', status: 503, headers: { 'retry-after': '2' } });
  });

  it.each(['42P01', '23505', '22012'])('[DOM-11] is a fault of the server where it would fail again: %s', (code) => {
    expect(toProblemError(failure(code) as never).type).toBe('internal');
  });
});
