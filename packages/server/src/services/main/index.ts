import { getAvailability } from '@hireyard/contract';
import { type Route, route } from '../../http/route.ts';
import { readClock } from '../../simulator/clock-store.ts';
import { attachmentRoutes } from '../attachments/index.ts';
import { attentionRoutes } from '../attention/index.ts';
import { calendarFeedRoutes } from '../calendar/feeds.ts';
import { notificationRoutes } from '../notifications/index.ts';
import { productPictureRoutes } from '../product-pictures.ts';
import { savedViewRoutes } from '../saved-views/index.ts';
import { searchRoutes } from '../search/index.ts';
import { activityRoutes } from './activity.ts';
import { addressRoutes } from './address.ts';
import { addressListRoutes } from './addresses.ts';
import { assetRoutes } from './assets/asset.ts';
import { assetFileRoutes } from './assets/files.ts';
import { assetImportRoutes } from './assets/import.ts';
import { assetListRoutes } from './assets/list.ts';
import { catalogueRoutes } from './catalogue.ts';
import { contactPersonRoutes } from './contact-person.ts';
import { contactPersonListRoutes } from './contact-persons.ts';
import { corporateClientRoutes } from './corporate-clients.ts';
import { demoClockRoute, shownClock } from './demo-clock.ts';
import { depotRoutes } from './depots.ts';
import { favoriteRoutes } from './favorites.ts';
import { feedbackRoutes } from './feedback.ts';
import { offHireRoutes } from './off-hires/index.ts';
import { orderRoutes } from './orders/index.ts';
import { productNamesRoute } from './product-names.ts';
import { productRoutes } from './products.ts';
import { projectRoutes } from './project.ts';
import { projectSpendRoutes } from './project-spend.ts';
import { projectListRoutes } from './projects.ts';
import { whatsNewRoutes } from './whats-new.ts';

/** Routes of `apiUrl`. */
export const mainRoutes: Route[] = [
  route(getAvailability, async ({ db, now }) => {
    const row = await db.selectFrom('service_status').select(['status', 'banner_text']).executeTakeFirst();
    const clock = await readClock(db);
    return {
      status: row?.status ?? 'UP',
      bannerText: row?.banner_text ?? '',
      ...(clock ? { demoClock: shownClock(clock, now) } : {}),
    };
  }),
  demoClockRoute,
  productNamesRoute,
  ...corporateClientRoutes,
  ...projectListRoutes,
  ...projectRoutes,
  ...projectSpendRoutes,
  ...addressListRoutes,
  ...addressRoutes,
  ...contactPersonListRoutes,
  ...contactPersonRoutes,
  ...assetListRoutes,
  ...assetRoutes,
  ...assetFileRoutes,
  ...assetImportRoutes,
  ...depotRoutes,
  ...productRoutes,
  ...productPictureRoutes,
  ...catalogueRoutes,
  ...favoriteRoutes,
  ...offHireRoutes,
  ...orderRoutes,
  ...whatsNewRoutes,
  ...feedbackRoutes,
  ...activityRoutes,
  ...attachmentRoutes,
  ...notificationRoutes,
  ...calendarFeedRoutes,
  ...savedViewRoutes,
  ...attentionRoutes,
  ...searchRoutes,
];
