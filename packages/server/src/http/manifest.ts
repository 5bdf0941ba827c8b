import { LANGUAGES, type Language } from '@hireyard/contract';
import { BRAND_PATH, type Brand } from '@hireyard/contract/config/brand';
import type { FastifyInstance } from 'fastify';
import type { ConfigFiles } from './config-files.ts';
import { etagOf, isUnchanged } from './etag.ts';
import { notFound } from './problem.ts';
import { rentalCompanies } from './rental-companies.ts';

/** Panel color of each brand and the common canvas color, from the light tokens of the design system. */
const PANELS: Readonly<Record<string, string>> = { NL: '#0f4c5c', DE: '#2c376f', PL: '#642242' };
const PANEL = '#0f4c5c';
const CANVAS = '#f5f6f4';

/** Same wording as in the portal. */
const WORDS: Readonly<Record<Language, { readonly onRent: string; readonly newOrder: string }>> = {
  'en-US': { onRent: 'On rent', newOrder: 'New order' },
  de: { onRent: 'In Miete', newOrder: 'Neuer Auftrag' },
  fr: { onRent: 'En location', newOrder: 'Nouvelle commande' },
  nl: { onRent: 'In huur', newOrder: 'Nieuwe order' },
  hu: { onRent: 'Bérelt gépek', newOrder: 'Új rendelés' },
  pl: { onRent: 'W wynajmie', newOrder: 'Nowe zamówienie' },
};

const icon = (name: string, size: number, purpose: 'any' | 'maskable' = 'any') => ({
  src: `/icons/${name}.png`,
  sizes: `${size}x${size}`,
  type: 'image/png',
  purpose,
});

const OWN_ICONS = [icon('icon-192', 192), icon('icon-512', 512), icon('maskable-512', 512, 'maskable')];

/** The icon of a brand is a square PNG file of 512 pixels, which browsers make smaller. */
const iconsOf = (brand: Brand) =>
  brand.icon === undefined
    ? OWN_ICONS
    : [{ src: BRAND_PATH + brand.icon, sizes: '512x512', type: 'image/png', purpose: 'any' }];

interface Installed {
  readonly opCo: string;
  readonly brand?: Brand;
  readonly name: string;
  readonly language: Language;
}

/** Returns the manifest of an installed portal (SW-05). Its id is the same in every company and language. */
export const manifestOf = ({ opCo, name, language, brand = {} }: Installed) => ({
  id: '/',
  name,
  lang: language,
  start_url: '/',
  scope: '/',
  display: 'standalone',
  theme_color: brand.color ?? PANELS[opCo] ?? PANEL,
  background_color: CANVAS,
  icons: iconsOf(brand),
  shortcuts: [
    { name: WORDS[language].onRent, url: '/order/contracts' },
    { name: WORDS[language].newOrder, url: '/order/orders/add' },
  ].map((shortcut) => ({ ...shortcut, icons: iconsOf(brand).slice(0, 1) })),
});

/**
 * Serves the manifest of an operating company in a language. Falls back to the default company and to the company's own
 * language. Contains nothing about the user.
 */
export function answerManifest(app: FastifyInstance, files: ConfigFiles): void {
  app.get('/manifest.webmanifest', async (request, reply) => {
    const { opCo, lang } = request.query as Readonly<Record<string, unknown>>;
    const companies = await rentalCompanies(files);
    const company = companies.find(({ code }) => code === opCo) ?? companies[0];
    if (!company) throw notFound();
    const language = LANGUAGES.find((each) => each === lang) ?? company.language;
    const json = JSON.stringify(manifestOf({ opCo: company.code, name: company.name, language, brand: company.brand }));
    const etag = etagOf(null, json);
    reply.headers({ 'cache-control': 'no-cache', etag });
    if (isUnchanged(request.headers['if-none-match'], etag)) return reply.code(304).send();
    return reply.type('application/manifest+json').send(json);
  });
}
