import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import PostalMime, { type Email } from 'postal-mime';
import { OUTBOX } from './data-dir.ts';
import { expect } from './journey.ts';

/** Waits for a mail of a template to an address, and returns the latest one, parsed. */
export async function mailTo(
  address: string,
  template: string,
  { outbox = OUTBOX, timeout = 10_000 }: { readonly outbox?: string; readonly timeout?: number } = {},
): Promise<Email> {
  const read = async () => {
    const names = readdirSync(outbox).filter((name) => name.includes(`-${template}-`));
    const mails = await Promise.all(names.toSorted().map((name) => PostalMime.parse(readFileSync(join(outbox, name)))));
    return mails.findLast(({ to }) => to?.some((one) => one.address === address));
  };
  let mail: Email | undefined;
  await expect
    .poll(
      async () => {
        mail = await read().catch(() => undefined);
        return mail !== undefined;
      },
      { timeout },
    )
    .toBe(true);
  return mail as Email;
}

/** Address behind the button of a mail. */
export function linkIn({ html = '' }: Email): string {
  const [, link] = /href="([^"]+)"/.exec(html) ?? [];
  if (!link) throw new Error('the mail has no link');
  return link;
}
