import { LANGUAGES, type Language } from '@hireyard/contract';
import type { Brand } from '@hireyard/contract/config/brand';
import * as z from 'zod/mini';
import type { ConfigFiles } from './config-files.ts';

/** An operating company as the application config shows it to visitors. */
export interface RentalCompany {
  readonly code: string;
  readonly name: string;
  readonly language: Language;
  /** Contact of the company. Registrations go to its e-mail address. */
  readonly contact: { readonly phone: string; readonly email: string };
  readonly brand: Brand;
}

const Contact = z.object({ phone: z.string(), email: z.string() });
const text = z.optional(z.string());
const BrandFields = z.object({ name: text, logo: text, logoDark: text, icon: text, color: text, mailFrom: text });
const Company = z.object({
  ...{ code: z.string(), name: z.string(), locale: z.string(), rentalContact: Contact },
  brand: z.optional(BrandFields),
});
const Config = z.object({ opCo: z.string(), operatingCompanies: z.array(Company) });

/** Returns the language of a locale: `nl` for `nl-NL`. */
const languageOf = (locale: string): Language =>
  LANGUAGES.find((language) => language.split('-')[0] === locale.split('-')[0]) ?? 'en-US';

/**
 * Returns the operating companies of the application config, the default one first. Empty if the config is missing or
 * invalid.
 */
export async function rentalCompanies({ appConfig }: Pick<ConfigFiles, 'appConfig'>): Promise<RentalCompany[]> {
  const { data } = Config.safeParse(await appConfig());
  if (!data) return [];
  const companies = data.operatingCompanies.map(({ code, name, locale, rentalContact, brand = {} }) => ({
    code,
    name,
    language: languageOf(locale),
    contact: rentalContact,
    brand: brand as Brand,
  }));
  return companies.toSorted((a, b) => Number(b.code === data.opCo) - Number(a.code === data.opCo));
}
