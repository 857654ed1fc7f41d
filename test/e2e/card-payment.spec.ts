import type { Page } from '@playwright/test';
import { ADMIN, expect, expectAccessible, field, openAs, test } from './person.ts';
import { sendOne } from './sent-invoice.ts';

const PHONE = { width: 390, height: 844 };

/** Enters a test key, unless an earlier run did. */
async function connect(page: Page, bookkeeping: string): Promise<void> {
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

test('an invoice is paid by card from its link, and paid back in part', async ({ browser, page }) => {
  test.setTimeout(180_000);
  const { id, number, address, bookkeepingName } = await sendOne(browser);
  await openAs(page, ADMIN);
  await connect(page, bookkeepingName);
  const payer = await (await browser.newContext({ locale: 'en-GB', viewport: PHONE })).newPage();

  await test.step('on a phone, a declined card leaves the invoice open, and another one pays it', async () => {
    await payer.goto(address);
    await payer.getByRole('button', { name: 'Open invoice' }).click();
    await expect(payer.getByRole('heading', { name: 'Pay by card' })).toBeVisible();
    await expectAccessible(payer);
    await payer.getByRole('button', { name: /^Pay .+ by card$/ }).click();
    await expect(payer.getByText(`Invoice ${number}`)).toBeVisible();
    await payer.getByRole('button', { name: 'Decline the card' }).click();
    await expect(payer.getByText('The card was declined.')).toBeVisible();
    await payer.getByRole('link', { name: 'Back without paying' }).click();
    await expect(payer.getByRole('heading', { name: 'Nothing was paid' })).toBeVisible();
    await payer.getByRole('link', { name: 'Back to the invoice' }).click();
    await payer.getByRole('button', { name: 'Open invoice' }).click();
    await payer.getByRole('button', { name: /^Pay .+ by card$/ }).click();
    await payer.getByRole('button', { name: 'Pay', exact: true }).click();
    await expect(payer.getByRole('heading', { name: 'Thank you for your payment' })).toBeVisible();
    expect(payer.url()).not.toMatch(/invitation/);
    await expectAccessible(payer);
    await payer.getByRole('link', { name: 'Back to the invoice' }).click();
    await expect(async () => {
      await payer.reload();
      await payer.getByRole('button', { name: 'Open invoice' }).click();
      await expect(payer.getByText('Paid', { exact: true }).first()).toBeVisible({ timeout: 2_000 });
    }).toPass();
    await expect(payer.getByRole('heading', { name: 'Pay by card' })).toHaveCount(0);
  });

  await test.step('the agency sees the payment, and pays a part back to the card', async () => {
    await page.goto(`/invoice/${id}`);
    await page.getByRole('button', { name: /^Pay .+ back to the card$/ }).click();
    const dialog = page.getByRole('dialog', { name: 'Pay back to the card' });
    await field(dialog, 'Amount').fill('100');
    await expectAccessible(page);
    await dialog.getByRole('button', { name: 'Pay back' }).click();
    await expect(dialog).toBeHidden();
    await expect(page.getByText(/Taken back by the bank/)).toBeVisible();
  });
  await payer.context().close();
});
