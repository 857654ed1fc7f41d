import type { Browser, Page } from '@playwright/test';
import { addDays } from '#shared/kernel/time/date.ts';
import { agencyDay } from '#test/support/agency-day.ts';
import { mailTo, textOf } from '../cloud.ts';
import type { Staff } from '../esign/sending.ts';
import { expect, expectAccessible, field, test } from '../person.ts';
import { noWider, PHONE } from '../sizes.ts';

interface ShowRow {
  readonly id: string;
  readonly lockedAt?: string;
}
const CONFIRMED = { perPage: 100, filters: [{ field: 'phase', values: ['confirmed'] }] };

/** A coming show that nothing was asked about. Two workers at once take no show of each other. */
export async function quietShow(staff: Staff): Promise<string> {
  const from = addDays(agencyDay(), 20);
  const { rows } = (await staff.ok('POST', '/api/core/show/internal/list', { ...CONFIRMED, from })) as unknown as {
    rows: ShowRow[];
  };
  const { parallelIndex, config } = test.info();
  const own = rows.filter(({ lockedAt }, i) => !lockedAt && i % config.workers === parallelIndex);
  for (const { id } of own) {
    const filters = [{ field: 'show', values: [id] }];
    const asked = (await staff.ok('POST', '/api/page/advancing/request/list', { filters })) as unknown as {
      total: number;
    };
    if (asked.total === 0) return id;
  }
  throw new Error('no show without a request');
}

/** Sends a request from the page of a show. Answers with the address in the mail. */
export async function sendFrom(page: Page, showId: string, email: string): Promise<string> {
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

export async function fits(page: Page, width: number): Promise<void> {
  await page.setViewportSize({ ...PHONE, width });
  await noWider(page);
}

export const timeField = (page: Page, label: string) => page.getByRole('combobox', { name: label, exact: true });
/** Types a time without a mouse. */
export async function typed(page: Page, label: string, text: string): Promise<void> {
  const box = timeField(page, label);
  await box.focus();
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type(text);
  await page.keyboard.press('Tab');
}
/** Presses a button by its key. */
export const pressed = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).press('Enter');

export const deviceOf = (page: Page) => page.evaluate(() => JSON.stringify(Object.entries(localStorage)));

export async function openLink(browser: Browser, address: string): Promise<Page> {
  const context = await browser.newContext({ locale: 'en-GB', viewport: PHONE });
  const guest = await context.newPage();
  await guest.goto(address);
  await pressed(guest, 'Open the questions');
  return guest;
}
