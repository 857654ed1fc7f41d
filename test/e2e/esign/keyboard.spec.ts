import type { Page } from '@playwright/test';
import { expect, expectAccessible, test } from '../person.ts';
import { guest, sendOut, staffOf } from './sending.ts';

/** More stops than the page has: a trap would never let go. */
const STOPS = 60;

/** Presses Tab until the focus is on a control, as its name is read out. */
async function tabTo(page: Page, role: 'button' | 'checkbox' | 'textbox', name: string | RegExp): Promise<void> {
  const target = page.getByRole(role, { name, ...(typeof name === 'string' ? { exact: true } : {}) }).last();
  for (let stop = 0; stop < STOPS; stop++) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`Tab never reaches ${name}`);
}
async function press(page: Page, name: string): Promise<void> {
  await tabTo(page, 'button', name);
  await page.keyboard.press('Enter');
}

for (const width of [390, 1440] as const)
  test(`scenario 17 at ${width} px: with the keyboard alone, errors are announced and nothing needs drawing`, async ({
    browser,
  }) => {
    const sent = await sendOut(await staffOf(browser));
    const page = await guest(browser, width, sent.address);
    await press(page, 'Continue');
    await expect(page.getByRole('heading', { name: sent.title })).toBeFocused();
    await press(page, 'Read the documents');
    await expect(page.locator('canvas').first()).toBeVisible({ timeout: 20_000 });
    await press(page, 'Continue to sign');
    await expect(page.getByRole('heading', { name: 'Sign', exact: true })).toBeFocused();

    await press(page, 'Sign');
    await expect(page.getByRole('alert')).toHaveText(/Tick that you agree/);
    await expect(page.getByRole('checkbox')).toBeFocused();
    await expectAccessible(page);
    await page.keyboard.press('Space');
    await press(page, 'Sign');
    await expect(page.getByText(/^You signed this/)).toBeVisible();
    await expect(page.getByRole('heading', { name: sent.title })).toBeFocused();
    await page.context().close();
  });
