import { createHmac } from 'node:crypto';
import type { Browser, Page } from '@playwright/test';
import { TOKEN, webflowSite } from '#test/support/webflow.ts';
import { openUnconnected } from './connection.ts';
import { staffOf } from './esign/sending.ts';
import { outsideServer } from './outside-server.ts';
import { ADMIN, expect, field, openAs, test, unique } from './person.ts';
import { fits, WIDE } from './sizes.ts';
import { buildForm } from './webform.ts';

const SECRET = 'secret-of-the-browser';

/** Sends a submission as Webflow would. */
async function submit(page: Page, address: string, data: object, id: string): Promise<void> {
  const payload = { name: 'Book us', id, formId: '65429eadebe8a9f3a30f62d0', data };
  const text = JSON.stringify({ triggerType: 'form_submission', payload });
  const at = String(Date.now());
  const signature = createHmac('sha256', SECRET).update(`${at}:${text}`).digest('hex');
  const { pathname, search } = new URL(address);
  const headers = {
    'content-type': 'application/json',
    'x-webflow-timestamp': at,
    'x-webflow-signature': signature,
  };
  const answer = await page.request.post(`${pathname}${search}`, { data: Buffer.from(text), headers });
  expect(answer.status()).toBe(200);
}

async function connect(page: Page, form: string): Promise<void> {
  await openUnconnected(page, '/webflow', 'Webflow');
  await page.getByRole('button', { name: 'Connect', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Connect Webflow' });
  await field(dialog, 'API token of the site').fill(TOKEN);
  await dialog.getByRole('combobox', { name: /^Requests become those of/ }).selectOption(form);
  await field(dialog, 'Name of the form at Webflow').fill('Book us');
  await dialog.getByRole('button', { name: 'Add field' }).click();
  await field(dialog, 'Name at Webflow').fill('Where');
  await dialog.getByRole('combobox', { name: /^Field here/ }).selectOption('Venue');
  await fits(page);
  await page.setViewportSize(WIDE);
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog).toBeHidden();
}

async function enterSecret(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'More for Webflow' }).click();
  await page.getByRole('menuitem', { name: 'Edit connection' }).click();
  const dialog = page.getByRole('dialog', { name: 'Connect Webflow' });
  const secret = field(dialog, 'Signing secret of the webhook');
  await secret.fill(SECRET);
  await expect(secret).toHaveValue(SECRET);
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog).toBeHidden();
}

/** An artist of the demo with announced dates, whose dates are published from now on. */
async function publishAnArtist(browser: Browser): Promise<number> {
  const staff = await staffOf(browser);
  const { rows } = await staff.ok('POST', '/api/v1/artists/all', { perPage: 50 });
  for (const { id } of rows as readonly { readonly id: string }[]) {
    const { dates } = await staff.ok('GET', `/api/core/artist/${id}/publicdates`);
    if (!Array.isArray(dates) || dates.length === 0) continue;
    await staff.ok('POST', `/api/core/artist/${id}/publicdates`, { isOn: true });
    return dates.length;
  }
  throw new Error('no artist of the demo has an announced date');
}

async function chooseCollection(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Choose a collection' }).click();
  const dialog = page.getByRole('dialog', { name: 'Publish dates at Webflow' });
  await dialog.getByRole('combobox', { name: /^Site/ }).selectOption('Night Shift');
  await dialog.getByRole('combobox', { name: /^Collection/ }).selectOption('Shows');
  await expect(dialog.getByRole('combobox', { name: 'City' })).toHaveValue('town');
  await fits(page);
  await page.setViewportSize(WIDE);
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog).toBeHidden();
}

async function leaveOutCity(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'More for public dates' }).click();
  await page.getByRole('menuitem', { name: 'Edit fields' }).click();
  const dialog = page.getByRole('dialog', { name: 'Publish dates at Webflow' });
  await expect(dialog.getByRole('combobox', { name: /^Collection/ })).toBeDisabled();
  await dialog.getByRole('combobox', { name: 'City' }).selectOption('Not published');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByText('Artist, Date, Venue, Country, Ticket page, Sold out')).toBeVisible();
}

test('an administrator publishes the dates of artists at Webflow', async ({ browser, page }) => {
  const { state, answer } = webflowSite();
  const close = await outsideServer(answer);
  const count = await publishAnArtist(browser);
  await openAs(page, ADMIN);
  const form = unique('For Webflow');
  await buildForm(page, form);
  await connect(page, form);
  await chooseCollection(page);
  await expect.poll(() => state.items.length).toBeGreaterThanOrEqual(count);
  await expect(async () => {
    await page.reload();
    await expect(
      page.getByText(state.items.length === 1 ? '1 item' : `${state.items.length} items`, { exact: true }),
    ).toBeVisible({ timeout: 2000 });
  }).toPass();
  await fits(page);
  await page.setViewportSize(WIDE);
  state.items.shift();
  const before = state.items.length;
  await page.getByRole('button', { name: 'Sync now' }).click();
  await expect.poll(() => state.items.length).toBe(before + 1);
  await leaveOutCity(page);
  await page.getByRole('button', { name: 'More for Webflow' }).click();
  await page.getByRole('menuitem', { name: 'Disconnect and delete the items' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Disconnect' }).click();
  await expect(page.getByText('Not connected.')).toBeVisible();
  expect(state.items).toEqual([]);
  close();
});

test('an administrator connects Webflow, whose submissions become requests', async ({ page }) => {
  await openAs(page, ADMIN);
  const form = unique('From our site');
  await buildForm(page, form);
  await connect(page, form);
  const address = await page.getByText(/webhook\/webflow\?connection=/).innerText();
  await expect(page.getByText('Submissions are refused: the signing secret is missing.')).toBeVisible();
  await enterSecret(page);
  await expect(page.getByText('the signing secret is missing')).toHaveCount(0);
  const data = {
    Name: 'Mo Peeters',
    Email: 'mo@nightshift.example',
    Date: '2028-03-18',
    Where: 'Turbinehal',
    City: 'Ghent',
    Country: 'Belgium',
    Company: 'Night Shift',
  };
  const id = Date.now().toString(16);
  await submit(page, address, data, id);
  await submit(page, address, { ...data, Date: 'soon' }, `${id}b`);
  await page.reload();
  await expect(page.getByText(/^Last request: /)).toBeVisible();
  await expect(page.getByText(`Missing or unreadable: Date. Find it at Webflow as ${id}b.`)).toBeVisible();
  await fits(page);
  await page.setViewportSize(WIDE);
  await page.goto('/webform');
  await page.getByRole('link', { name: form, exact: true }).click();
  await expect(page.getByText(/Night Shift · Turbinehal/)).toBeVisible();
  await page.goto('/webflow');
  await page.getByRole('button', { name: 'More for Webflow' }).click();
  await page.getByRole('menuitem', { name: 'Disconnect' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Disconnect' }).click();
  await expect(page.getByText('Not connected.')).toBeVisible();
});
