import type { Page } from '@playwright/test';
import { connectCards } from './card-account.ts';
import { ADMIN, expect, expectAccessible, field, OPERATOR, openAs, test } from './person.ts';
import { PHONE } from './sizes.ts';

/** Types a card at the provider. */
async function storeCard(page: Page, card: string): Promise<void> {
  await page.goto('/subscription');
  await page.getByRole('button', { name: /^(Store a card|Use another card)$/ }).click();
  await page.getByRole('button', { name: card }).click();
  await expect(page.getByText(/Visa \d{4} is stored/)).toBeVisible();
  await page.getByRole('link', { name: 'Back to the subscription' }).click();
}

/** Adds a seat, which is billed at once. */
async function addSeat(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Change', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Change the subscription' });
  const seats = field(dialog, 'Seats');
  const before = Number(await seats.inputValue());
  await seats.fill(String(before + 1));
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByText(`of ${before + 1} taken`)).toBeVisible();
}

test('an agency adds seats by card, and pays a bill that its card did not', async ({ browser, page }) => {
  test.setTimeout(240_000);
  const operator = await (await browser.newContext({ locale: 'en-GB' })).newPage();
  await openAs(operator, OPERATOR);
  await connectCards(operator, 'Backline');
  await openAs(page, ADMIN);

  await test.step('a stored card pays at once', async () => {
    await storeCard(page, 'A card that works');
    await addSeat(page);
    const bills = page.getByRole('region', { name: /^Bills/ });
    await expect(bills.getByText('1 more seat').first()).toBeVisible();
    await expect(bills.getByText('Paid', { exact: true }).first()).toBeVisible();
    await expectAccessible(page);
  });

  await test.step('a declined card makes the agency late, and a phone shows why', async () => {
    await storeCard(page, 'A card that is declined later');
    await addSeat(page);
    await expect(page.getByText('A bill is late.')).toBeVisible();
    await page.setViewportSize(PHONE);
    await expectAccessible(page);
    await page.setViewportSize({ width: 1440, height: 900 });
  });

  await test.step('the operator sees the declined card among the payments', async () => {
    await operator.goto('/payment');
    await operator.getByRole('button', { name: /^Card problems: \d/ }).click();
    const dialog = operator.getByRole('dialog', { name: 'Card problems' });
    await expect(dialog.getByText(/^The card was declined/).first()).toBeVisible();
    await expectAccessible(operator);
    await dialog.getByRole('button', { name: 'Close' }).first().click();
    await expect(dialog).toBeHidden();
  });

  await test.step('the bill is paid by another card from its page', async () => {
    const pay = page.getByRole('button', { name: /^Pay / });
    // The bill is mailed, and has its page, once it is printed.
    await expect(async () => {
      await page.goto('/subscription');
      await pay.click();
      await expect(page.getByRole('button', { name: 'Open invoice' })).toBeVisible({ timeout: 2_000 });
    }).toPass({ timeout: 90_000 });
    await page.getByRole('button', { name: 'Open invoice' }).click();
    await page.getByRole('button', { name: /^Pay .+ by card$/ }).click();
    await page.getByRole('button', { name: 'Pay', exact: true }).click();
    await expect(page.getByRole('heading', { name: 'Thank you for your payment' })).toBeVisible();
    await expect(async () => {
      await page.goto('/subscription');
      await expect(page.getByText('Active', { exact: true })).toBeVisible({ timeout: 2_000 });
    }).toPass({ timeout: 30_000 });
    await storeCard(page, 'A card that works');
  });

  await test.step('the operator sees the subscription and its bills', async () => {
    await operator.goto('/adminone/client');
    await operator.getByRole('link', { name: 'Northlight Booking' }).first().click();
    await operator.getByRole('link', { name: 'Open Northlight Booking' }).click();
    const section = operator.getByRole('region', { name: 'Subscription' });
    await expect(section.getByText('Large · Yearly')).toBeVisible();
    await expect(section.getByRole('link', { name: /\d/ }).first()).toHaveAttribute('href', /\/invoice\//);
    await expectAccessible(operator);
  });
  await operator.context().close();
});
