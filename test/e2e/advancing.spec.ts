import type { Browser, Page } from '@playwright/test';
import { addDays } from '#shared/kernel/time/date.ts';
import { agencyDay } from '#test/support/agency-day.ts';
import { mailTo, textOf } from './cloud.ts';
import { type Staff, staffOf } from './esign/sending.ts';
import { AGENT, expect, expectAccessible, field, openAs, test } from './person.ts';

interface ShowRow {
  readonly id: string;
  readonly lockedAt?: string;
}
const CONFIRMED = { perPage: 100, filters: [{ field: 'phase', values: ['confirmed'] }] };
const PHONE = { width: 390, height: 844 };

/** A coming show that nothing was asked about. */
async function quietShow(staff: Staff): Promise<string> {
  const from = addDays(agencyDay(), 20);
  const { rows } = (await staff.ok('POST', '/api/core/show/internal/list', { ...CONFIRMED, from })) as unknown as {
    rows: ShowRow[];
  };
  for (const { id } of rows.filter(({ lockedAt }) => !lockedAt)) {
    const filters = [{ field: 'show', values: [id] }];
    const asked = (await staff.ok('POST', '/api/page/advancing/request/list', { filters })) as unknown as {
      total: number;
    };
    if (asked.total === 0) return id;
  }
  throw new Error('no show without a request');
}

/** Sends a request from the page of a show. Answers with the address in the mail. */
async function sendFrom(page: Page, showId: string, email: string): Promise<string> {
  await page.goto(`/show/${showId}`);
  await page.getByRole('button', { name: 'Send advancing request' }).click();
  const dialog = page.getByRole('dialog', { name: 'Send advancing request' });
  await field(dialog, 'Name').fill('Hanna Vos');
  await field(dialog, 'Email').fill(email);
  await dialog.getByLabel('Language').selectOption('en');
  await expectAccessible(page);
  await dialog.getByRole('button', { name: /Send request/ }).click();
  await expect(page.getByText('The advancing request is on its way')).toBeVisible();
  const text = textOf(await mailTo(email, /./, '/advancing/invitation/'));
  return /\/advancing\/invitation\/[\w-]{43}/.exec(text)?.[0] ?? '';
}

async function fits(page: Page, width: number): Promise<void> {
  await page.setViewportSize({ ...PHONE, width });
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
}

const timeField = (page: Page, label: string) => page.getByRole('combobox', { name: label, exact: true });
/** Types a time without a mouse. */
async function typed(page: Page, label: string, text: string): Promise<void> {
  const box = timeField(page, label);
  await box.focus();
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type(text);
  await page.keyboard.press('Tab');
}
/** Presses a button by its key. */
const pressed = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).press('Enter');

const deviceOf = (page: Page) => page.evaluate(() => JSON.stringify(Object.entries(localStorage)));

async function openLink(browser: Browser, address: string): Promise<Page> {
  const context = await browser.newContext({ locale: 'en-GB', viewport: PHONE });
  const guest = await context.newPage();
  await guest.goto(address);
  await pressed(guest, 'Open the questions');
  return guest;
}

test('advancing: sent, answered on a phone, returned, mended and approved', async ({ browser, page }) => {
  test.setTimeout(240_000);
  const showId = await quietShow(await staffOf(browser));
  await openAs(page, AGENT);
  const address = await sendFrom(page, showId, `hanna-${crypto.randomUUID().slice(0, 8)}@outside.example`);
  const guest = await openLink(browser, address);

  await test.step('the questions open by keys, and fit a small phone', async () => {
    await expect(guest.getByText(/0 of \d+ answered/)).toBeVisible();
    await expectAccessible(guest);
    await guest.getByRole('link', { name: 'Answer the questions' }).press('Enter');
    await expect(guest).toHaveURL(/\/provide$/);
    await guest.getByRole('heading', { name: 'Times' }).locator('..').press('Enter');
    await expect(timeField(guest, 'Load-in')).toBeVisible();
    await fits(guest, 320);
    await expectAccessible(guest);
    await fits(guest, 390);
  });

  await test.step('what is missing is named by links, and leads to the field', async () => {
    await pressed(guest, 'Send the answers');
    const missing = guest.getByRole('alert').filter({ hasText: 'answers are still missing' });
    await expect(missing.getByRole('link')).toHaveCount(4);
    await missing.getByRole('link', { name: 'Promoter contact on the day' }).press('Enter');
    await expect(guest.locator('#q-promoterrep').getByRole('textbox', { name: 'Name' })).toBeFocused();
    await guest.keyboard.type('Hanna Vos');
    await expectAccessible(guest);
  });

  await test.step('an answer without a connection stays on the device, and is sent later', async () => {
    await typed(guest, 'Load-in', '14:00');
    await expect(guest.getByText(/Everything is saved/)).toBeVisible();
    await guest.context().setOffline(true);
    await typed(guest, 'Doors', '19:30');
    await expect(guest.getByText(/1 answer is kept on this device/)).toBeVisible();
    const kept = await deviceOf(guest);
    expect(kept).toContain('19:30');
    expect(kept).not.toContain(address.slice(-43));
    await guest.context().setOffline(false);
    await expect(guest.getByText(/Everything is saved/)).toBeVisible();
    expect(await deviceOf(guest)).not.toContain('19:30');
  });

  await test.step('all is sent', async () => {
    await typed(guest, 'Curfew', '23:00');
    await pressed(guest, 'Send the answers');
    await expect(guest.getByText(/You sent your answers on/)).toBeVisible();
  });

  await test.step('staff return one with its reason', async () => {
    await page.goto(`/show/${showId}`);
    await page.getByRole('link', { name: /Hanna Vos/ }).click();
    await expect(page).toHaveURL(/\/advancing\/approve\//);
    await expect(page.getByText('Submitted').first()).toBeVisible();
    await page.getByRole('button', { name: /^Needs me/ }).click();
    await expectAccessible(page);
    await page.getByRole('listitem', { name: 'Load-in' }).focus();
    await page.keyboard.press('r');
    await field(page, 'Reason').fill('The crew is there from 12:00.');
    await page.getByRole('button', { name: 'Return with this reason' }).click();
    await expect(page.getByText('Changes requested').first()).toBeVisible();
    await page.setViewportSize(PHONE);
    await fits(page, 390);
    await expectAccessible(page);
    await page.setViewportSize({ width: 1440, height: 900 });
  });

  await test.step('the rest is approved, by a key and at once', async () => {
    await page.getByRole('listitem', { name: 'Doors' }).focus();
    await page.keyboard.press('a');
    await expect(page.getByRole('listitem', { name: 'Doors' })).toHaveCount(0);
    await page.getByRole('button', { name: /^Approve all \d+ unchanged/ }).click();
    await expect(page.getByText('Nothing waits for your decision.')).toBeVisible();
  });

  await test.step('the returned answer is mended and approved', async () => {
    await guest.reload();
    await pressed(guest, 'Open the questions');
    await expect(guest.getByText('The crew is there from 12:00.')).toBeVisible();
    await typed(guest, 'Load-in', '12:00');
    await pressed(guest, 'Send the answers');
    await expect(guest.getByText(/You sent your answers on/)).toBeVisible();
    await page.reload();
    await page.getByRole('button', { name: /^Approve 1 unchanged/ }).click();
    await expect(page.getByText('Approved', { exact: true }).first()).toBeVisible();
    await page.goto(`/advancing?needsMe=false`);
    await expect(page.getByRole('heading', { name: 'Advancing' })).toBeVisible();
    await expectAccessible(page);
  });
  await guest.context().close();
});
