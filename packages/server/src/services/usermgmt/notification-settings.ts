import {
  getNotificationSettings,
  NOTIFICATION_KINDS,
  type NotificationSettings,
  putNotificationSettings,
} from '@hireyard/contract';
import type { Selectable } from 'kysely';
import type { Database } from '../../database/tables.ts';
import { staleVersion } from '../../http/problem.ts';
import { type Route, route } from '../../http/route.ts';

type Row = Selectable<Database['notification_setting']>;

/** Notification settings of a user, for all of their clients. */
export const notificationSettingRoutes: Route[] = [
  route(getNotificationSettings, async ({ db, caller }) =>
    toSettings(
      await db.selectFrom('notification_setting').selectAll().where('user_id', '=', caller.userId).executeTakeFirst(),
    ),
  ),

  route(putNotificationSettings, async ({ db, caller, body: { kinds, weeklyMail }, version }) => {
    const off = (place: 'portal' | 'mail') => kinds.filter((one) => !one[place]).map(({ kind }) => kind);
    const weekly = weeklyMail === undefined ? {} : { weekly_mail: weeklyMail };
    const set = { portal_off: off('portal'), mail_off: off('mail'), ...weekly, version: version + 1 };
    // The first edit is of settings that have no row yet.
    const row =
      version === 0
        ? await db
            .insertInto('notification_setting')
            .values({ user_id: caller.userId, ...set })
            .onConflict((conflict) => conflict.doNothing())
            .returningAll()
            .executeTakeFirst()
        : await db
            .updateTable('notification_setting')
            .set(set)
            .where('user_id', '=', caller.userId)
            .where('version', '=', version)
            .returningAll()
            .executeTakeFirst();
    if (!row) throw staleVersion();
    return toSettings(row);
  }),
];

const toSettings = (row: Row | undefined): NotificationSettings => ({
  kinds: NOTIFICATION_KINDS.map((kind) => ({
    kind,
    portal: !row?.portal_off.includes(kind),
    mail: !row?.mail_off.includes(kind),
  })),
  weeklyMail: row?.weekly_mail ?? false,
  version: row?.version ?? 0,
});
