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
  loseAnswers,
  order,
  type Rental,
} from './rental-steps.ts';

// In German on a phone; rental-confined.spec.ts and rental-simulated.spec.ts cover the same steps in English on a desktop.
const language = 'de';
journey.use({ viewport: { width: 390, height: 844 }, locale: language });

journey(
  '[DOM-01] [DOM-02] [DOM-03] [DOM-06] [DOM-08] [DOM-09] a whole rental in German at 390, every third answer lost',
  async ({ page, browser, request, consoleErrors }) => {
    journey.setTimeout(120_000);
    consoleErrors.expected.push(/504/);
    const reference = `Journey ${crypto.randomUUID().slice(0, 8)}`;
    const company = rentalCompany(request, reference);
    const rental: Rental = { page, language, project: 'Zuidas Tower C', reference, company };
    const email = `${language}.${reference.slice(-8)}@noordzee.example`.toLowerCase();
    // These roles run machines and pay for them; the limit makes every order wait for approval.
    const roles = ['Equipment manager', 'Finance'];
    await acceptInvitation(rental, await invite(request, { email, language, roles, limit: '100.00' }));
    await loseAnswers(page);
    page.setDefaultTimeout(10_000);

    const orderId = await order(rental);
    const other = await browser.newContext({ viewport: { width: 1440, height: 900 }, locale: 'en-US' });
    await approve(await other.newPage(), orderId);
    await other.close();
    const delivered = await deliver(rental, orderId);
    await extend(rental, delivered);
    const offHireId = await callOff(rental, delivered);
    await collect(rental, offHireId);
    const invoiceId = await invoice(rental, delivered);
    await dispute(rental, invoiceId, delivered);
    await expectOneOfEach(rental, delivered);
    // Requests in flight no longer matter.
    await page.unrouteAll({ behavior: 'ignoreErrors' });
  },
);
