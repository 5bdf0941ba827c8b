import { createProspect } from '@hireyard/contract';
import { countAttempt, REGISTRATIONS } from '../../auth/attempts.ts';
import { networkOf } from '../../http/network.ts';
import { invalid } from '../../http/problem.ts';
import type { RentalCompany } from '../../http/rental-companies.ts';
import { type Route, route } from '../../http/route.ts';
import { queueMail } from '../../mail/queue.ts';

export const prospectRoutes = (companies: () => Promise<readonly RentalCompany[]>): Route[] => [
  route(createProspect, async ({ body, db, now, visitor }) => {
    await countAttempt(db, REGISTRATIONS, networkOf(visitor.address), now);
    // Limits confirmations to one address, because anyone can enter any address.
    await countAttempt(db, REGISTRATIONS, body.email, now);
    const offered = await companies();
    // Without the portal there is no list of companies to choose from.
    if (offered.length > 0 && !offered.some(({ code }) => code === body.opCo)) {
      throw invalid([{ pointer: '/opCo', code: 'choice' }]);
    }
    const prospectId = crypto.randomUUID();
    await db
      .insertInto('prospect')
      .values({
        id: prospectId,
        op_co: body.opCo,
        company: body.company,
        vat_number: body.vatNumber,
        country: body.country,
        first_name: body.firstName,
        last_name: body.lastName,
        email: body.email,
        phone: body.phone,
        language: body.language,
        terms_accepted_at: now,
      })
      .execute();
    await queueMail(db, { template: 'prospect', params: { prospectId } }, now);
    await queueMail(db, { template: 'prospectReceived', params: { prospectId } }, now);
    return undefined;
  }),
];
