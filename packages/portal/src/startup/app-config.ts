/** An operating company, as `/assets/app-config.json` lists it (ST-04). */
export interface OperatingCompany {
  /** E.g. `NL`. */
  readonly code: string;
  readonly name: string;
  /** ISO 3166-1 alpha-2. */
  readonly country: string;
  /** BCP 47, e.g. `nl-NL`. */
  readonly locale: string;
  /** ISO 4217. */
  readonly currency: string;
  /** Where this company's portal lives. */
  readonly baseUrl: string;
  /** An empty link is left out of the menus (NAV-07). */
  readonly links: { readonly terms: string; readonly privacy: string; readonly cookies: string };
  readonly rentalContact: { readonly phone: string; readonly email: string };
}

/** One left empty is off: nothing is requested for it (ST-04). */
export interface Integrations {
  readonly gtmId: string;
  readonly gtmPersId: string;
  readonly clarityId: string;
  readonly usersnapKey: string;
  readonly sentryDsn: string;
}

/** The application config, `/assets/app-config.json` (ST-04). */
export interface AppConfig {
  /** Code of the operating company where the visitor has chosen none. */
  readonly opCo: string;
  readonly maintenance: boolean;
  readonly operatingCompanies: readonly OperatingCompany[];
  readonly integrations: Integrations;
  /** Issuers of tokens that are no longer ours (LO-03). */
  readonly formerIssuers: readonly string[];
  /** QA host to production host, for registration links (LO-04). */
  readonly registrationHosts: Readonly<Record<string, string>>;
  /** Domains that consent's cookies may live on. */
  readonly cookieDomains: readonly string[];
}
