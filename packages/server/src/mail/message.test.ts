import { expect, it } from 'vitest';
import { toHtml, toText } from './message.ts';

const sender = { language: 'en-US', company: 'Hireyard B.V.' } as const;
const message = {
  subject: 'Rejected',
  greeting: 'Hello',
  paragraphs: ['Reason: too dear.\nAsk for <two> quotes.'],
  facts: [['Message', 'First line\r\nsecond & last']] as const,
};

it('[DOM-20] keeps the line breaks of what users have written, escaped', () => {
  const html = toHtml(message, sender);
  expect(html).toContain('<p>Reason: too dear.<br>Ask for &lt;two&gt; quotes.</p>');
  expect(html).toContain('<td>First line<br>second &amp; last</td>');
});

it('[DOM-20] ends no sentence with two full stops behind the name of a company', () => {
  for (const body of [toHtml(message, sender), toText(message, sender)]) {
    expect(body).toContain('Hireyard B.V.');
    expect(body).not.toContain('..');
  }
  const automatic = { language: 'de', company: 'Hireyard e.K.' } as const;
  expect(toText(message, automatic)).not.toContain('..');
});
