import type { Locator, Page } from '@playwright/test';
import { loadStatement, statementOf } from './bank-file.ts';
import { issue, newInvoice } from './new-invoice.ts';
import { newPromoter } from './new-promoter.ts';
import { ADMIN, expect, expectAccessible, field, openAs, test, unique } from './person.ts';

const ADDRESS = { Address: 'Weteringschans 6', 'Postal code': '1017 SG', City: 'Amsterdam' };

const rowOf = (page: Page, text: string): Locator => page.getByRole('row').filter({ hasText: text });
const show = (page: Page, state: string) => page.getByRole('button', { name: state, exact: true }).click();

test('a bank statement: its entries are matched, booked as payments, set aside and undone', async ({ page }) => {
  test.setTimeout(150_000);
  const promoter = unique('Quay Nights');
  const [first, gift] = [unique('R-1'), unique('Gift')];
  await openAs(page, ADMIN);
  await newPromoter(page, promoter, ADDRESS);
  await newInvoice(page, promoter);
  const number = await issue(page);
  const invoice = new URL(page.url()).pathname;
  const entries = [
    { amount: '1210.00', text: `Invoice ${number}`, reference: first },
    { amount: '17.35', text: gift, reference: unique('R-2') },
  ];

  await test.step('a file that is no statement is refused in words', async () => {
    await page.goto('/payment');
    await page.getByRole('link', { name: 'Bank statements' }).click();
    await loadStatement(page, 'page.xml', '<html><body>no</body></html>');
    await expect(page.getByText(/is no bank statement that can be read/).first()).toBeVisible();
  });

  await test.step('an entry with the number of an invoice is a certain match', async () => {
    await page.reload();
    await loadStatement(page, 'march.xml', statementOf(entries));
    await expect(page.getByText('2 new entries')).toBeVisible();
    await expect(rowOf(page, number)).toContainText('Certain');
    await expectAccessible(page);
    await loadStatement(page, 'march.xml', statementOf(entries));
    await expect(page.getByText('0 new entries, 2 known already')).toBeVisible();
  });

  await test.step('confirmed, it pays the invoice', async () => {
    await rowOf(page, number).getByRole('button', { name: 'Confirm' }).click();
    await expect(page.getByText('1 entry booked')).toBeVisible();
    await page.goto(invoice);
    await expect(page.getByText('Paid', { exact: true }).first()).toBeVisible();
  });

  await test.step('on a phone, it is undone, and the invoice is open again', async () => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto('/payment/bank?state=booked');
    await expect(rowOf(page, number)).toBeVisible();
    await expectAccessible(page);
    await rowOf(page, number)
      .getByRole('button', { name: /^More for/ })
      .click();
    await page.getByRole('menuitem', { name: 'Undo' }).click();
    await expect(rowOf(page, number)).toHaveCount(0);
    await page.goto(invoice);
    await expect(page.getByRole('button', { name: 'Enter payment' }).first()).toBeVisible();
    await page.setViewportSize({ width: 1440, height: 900 });
  });

  await test.step('a part is matched by hand, and what pays nothing is set aside with a reason', async () => {
    await page.goto('/payment/bank');
    await rowOf(page, number).getByRole('button', { name: 'Change' }).click();
    const dialog = page.getByRole('dialog', { name: 'What does this pay?' });
    await field(dialog, `Amount for ${number}`).fill('1000');
    await expect(dialog).toContainText('€210.00');
    await expectAccessible(page);
    await dialog.getByRole('button', { name: /^Book payment/ }).click();
    await expect(rowOf(page, number)).toContainText('€210.00');
    await rowOf(page, gift)
      .getByRole('button', { name: /^More for/ })
      .click();
    await page.getByRole('menuitem', { name: 'Set aside' }).click();
    const asking = page.getByRole('alertdialog', { name: 'Set entry aside' });
    await asking.getByRole('textbox').fill('A present of the bar');
    await asking.getByRole('button', { name: 'Set aside' }).click();
    await expect(rowOf(page, gift)).toHaveCount(0);
    await show(page, 'Set aside');
    await expect(rowOf(page, gift)).toContainText('A present of the bar');
  });
});
