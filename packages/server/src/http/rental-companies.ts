import { LANGUAGES, type Language } from '@hireyard/contract';
import * as z from 'zod/mini';
import type { ConfigFiles } from './config-files.ts';

/** An operating company as the application config shows it to visitors. */
export interface RentalCompany {
  readonly code: string;
  readonly name: string;
  readonly language: Language;
  /** Where it is reached; the address that registrations go to. */
  readonly contact: { readonly phone: string; readonly email: string };
}

const Contact = z.object({ phone: z.string(), email: z.string() });
const Company = z.object({ code: z.string(), name: z.string(), locale: z.string(), rentalContact: Contact });
const Config = z.object({ opCo: z.string(), operatingCompanies: z.array(Company) });

/** The language of a locale: `nl` of `nl-NL`. */
const languageOf = (locale: string): Language =>
  LANGUAGES.find((language) => language.split('-')[0] === locale.split('-')[0]) ?? 'en-US';

/** The operating companies of the application config, the default one first; none where it has none that can be read. */
export async function rentalCompanies({ appConfig }: Pick<ConfigFiles, 'appConfig'>): Promise<RentalCompany[]> {
  const { data } = Config.safeParse(await appConfig());
  if (!data) return [];
  const companies = data.operatingCompanies.map(({ code, name, locale, rentalContact }) => ({
    code,
    name,
    language: languageOf(locale),
    contact: rentalContact,
  }));
  return companies.toSorted((a, b) => Number(b.code === data.opCo) - Number(a.code === data.opCo));
}
