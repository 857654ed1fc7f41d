import type { Page } from '@playwright/test';
import { expect, expectAccessible, field, OPERATOR, openAs, test } from './person.ts';
import { PHONE } from './sizes.ts';

const WIDE = { width: 1440, height: 900 };

async function fits(page: Page): Promise<void> {
  for (const size of [PHONE, WIDE]) {
    await page.setViewportSize(size);
    const over = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect(over).toBeLessThanOrEqual(0);
    await expectAccessible(page);
  }
}

test('the operator writes a new version of a document, and the older one stays', async ({ browser, page }) => {
  const reader = await (await browser.newContext({ locale: 'en-GB' })).newPage();
  await reader.goto('/content/securitypolicy');
  await expect(reader.getByRole('heading', { level: 1, name: 'Security' })).toBeVisible();
  await expect(reader.getByText(/^Version 1, since/)).toBeVisible();
  await fits(reader);

  await page.setViewportSize(WIDE);
  await openAs(page, OPERATOR);
  await page.goto('/adminone/client');
  await page.getByRole('button', { name: 'Legal texts' }).click();
  const all = page.getByRole('dialog', { name: 'Legal texts' });
  const row = all.getByRole('listitem').filter({ hasText: 'Security' });
  await row.getByRole('button', { name: 'New version' }).click();
  const one = page.getByRole('dialog', { name: 'Security' });
  await field(one, 'Responsible').fill('Backline Holding');
  await one.getByRole('textbox', { name: 'Text', exact: true }).fill('**Keys**\nWe turn them every year.');
  await fits(page);
  await one.getByRole('button', { name: 'Publish version' }).click();
  await expect(row).toContainText('Version 2');

  await reader.reload();
  await expect(reader.getByText(/^Version 2, since .*Backline Holding$/)).toBeVisible();
  await expect(reader.getByText('We turn them every year.')).toBeVisible();
  await fits(reader);
  await reader.getByRole('link', { name: /^Version 1/ }).click();
  await expect(reader.getByText('Your password never leaves your browser.', { exact: false })).toBeVisible();
});
