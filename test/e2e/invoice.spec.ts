import type { Page } from '@playwright/test';
import { newPromoter } from './new-promoter.ts';
import { ADMIN, choose, expect, expectAccessible, field, openAs, test, unique } from './person.ts';

const ADDRESS = { Address: 'Weteringschans 6', 'Postal code': '1017 SG', City: 'Amsterdam' };
const main = (page: Page) => page.getByRole('main');
const card = (page: Page, title: string) =>
  main(page)
    .locator('.card')
    .filter({ has: page.getByRole('heading', { name: title, exact: true }) });

async function pay(page: Page, amount: string): Promise<void> {
  await main(page).getByRole('button', { name: 'Enter payment' }).first().click();
  const dialog = page.getByRole('dialog', { name: /^Payment for/ });
  await field(dialog, 'Amount').fill(amount);
  await dialog.getByRole('button', { name: /^Enter payment/ }).click();
  await expect(dialog).toBeHidden();
}

test('an invoice: written by hand, issued, paid in parts, and what is left of it credited', async ({ page }) => {
  test.setTimeout(150_000);
  const promoter = unique('Harbour Lights');
  await openAs(page, ADMIN);
  await newPromoter(page, promoter, ADDRESS);

  await test.step('what is missing is named, and the totals follow what is typed', async () => {
    await page.goto('/invoice/new');
    await page.getByRole('button', { name: /^Create draft/ }).click();
    await expect(page.getByText(/fields? needs? your attention/).first()).toBeVisible();
    await choose(page, 'Company', promoter);
    await field(page, 'Line 1').fill('Performance');
    await field(page, 'Price').fill('1000');
    await page.getByRole('combobox', { name: 'VAT', exact: true }).selectOption({ label: 'Netherlands, standard' });
    await expect(page.getByText(/1,210\.00/).first()).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('button', { name: /^Create draft/ }).click();
    await page.waitForURL(/\/invoice\/\w{26}$/);
  });

  const number = await test.step('issued, it has a number and cannot be changed', async () => {
    await page.getByRole('button', { name: 'Issue', exact: true }).click();
    const dialog = page.getByRole('dialog', { name: /^Issue invoice of/ });
    await expectAccessible(page);
    await dialog.getByRole('button', { name: /^Issue invoice/ }).click();
    await expect(dialog).toBeHidden();
    await expect(main(page).getByRole('button', { name: 'Enter payment' }).first()).toBeVisible();
    const heading = (await main(page).getByRole('heading', { level: 1 }).textContent()) ?? '';
    expect(heading).toMatch(/\d{3,}$/);
    return heading.trim();
  });

  await test.step('it is paid in parts; a payment that was a slip comes back by Undo', async () => {
    await pay(page, '210');
    await expect(card(page, 'Balance')).toContainText('1,000.00');
    await card(page, 'Payments')
      .getByRole('button', { name: /^Remove payment of/ })
      .click();
    await expect(card(page, 'Balance')).toContainText('1,210.00');
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(card(page, 'Balance')).toContainText('1,000.00');
    await expectAccessible(page);
  });

  await test.step('what is left is credited, and nothing is open any more', async () => {
    const { pathname } = new URL(page.url());
    await page.getByRole('button', { name: 'More actions' }).click();
    await page.getByRole('menuitem', { name: 'New credit note' }).click();
    await page.waitForURL(/\/makecredit$/);
    await page.getByRole('button', { name: 'New credit note' }).click();
    await page.waitForURL(/\/invoice\/\w{26}\/edit$/);
    await field(page, 'Price').fill('826.45');
    await page.getByRole('button', { name: /^Save/ }).click();
    await page.waitForURL(/\/invoice\/\w{26}$/);
    await page.getByRole('button', { name: 'Issue', exact: true }).click();
    await page
      .getByRole('dialog')
      .getByRole('button', { name: /^Issue credit note/ })
      .click();
    await expect(page.getByRole('dialog')).toBeHidden();
    await page.goto(pathname);
    await expect(main(page).getByText('Paid', { exact: true }).first()).toBeVisible();
    await expect(main(page).getByRole('button', { name: 'Enter payment' })).toHaveCount(0);
  });

  await test.step('the list finds it by its number', async () => {
    await page.goto(`/invoice?q=${encodeURIComponent(number)}`);
    await expect(page.locator('[data-row]').first()).toContainText(promoter);
    await expectAccessible(page);
  });
});
