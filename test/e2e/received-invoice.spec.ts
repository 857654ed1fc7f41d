import type { Page } from '@playwright/test';
import { AGENT, expect, expectAccessible, field, openAs, test } from './person.ts';
import { PHONE } from './sizes.ts';

const WIDE = { width: 1440, height: 900 };

async function expectAccessibleAtBoth(page: Page): Promise<void> {
  await expectAccessible(page);
  await page.setViewportSize(PHONE);
  await expectAccessible(page);
  await page.setViewportSize(WIDE);
}

test('e-invoices of artists: one is entered in its agreement, another one is set aside', async ({ page }) => {
  test.setTimeout(120_000);
  await openAs(page, AGENT);
  await page.setViewportSize(WIDE);
  const row = (name: string | RegExp) => page.getByRole('row', { name });
  const state = (name: string) => page.getByRole('group', { name: 'Show' }).getByRole('button', { name });
  let number = '';

  await test.step('the list of agreements leads to the tray, which names differences', async () => {
    await page.goto('/purchaseagreement');
    await page.getByRole('link', { name: 'Received e-invoices' }).click();
    await expect(row(/Harbour Sound Hire/)).toContainText('No agreement found');
    await expect(page.getByText(/^Amount: .* instead of /)).toBeVisible();
    await expectAccessibleAtBoth(page);
  });

  await test.step('a reviewed one becomes the invoice of its agreement', async () => {
    const first = row(/P-\d{4}-\d{4}/).first();
    number = (await first.getByRole('link', { name: /^P-/ }).textContent()) ?? '';
    await first.getByRole('button', { name: 'Review' }).click();
    const dialog = page.getByRole('dialog', { name: /^E-invoice/ });
    await expect(dialog.getByRole('radio', { name: new RegExp(number) })).toBeChecked();
    await expectAccessibleAtBoth(page);
    await dialog.getByRole('button', { name: 'Enter invoice' }).click();
    await expect(dialog).toBeHidden();
    await state('Confirmed').click();
    await page.getByRole('link', { name: number }).click();
    await expect(page.getByRole('heading', { name: "Artist's invoice" })).toBeVisible();
    await expect(page.getByRole('button', { name: /^Download .*\.xml$/ })).toBeVisible();
  });

  await test.step('one that bills nothing is set aside, and taken back', async () => {
    await page.goto('/purchaseagreement/received');
    await row(/Harbour/)
      .getByRole('button', { name: /^More for/ })
      .click();
    await page.getByRole('menuitem', { name: 'Set aside' }).click();
    await field(page, 'Reason').fill('Billed to the label');
    await page.getByRole('button', { name: 'Set aside', exact: true }).last().click();
    await expect(row(/Harbour/)).toHaveCount(0);
    await state('Set aside').click();
    await expect(row(/Harbour/)).toContainText('Billed to the label');
    await row(/Harbour/)
      .getByRole('button', { name: /^More for/ })
      .click();
    await page.getByRole('menuitem', { name: 'Undo' }).click();
    await expect(row(/Harbour/)).toHaveCount(0);
  });
});
