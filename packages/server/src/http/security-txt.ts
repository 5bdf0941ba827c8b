import type { FastifyInstance } from 'fastify';
import type { ConfigFiles } from './config-files.ts';
import { notFound } from './problem.ts';
import { rentalCompanies } from './rental-companies.ts';

const DAY = 24 * 3600 * 1000;
/** Days that a copy of the file is good for. RFC 9116 recommends less than a year. */
const GOOD_FOR = 180;

/** Says whom to tell about a vulnerability (RFC 9116): the default operating company, in the languages of all of them. */
export function answerSecurityContact(
  app: FastifyInstance,
  files: ConfigFiles,
  { publicUrl, clock }: { readonly publicUrl: () => string; readonly clock: () => Date },
): void {
  app.get('/.well-known/security.txt', async (_request, reply) => {
    const companies = await rentalCompanies(files);
    const [byDefault] = companies;
    if (!byDefault?.contact.email) throw notFound();
    const today = Math.floor(clock().getTime() / DAY);
    const languages = new Set(['en', ...companies.map(({ language }) => language.split('-')[0])]);
    const lines = [
      `Contact: mailto:${encodeURI(byDefault.contact.email)}`,
      `Expires: ${new Date((today + GOOD_FOR) * DAY).toISOString()}`,
      `Preferred-Languages: ${[...languages].join(', ')}`,
      `Canonical: ${publicUrl()}/.well-known/security.txt`,
    ];
    return reply
      .header('cache-control', 'no-cache')
      .type('text/plain; charset=utf-8')
      .send(`${lines.join('\r\n')}\r\n`);
  });
}
