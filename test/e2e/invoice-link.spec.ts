import type { Page } from '@playwright/test';
import { AGENT, expect, expectAccessible, field, openAs, test } from './person.ts';
import { sendOne } from './sent-invoice.ts';

const NARROW = { width: 390, height: 844 };
const WIDE = { width: 1440, height: 900 };
async function fits(page: Page): Promise<void> {
  for (const size of [NARROW, WIDE]) {
    await page.setViewportSize(size);
    const over = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect(over).toBeLessThanOrEqual(0);
    await expectAccessible(page);
  }
}

test('an invoice by link: read, disputed, rejected, announced as paid', async ({ browser, page }) => {
  test.setTimeout(180_000);
  const { id, number, address } = await sendOne(browser);
  const payer = await (await browser.newContext({ locale: 'en-GB' })).newPage();

  await test.step('the door names no document, and the page shows what to pay', async () => {
    await payer.goto(address);
    await expect(payer.getByRole('button', { name: 'Open invoice' })).toBeVisible();
    await expect(payer.getByText(number)).toHaveCount(0);
    await fits(payer);
    await payer.getByRole('button', { name: 'Open invoice' }).click();
    await expect(payer.getByRole('heading', { level: 1 })).toContainText(number);
    await expect(payer.getByRole('img', { name: 'Code for your banking app' })).toBeVisible();
    await fits(payer);
  });

  await test.step('a part is disputed, and the rest stays due', async () => {
    await payer.getByRole('button', { name: 'Dispute', exact: true }).click();
    await payer.getByRole('button', { name: 'Send dispute' }).click();
    await expect(payer.getByText('Explain it in at least ten characters')).toBeVisible();
    await fits(payer);
    await payer.getByRole('combobox', { name: 'What is wrong' }).selectOption({ label: 'The amount is wrong' });
    await field(payer, 'Disputed amount').fill('300');
    await field(payer, 'Explanation').fill('The fee was agreed 300 lower.');
    await payer.getByRole('button', { name: 'Send dispute' }).click();
    await expect(payer.getByText(/Nina Verhoeven disputes/)).toBeVisible();
  });

  await test.step('the agency sees it and rejects it with a reason', async () => {
    await openAs(page, AGENT);
    await page.goto(`/invoicev2/detail/${id}`);
    await page.waitForURL(`**/invoice/${id}*`);
    await expect(page.getByText('The fee was agreed 300 lower.').first()).toBeVisible();
    await expect(page.getByText('Disputed', { exact: true }).first()).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Reject', exact: true }).click();
    await field(page, 'Reason').fill('The contract says otherwise.');
    await page.getByRole('button', { name: 'Reject', exact: true }).last().click();
    await expect(page.getByText('From the payer')).toBeVisible();
    await expect(page.getByText(/rejected the dispute of/)).toBeVisible();
    // The mark beside the title goes with the dispute.
    await expect(page.getByText('Disputed', { exact: true })).toHaveCount(0);
  });

  await test.step('the payer reads the reason, and announces the payment once', async () => {
    await payer.reload();
    await payer.getByRole('button', { name: 'Open invoice' }).click();
    await expect(payer.getByText('The contract says otherwise.')).toBeVisible();
    await payer.getByRole('button', { name: 'I have paid' }).click();
    await field(payer, 'Reference of your payment').fill('TX 77');
    await payer.getByRole('button', { name: /^Tell / }).click();
    await expect(payer.getByText(/You said that you paid on/)).toBeVisible();
    await expect(payer.getByRole('button', { name: 'I have paid' })).toHaveCount(0);
    await payer.getByRole('button', { name: 'View PDF' }).click();
    await expect(payer.locator('.il-sheets canvas').first()).toBeVisible({ timeout: 30_000 });
  });
  await payer.context().close();
});
