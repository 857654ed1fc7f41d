import { expect, type Page } from '@playwright/test';

/** Makes the contract of the open show, and waits until it can be read in the page. */
export async function newContract(page: Page): Promise<void> {
  await page.getByRole('tab', { name: /Documents/ }).click();
  await page.getByRole('button', { name: 'New contract' }).click();
  await page.waitForURL(/\/contract\/\w+/);
  const sheets = page.getByRole('region', { name: /Contract/ }).locator('canvas');
  await expect(sheets.first()).toBeVisible({ timeout: 30_000 });
}
