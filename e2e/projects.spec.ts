import { expect, journey, pathOf, signIn, tableRows } from './journey.ts';

const PROJECTS = '/order/company/projects';
const number = () => `E-${Date.now().toString(36).toUpperCase()}`;

journey(
  '[RT-03] [UI-03] a project is found, opened with its machines, and left for the same list',
  async ({ page }) => {
    await signIn(page, 'admin', `${PROJECTS}?sort=onRent,desc`);
    const link = tableRows(page).nth(1).getByRole('link').first();
    const name = (await link.textContent()) ?? '';
    await link.click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
    await expect(page.getByRole('table', { name: 'Machines here' }).getByRole('row').nth(1)).toBeVisible();
    await page.getByRole('link', { name: 'Back to projects' }).click();
    await expect(tableRows(page).nth(1)).toContainText(name);
    expect(pathOf(page)).toContain('sort=onRent');
  },
);

journey(
  '[DOM-10] [DOM-11] a project is created, edited, closed and reopened by who may',
  async ({ page, consoleErrors }) => {
    // The server refuses the first number, which the browser logs.
    consoleErrors.expected.push(/status of 422/);
    await signIn(page, 'admin', `${PROJECTS}/add`);
    const usedNumber = 'P-1001';
    const own = number();
    await page.getByRole('textbox', { name: 'Name' }).fill(`Kade ${own}`);
    await page.getByRole('textbox', { name: 'Number', exact: true }).fill(usedNumber);
    await page.getByRole('combobox', { name: 'Address' }).fill('a');
    await page.getByRole('option').first().click();
    await page.getByRole('textbox', { name: 'Budget' }).fill('12 500,50');
    await page.getByRole('button', { name: 'Add project' }).click();
    await expect(page.getByRole('link', { name: 'Number This is already in use' })).toBeVisible();
    await page.getByRole('textbox', { name: 'Number', exact: true }).fill(own);
    await page.getByRole('button', { name: 'Add project' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Kade ${own}`);
    await expect(page.getByText('€12,500.50')).toBeVisible();

    await page.getByRole('link', { name: 'Edit' }).click();
    await page.getByRole('textbox', { name: 'Name' }).fill(`Kade ${own} Zuid`);
    await page.getByRole('link', { name: 'Cancel' }).click();
    await page.getByRole('button', { name: 'Keep editing' }).click();
    await page.getByRole('button', { name: 'Save changes' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Kade ${own} Zuid`);

    await page.getByRole('button', { name: 'Close project' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Close project' }).click();
    await expect(page.getByRole('button', { name: 'Reopen project' })).toBeVisible();
    await page.getByRole('button', { name: 'Reopen project' }).click();
    await expect(page.getByRole('button', { name: 'Close project' })).toBeVisible();
  },
);

journey('[DOM-11] who may not manage projects is offered no change of them', async ({ page }) => {
  await signIn(page, 'viewer', PROJECTS);
  await expect(tableRows(page).nth(1)).toBeVisible();
  await expect(page.getByRole('link', { name: 'Add project' })).toHaveCount(0);
  await page.goto(`${PROJECTS}/add`);
  await expect(page.getByText(/does not give you access/)).toBeVisible();
});
