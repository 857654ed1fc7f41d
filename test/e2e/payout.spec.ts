import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { ADMIN, expect, expectAccessible, field, openAs, test, unique } from './person.ts';

const main = (page: Page) => page.getByRole('main');
const rows = (page: Page) => page.getByRole('grid').locator('[data-row]');
const asFilter = (field: string, value: string) => `${field}=${encodeURIComponent(JSON.stringify({ any: [value] }))}`;

test('an artist is paid: invoice corrected, approved, sent to the bank, marked as paid', async ({ page }) => {
  test.setTimeout(150_000);
  await openAs(page, ADMIN);
  const invoice = unique('ART');
  let number = '';

  await test.step('the artist’s invoice is corrected', async () => {
    await page.goto(`/purchaseagreement?${asFilter('stage', 'invoiceReceived')}`);
    number = /P-\d{4}-\d{4}/.exec((await rows(page).first().textContent()) ?? '')?.[0] ?? '';
    await rows(page).first().dblclick();
    await page.waitForURL(/\/purchaseagreement\/\w{26}$/);
    await page.getByRole('button', { name: 'Edit invoice' }).click();
    const dialog = page.getByRole('dialog', { name: `Artist's invoice for ${number}` });
    await field(dialog, 'Invoice number').fill(invoice);
    await expectAccessible(page);
    await dialog.getByRole('button', { name: /^Save invoice/ }).click();
    await expect(dialog).toBeHidden();
    await expect(main(page).getByText(invoice).first()).toBeVisible();
  });

  await test.step('approved, its payout is planned', async () => {
    await page.getByRole('button', { name: 'Approve invoice' }).click();
    await expect(main(page).getByRole('heading', { name: 'Payouts' })).toBeVisible();
    await expectAccessible(page);
    await page.setViewportSize({ width: 390, height: 844 });
    await expectAccessible(page);
    await page.setViewportSize({ width: 1440, height: 900 });
  });

  await test.step('the list makes the file for the bank', async () => {
    await page.goto(`/payout?q=${number}`);
    await expect(rows(page)).toHaveCount(1);
    await rows(page).first().getByRole('checkbox').click({ force: true });
    await page.getByRole('button', { name: 'SEPA file' }).click();
    const dialog = page.getByRole('dialog', { name: 'SEPA credit transfer file' });
    await dialog.getByRole('combobox', { name: 'Bank account' }).selectOption({ label: 'Main account' });
    await expectAccessible(page);
    const coming = page.waitForEvent('download');
    await dialog.getByRole('button', { name: /^Create file/ }).click();
    const file = readFileSync(await (await coming).path()).toString();
    expect(file).toContain('pain.001.001.09');
    expect(file).toContain(invoice);
  });

  await test.step('marked as paid, it leaves what is to be paid', async () => {
    await expect(page.getByRole('dialog')).toBeHidden();
    await page.getByRole('button', { name: 'Mark as paid' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Mark as paid' }).click();
    await expect(page.getByText('1 payout marked as paid')).toBeVisible();
    await expect(rows(page)).toContainText('Paid');
  });
});
