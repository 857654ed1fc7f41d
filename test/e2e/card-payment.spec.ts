import { connectCards } from './card-account.ts';
import { ADMIN, expect, expectAccessible, field, openAs, test } from './person.ts';
import { sendOne } from './sent-invoice.ts';
import { PHONE } from './sizes.ts';

test('an invoice is paid by card from its link, and paid back in part', async ({ browser, page }) => {
  test.setTimeout(180_000);
  const { id, number, address, bookkeepingName } = await sendOne(browser);
  await openAs(page, ADMIN);
  await connectCards(page, bookkeepingName);
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
