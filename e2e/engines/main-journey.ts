import { emailOf, PASSWORD } from '../accounts.ts';
import type { Driver } from './driver.ts';
import { type Target, until, type Visitor, visitorOf } from './visitor.ts';

/** Header that names the client of a call. */
const CLIENT_HEADER = 'x-mysite-corporate-client-external-uuid';

/** A machine on rent. */
export interface Line {
  readonly id: string;
  readonly contractId: string;
  readonly contractNumber: string;
  readonly fleetNumber: string;
  readonly actions: readonly string[];
}

/** Reads machines of the administrator's first client that can be extended and called off, each of another contract. */
export async function machinesOnRent(origin: string): Promise<readonly Line[]> {
  const read = async (path: string, init: RequestInit) => {
    const response = await fetch(origin + path, init);
    if (!response.ok) throw new Error(`${path} answered ${response.status}.`);
    return response.json();
  };
  const { accessToken } = (await read('/api/usermgmt/auth/login', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: emailOf('admin'), password: PASSWORD }),
  })) as { accessToken: string };
  const authorization = `Bearer ${accessToken}`;
  const clients = (await read('/api/corporate-clients', { headers: { authorization } })) as {
    items: readonly [{ externalUuid: string }];
  };
  const headers = { authorization, [CLIENT_HEADER]: clients.items[0].externalUuid };
  const { items } = (await read('/api/overview/contract-lines?status=onRent&size=100', { headers })) as {
    items: readonly Line[];
  };
  const movable = items.filter(({ actions }) => ['extend', 'offHire'].every((action) => actions.includes(action)));
  return movable.filter(({ contractId }, at) => movable.findIndex((line) => line.contractId === contractId) === at);
}

/** A Tuesday in about four months, behind every planned end: no public holiday moves with Easter to a Tuesday. */
function distantTuesday(): string {
  const day = new Date(Date.now() + 120 * 86_400_000);
  day.setUTCDate(day.getUTCDate() + ((9 - day.getUTCDay()) % 7));
  return day.toISOString().slice(0, 10);
}

const button = (name: string | RegExp, within?: string): Target => ({
  role: 'button',
  name,
  ...(within && { within }),
});
const link = (name: string | RegExp): Target => ({ role: 'link', name, within: 'main' });
const heading = (name: string | RegExp): Target => ({ role: 'heading', name });
const textbox = (name: string | RegExp): Target => ({ role: 'textbox', name });

/** True once the first page of a PDF has dark pixels. Runs in the page. */
const IS_DRAWN = `(() => {
  const canvas = document.querySelector('[role=dialog] canvas');
  const data = canvas?.width ? canvas.getContext('2d').getImageData(0, 0, canvas.width, canvas.height).data : [];
  return data.some((value, index) => index % 4 === 0 && value > 0 && value < 64);
})()`;

/** Opens the product for the first time and answers the question about cookies. */
async function arrive(driver: Driver, origin: string): Promise<Visitor> {
  const visitor = visitorOf(driver);
  await visitor.open(`${origin}/auth/login`);
  await visitor.click(button('Accept selected'));
  await visitor.gone({ role: 'dialog' });
  return visitor;
}

async function signInWith(visitor: Visitor, password: string): Promise<void> {
  await visitor.fill(textbox('E-mail address'), emailOf('admin'));
  await visitor.fill(textbox('Password'), password);
  await visitor.click(button('Sign in'));
}

/** Returns a visitor who has signed in as the administrator and sees the machines on rent. */
export async function signIn(driver: Driver, origin: string): Promise<Visitor> {
  const visitor = await arrive(driver, origin);
  await signInWith(visitor, PASSWORD);
  await visitor.see(heading('On rent'));
  return visitor;
}

/**
 * From the first visit to the logout: consent, a wrong password, sign-in, search, a contract, an extension, a call-off, an
 * invoice on screen, the way back.
 */
export async function mainJourney(driver: Driver, origin: string, line: Line): Promise<void> {
  const visitor = await arrive(driver, origin);
  await signInWith(visitor, 'not the password');
  await visitor.reads('The e-mail address or the password is wrong.');
  await signInWith(visitor, PASSWORD);
  await visitor.see(heading('On rent'));

  await visitor.click(button('Search everything', 'header'));
  await visitor.fill(textbox('Search everything'), line.contractNumber);
  await visitor.click({ role: 'option', name: new RegExp(line.contractNumber) });
  await visitor.see(heading(new RegExp(line.contractNumber)));
  await visitor.isAt(`/order/contracts/${line.contractId}`);

  await visitor.open(`${origin}/order/extensions/add?line=${line.id}&day=${distantTuesday()}`);
  await visitor.see(heading('Extend'));
  await visitor.fill(textbox('Reason'), `The roof takes longer (${driver.browser})`);
  await visitor.click(button('Extend 1 machine'));
  await visitor.reads(/1 machine is extended to /);

  await visitor.open(`${origin}/order/off-hires/add?line=${line.id}`);
  await visitor.see(heading('Call off'));
  await visitor.fill(textbox('Place on site'), `Behind gate 2 (${driver.browser})`);
  await visitor.click(button('Call off 1 machine'));
  await visitor.reads(/OH-\d/);

  await visitor.open(`${origin}/order/documents?type=invoice`);
  const { name: number } = await visitor.click(link(/^I-/));
  await visitor.see(heading(new RegExp(number)));
  await visitor.click(button('View'));
  await until('the drawn page of the invoice', () => driver.evaluate(IS_DRAWN));
  await driver.press('Escape');
  await visitor.gone({ role: 'dialog' });
  await driver.back();
  await visitor.see(link(number));
  await visitor.isAt('/order/documents?type=invoice');

  await visitor.click(button(/^Profile/));
  await visitor.click({ role: 'menuitem', name: 'Logout' });
  await visitor.see(button('Sign in'));
}
