import { getAvailability, getProductTranslations } from '@hireyard/contract';
import { type Route, route } from '../../http/route.ts';
import { addressRoutes } from './address.ts';
import { addressListRoutes } from './addresses.ts';
import { contactPersonRoutes } from './contact-person.ts';
import { contactPersonListRoutes } from './contact-persons.ts';
import { corporateClientRoutes } from './corporate-clients.ts';
import { depotRoutes } from './depots.ts';
import { projectRoutes } from './project.ts';
import { projectListRoutes } from './projects.ts';
import { whatsNewRoutes } from './whats-new.ts';

/** Routes of `apiUrl`. */
export const mainRoutes: Route[] = [
  route(getAvailability, async ({ db }) => {
    const row = await db.selectFrom('service_status').select(['status', 'banner_text']).executeTakeFirst();
    return { status: row?.status ?? 'UP', bannerText: row?.banner_text ?? '' };
  }),
  route(getProductTranslations, async ({ db, query }) => {
    const rows = await db
      .selectFrom('product_translation')
      .select(['product_code', 'name'])
      .where('language', '=', query.lang)
      .orderBy('product_code')
      .execute();
    return { language: query.lang, names: Object.fromEntries(rows.map((row) => [row.product_code, row.name])) };
  }),
  ...corporateClientRoutes,
  ...projectListRoutes,
  ...projectRoutes,
  ...addressListRoutes,
  ...addressRoutes,
  ...contactPersonListRoutes,
  ...contactPersonRoutes,
  ...depotRoutes,
  ...whatsNewRoutes,
];
