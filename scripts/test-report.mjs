// Summarizes JSON reports for the last lines of `npm test`.
import { stripVTControlCharacters } from 'node:util';

const firstLines = (message) => stripVTControlCharacters(message).split('\n').slice(0, 12).join('\n');

/** Returns the last lines of a check's output, which say why it failed. */
export const lastLines = (printed) => stripVTControlCharacters(printed).trimEnd().split('\n').slice(-20).join('\n');

const specsOf = ({ title, specs = [], suites = [] }) => [
  ...specs.map((spec) => ({ ...spec, title: `${title} › ${spec.title}` })),
  ...suites.flatMap(specsOf),
];

const PAGE_LINES = 80;

/** Text attachment of a failed journey about its page, printed because CI keeps no files. */
const textOf = ({ contentType, body }) =>
  contentType === 'text/plain' && body
    ? Buffer.from(body, 'base64').toString().trim().split('\n').slice(0, PAGE_LINES)
    : [];

const failureOf = (title, tests) => {
  const results = tests.flatMap((test) => test.results);
  const messages = results.flatMap(({ errors }) => errors.map(({ message }) => message));
  const pages = results.flatMap(({ attachments = [] }) => attachments.flatMap(textOf));
  return [title, firstLines(messages.join('\n')), ...pages].join('\n');
};

/**
 * Summarizes the report of a runner: numbers of passed, failed and skipped tests, and names and first error lines of failed
 * ones. A test that failed once and then passed is listed too.
 */
export const summaryOf = {
  vitest: (json) => ({
    passed: json.numPassedTests,
    failed: json.numFailedTests,
    skipped: json.numPendingTests + json.numTodoTests,
    failures: json.testResults.flatMap(({ name, status, message, assertionResults }) => {
      const tests = assertionResults.filter((test) => test.status === 'failed');
      // A file that cannot be loaded fails without a test.
      if (status === 'failed' && tests.length === 0) return [`${name}\n${firstLines(message)}`];
      return tests.map((test) => `${name}\n${test.fullName}\n${firstLines(test.failureMessages.join('\n'))}`);
    }),
  }),
  playwright: ({ stats, suites, errors }) => {
    const failed = suites
      .flatMap(specsOf)
      .flatMap(({ title, ok, tests }) =>
        tests.some(({ status }) => status !== 'expected' && status !== 'skipped')
          ? [{ ok, text: failureOf(title, tests) }]
          : [],
      );
    return {
      passed: stats.expected + stats.flaky,
      failed: stats.unexpected,
      skipped: stats.skipped,
      failures: [
        ...failed.map(({ ok, text }) => (ok ? `passed when it was tried again: ${text}` : text)),
        ...errors.map(({ message = '' }) => firstLines(message)),
      ],
    };
  },
};
