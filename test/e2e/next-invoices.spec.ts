import type { Page } from '@playwright/test';
import { ADMIN, expect, expectAccessible, openAs, test } from './person.ts';
import { PHONE } from './sizes.ts';

const WIDE = { width: 1440, height: 900 };
const main = (page: Page) => page.getByRole('main');
const drafts = (page: Page) => main(page).getByRole('button', { name: /^Create draft: / });

/** Opens the documents of the demo's first show whose contract proposes a deposit. */
async function openProposal(page: Page): Promise<void> {
  await page.goto('/contract');
  const links = main(page).locator('a[href^="/contract/0"]');
  await links.first().waitFor();
  const paths = await links.evaluateAll((all) => [...new Set(all.map((link) => link.getAttribute('href') ?? ''))]);
  for (const path of paths) {
    await page.goto(path);
    const link = main(page).locator('a[href^="/show/"]').first();
    await link.waitFor();
    const answered = page.waitForResponse(/\/invoice\/next\//);
    await page.goto(`${await link.getAttribute('href')}?tab=documents`);
    const { rows } = (await (await answered).json()) as { readonly rows: readonly { readonly kind: string }[] };
    if (rows.filter(({ kind }) => kind === 'deposit').length === 1) return;
  }
  throw new Error('no show of the demo proposes a deposit');
}

test('a show proposes its deposit, makes it with one press, and then the rest', async ({ page }) => {
  test.setTimeout(150_000);
  await page.setViewportSize(WIDE);
  await openAs(page, ADMIN);
  await openProposal(page);
  const address = page.url();
  await expect(main(page).getByText('after the deposits')).toBeVisible();
  await expectAccessible(page);
  await page.setViewportSize(PHONE);
  await expectAccessible(page);
  await page.setViewportSize(WIDE);
  await drafts(page).first().click();
  await page.waitForURL(/\/invoice\/\w{26}$/);
  await expect(main(page).getByRole('heading', { level: 1 })).toContainText('Draft deposit invoice');
  await page.goto(address);
  await expect(main(page).getByText('Draft deposit invoice')).toBeVisible();
  await expect(main(page).getByText('after the deposits')).toBeHidden();
  await expect(drafts(page)).toHaveCount(1);
});

test('chosen shows become one collective invoice, or say why they do not', async ({ page }) => {
  await page.setViewportSize(WIDE);
  await openAs(page, ADMIN);
  await page.goto('/show');
  const boxes = main(page).getByRole('checkbox', { name: /^Select/ });
  for (const at of [1, 2]) await boxes.nth(at).check({ force: true });
  await page.getByRole('button', { name: 'Invoice', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'New collective invoice' });
  await expect(dialog.getByRole('listitem')).toHaveCount(2);
  await expectAccessible(page);
  await page.setViewportSize(PHONE);
  await expectAccessible(page);
});
