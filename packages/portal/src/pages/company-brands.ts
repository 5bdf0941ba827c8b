/** Brand of the design system for each operating company, unless its configuration has a color. */
export const COMPANY_BRANDS = { NL: 'petrol', DE: 'indigo', PL: 'plum' } as const;
