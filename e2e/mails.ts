import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import PostalMime, { type Email } from 'postal-mime';
import { OUTBOX } from './data-dir.ts';
import { expect } from './journey.ts';

/** The last mail of a kind to an address, as its recipient opens it; waits until it is there. */
export async function mailTo(address: string, template: string): Promise<Email> {
  const read = async () => {
    const names = readdirSync(OUTBOX).filter((name) => name.includes(`-${template}-`));
    const mails = await Promise.all(names.toSorted().map((name) => PostalMime.parse(readFileSync(join(OUTBOX, name)))));
    return mails.findLast(({ to }) => to?.some((one) => one.address === address));
  };
  let found: Email | undefined;
  await expect
    .poll(async () => {
      found = await read().catch(() => undefined);
      return found !== undefined;
    })
    .toBe(true);
  return found as Email;
}

/** Where the button of a mail leads. */
export function linkIn({ html = '' }: Email): string {
  const [, link] = /href="([^"]+)"/.exec(html) ?? [];
  if (!link) throw new Error('the mail has no link');
  return link;
}
