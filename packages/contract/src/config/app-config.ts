import type { Brand } from './brand.ts';
import { checkFields, type FieldRules } from './config-file.ts';
import type { MapSetting } from './map-setting.ts';

/** Web addresses of an operating company's documents. */
export interface CompanyLinks {
  readonly terms: string;
  readonly privacy: string;
  readonly cookies: string;
  /** The public body that complaints about accessibility go to. Named by the accessibility statement. */
  readonly accessibilityAuthority?: string;
}

/** Operating company in `/assets/app-config.json` (ST-04). */
export interface OperatingCompany {
  /** E.g. `NL`. */
  readonly code: string;
  readonly name: string;
  /** ISO 3166-1 alpha-2. */
  readonly country: string;
  /** BCP 47, e.g. `nl-NL`. */
  readonly locale: string;
  /** Language tags offered by `/instances`. Defaults to the language of `locale`. */
  readonly languages?: readonly string[];
  /** ISO 4217. */
  readonly currency: string;
  /** Base address of this company's portal. */
  readonly baseUrl: string;
  /** Web addresses. An empty link is hidden from the menus (NAV-07). */
  readonly links: CompanyLinks;
  readonly rentalContact: { readonly phone: string; readonly email: string };
  /** Validated by `brandFault`: by the server, when it reads the file. */
  readonly brand?: Brand;
}

/** Ids of the integrations. An empty id disables the integration: no request is made (ST-04). */
export interface Integrations {
  readonly gtmId: string;
  readonly gtmPersId: string;
  readonly clarityId: string;
  readonly usersnapKey: string;
  readonly sentryDsn: string;
}

/** Application config in `/assets/app-config.json` (ST-04). */
export interface AppConfig {
  /** Code of the default operating company. */
  readonly opCo: string;
  readonly maintenance: boolean;
  readonly operatingCompanies: readonly OperatingCompany[];
  readonly integrations: Integrations;
  /** Former issuers: their tokens are stale (LO-03). */
  readonly formerIssuers: readonly string[];
  /** Maps QA hosts to production hosts, for registration links (LO-04). */
  readonly registrationHosts: Readonly<Record<string, string>>;
  /** Domains on which consent may set cookies. */
  readonly cookieDomains: readonly string[];
  /** Validated by `readMapSetting`: by the server, and by the portal on pages with a map, after startup. */
  readonly map?: Partial<MapSetting>;
}

export const APP_CONFIG_FILE = '/assets/app-config.json';

const RULES: FieldRules<AppConfig> = {
  opCo: 'string',
  maintenance: 'boolean',
  operatingCompanies: 'array',
  integrations: 'object',
  formerIssuers: 'array',
  registrationHosts: 'object',
  cookieDomains: 'array',
};
const COMPANY_RULES: FieldRules<OperatingCompany> = {
  code: 'string',
  name: 'string',
  country: 'string',
  locale: 'string',
  currency: 'string',
  baseUrl: 'address',
  links: 'object',
  rentalContact: 'object',
};
const LINKS_RULES: FieldRules<Required<CompanyLinks>> = {
  terms: 'address',
  privacy: 'address',
  cookies: 'address',
  accessibilityAuthority: 'address',
};
const CONTACT_RULES: FieldRules<OperatingCompany['rentalContact']> = { phone: 'string', email: 'string' };
const NO_LINKS: Required<CompanyLinks> = { terms: '', privacy: '', cookies: '', accessibilityAuthority: '' };
const NO_INTEGRATIONS: Integrations = { gtmId: '', gtmPersId: '', clarityId: '', usersnapKey: '', sentryDsn: '' };

const readCompany = (file: string, content: unknown): OperatingCompany => {
  const place = `${file} (operatingCompanies)`;
  const company = checkFields<OperatingCompany>(place, content, COMPANY_RULES);
  checkFields(place, company.rentalContact, CONTACT_RULES);
  return { ...company, links: checkFields(place, { ...NO_LINKS, ...company.links }, LINKS_RULES) };
};

/** Checks a parsed application config. Missing integrations and links are disabled. */
export const readAppConfig = (content: unknown, file = APP_CONFIG_FILE): AppConfig => {
  const config = checkFields<AppConfig>(file, content, RULES);
  return {
    ...config,
    operatingCompanies: config.operatingCompanies.map((company) => readCompany(file, company)),
    integrations: { ...NO_INTEGRATIONS, ...config.integrations },
  };
};
