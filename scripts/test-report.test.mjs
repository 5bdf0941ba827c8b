import { describe, expect, it } from 'vitest';
import { lastLines, summaryOf } from './test-report.mjs';

describe('summaryOf', () => {
  it('names failed tests of Vitest, and files that could not be loaded', () => {
    const summary = summaryOf.vitest({
      numPassedTests: 1,
      numFailedTests: 1,
      numPendingTests: 2,
      numTodoTests: 1,
      testResults: [
        {
          name: 'list.test.tsx',
          status: 'failed',
          message: '',
          assertionResults: [
            { status: 'passed', fullName: 'List is empty', failureMessages: [] },
            { status: 'failed', fullName: 'List has rows', failureMessages: ['\u001b[31mexpected 2\u001b[39m'] },
          ],
        },
        { name: 'broken.test.ts', status: 'failed', message: 'Unexpected token', assertionResults: [] },
      ],
    });
    expect(summary).toEqual({
      passed: 1,
      failed: 1,
      skipped: 3,
      failures: ['list.test.tsx\nList has rows\nexpected 2', 'broken.test.ts\nUnexpected token'],
    });
  });

  it('names failed tests of Playwright, wherever they are nested, and errors of the run', () => {
    const attachments = [
      { name: 'page', contentType: 'text/plain', body: Buffer.from('pending: GET /api/users').toString('base64') },
      { name: 'error-context', contentType: 'text/markdown', path: 'error-context.md' },
    ];
    const passed = { errors: [] };
    const failed = { errors: [{ message: 'Timeout' }], attachments };
    const spec = (title, status, results) => ({ title, ok: status !== 'unexpected', tests: [{ status, results }] });
    const summary = summaryOf.playwright({
      stats: { expected: 1, flaky: 1, unexpected: 1, skipped: 0 },
      suites: [
        {
          title: 'session.spec.ts',
          specs: [spec('signs in', 'expected', [passed]), spec('waits', 'flaky', [failed, passed])],
          suites: [{ title: 'planner', specs: [spec('signs out', 'unexpected', [failed])] }],
        },
      ],
      errors: [{ message: 'The server did not start' }],
    });
    expect(summary).toEqual({
      passed: 2,
      failed: 1,
      skipped: 0,
      failures: [
        'passed when it was tried again: session.spec.ts › waits\nTimeout\npending: GET /api/users',
        'planner › signs out\nTimeout\npending: GET /api/users',
        'The server did not start',
      ],
    });
  });
});

describe('lastLines', () => {
  it('is where a check says why it failed, without colours', () => {
    const printed = Array.from({ length: 30 }, (_, index) => `line ${index}\n`).join('');
    const lines = lastLines(`${printed}\u001b[31mA size budget is exceeded.\u001b[39m\n\n`).split('\n');
    expect(lines).toHaveLength(20);
    expect(lines.at(-1)).toBe('A size budget is exceeded.');
  });
});
