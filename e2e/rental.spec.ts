import { invite } from './colleagues.ts';
import { journey } from './journey.ts';
import { rentalCompany } from './rental-company.ts';
import {
  acceptInvitation,
  approve,
  callOff,
  collect,
  deliver,
  dispute,
  expectOneOfEach,
  extend,
  invoice,
  type Life,
  loseAnswers,
  order,
} from './rental-life.ts';

// In German on a phone: rental-confined.spec.ts and rental-simulated.spec.ts go the same way at a desk, in English.
const language = 'de';
journey.use({ viewport: { width: 390, height: 844 }, locale: language });

journey(
  '[DOM-01] [DOM-02] [DOM-03] [DOM-06] [DOM-08] [DOM-09] a whole rental in German at 390, every third answer lost',
  async ({ page, browser, request, provokes }) => {
    journey.setTimeout(120_000);
    provokes.expected.push(/504/);
    const reference = `Journey ${crypto.randomUUID().slice(0, 8)}`;
    const company = rentalCompany(request, reference);
    const life: Life = { page, language, project: 'Zuidas Tower C', reference, company };
    const email = `${language}.${reference.slice(-8)}@noordzee.example`.toLowerCase();
    // They run machines and pay for them, and order next to nothing alone.
    const roles = ['Equipment manager', 'Finance'];
    await acceptInvitation(life, await invite(request, { email, language, roles, limit: '100.00' }));
    await loseAnswers(page);
    page.setDefaultTimeout(10_000);

    const orderId = await order(life);
    const other = await browser.newContext({ viewport: { width: 1440, height: 900 }, locale: 'en-US' });
    await approve(await other.newPage(), orderId);
    await other.close();
    const delivered = await deliver(life, orderId);
    await extend(life, delivered);
    const offHireId = await callOff(life, delivered);
    await collect(life, offHireId);
    const invoiceId = await invoice(life, delivered);
    await dispute(life, invoiceId, delivered);
    await expectOneOfEach(life, delivered);
    // What is on its way is nobody's any more.
    await page.unrouteAll({ behavior: 'ignoreErrors' });
  },
);
