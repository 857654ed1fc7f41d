import type { Page } from '@playwright/test';
import { expect, expectAccessible, field } from './person.ts';
import { PHONE } from './sizes.ts';

/** Enters a test key, unless an earlier run did. */
export async function connectCards(page: Page, bookkeeping: string): Promise<void> {
  await page.goto('/cardaccount');
  await expect(page.getByRole('heading', { name: 'Card payments', level: 1 })).toBeVisible();
  const button = page.getByRole('button', { name: `Connect ${bookkeeping}`, exact: true });
  const menu = page.getByRole('button', { name: `More for ${bookkeeping}`, exact: true });
  await expect(button.or(menu)).toBeVisible();
  if (await menu.isVisible()) return;
  await button.click();
  const dialog = page.getByRole('dialog');
  await field(dialog, 'Secret key').fill('pk_test_wrong_kind');
  await dialog.getByRole('button', { name: 'Connect' }).click();
  await expect(dialog.getByText('Enter a secret key. It begins with sk_ or rk_.')).toBeVisible();
  await expectAccessible(page);
  await field(dialog, 'Secret key').fill('sk_test_of_the_browser');
  await dialog.getByRole('button', { name: 'Connect' }).click();
  await expect(dialog).toBeHidden();
  await expect(menu).toBeVisible();
  await page.setViewportSize(PHONE);
  await expectAccessible(page);
  await page.setViewportSize({ width: 1440, height: 900 });
}
