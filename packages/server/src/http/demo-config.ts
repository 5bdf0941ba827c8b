import * as z from 'zod/mini';
import type { Settings } from '../settings.ts';
import { StartError } from '../start-error.ts';
import type { ConfigFiles } from './config-files.ts';

/** Telephone numbers of the demo's operating companies, in digits alone. */
const DEMO_PHONES = new Set(['31205550100', '493023125100', '48225550100']);
/** Host or address of the demo, which nobody can register (RFC 2606). */
const DEMO_HOST = /[./@]hireyard\.example(\/|$)/;

const Contact = z.object({ phone: z.string(), email: z.string() });
const Company = z.object({
  code: z.string(),
  links: z.optional(z.record(z.string(), z.string())),
  rentalContact: Contact,
});
const Companies = z.object({ operatingCompanies: z.array(Company) });

/** Returns the values of the application config that belong to the demo. */
export function demoValues(config: unknown): string[] {
  const companies = Companies.safeParse(config).data?.operatingCompanies ?? [];
  return companies.flatMap(({ code, links = {}, rentalContact: { phone, email } }) => [
    ...Object.entries(links)
      .filter(([, link]) => DEMO_HOST.test(link))
      .map(([name]) => `${code}.links.${name}`),
    ...(DEMO_PHONES.has(phone.replace(/\D/g, '')) ? [`${code}.rentalContact.phone`] : []),
    ...(DEMO_HOST.test(email) ? [`${code}.rentalContact.email`] : []),
  ]);
}

/** Throws where customers would meet the links and telephone numbers of the demo (OP-13). */
export async function checkNoDemoConfig(
  { portalEnv, seed }: Pick<Settings, 'portalEnv' | 'seed'>,
  { appConfig }: Pick<ConfigFiles, 'appConfig'>,
): Promise<void> {
  if (portalEnv !== 'prod' || seed === 'demo') return;
  const values = demoValues(await appConfig());
  if (values.length === 0) return;
  throw new StartError(
    `app-config.json still has links or contacts of the demo (${values.join(', ')}). Put your own into the app-config.json of CONFIG_DIR.`,
  );
}
