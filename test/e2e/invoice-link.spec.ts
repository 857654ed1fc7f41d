import type { Browser, Page } from '@playwright/test';
import { mailTo, textOf } from './cloud.ts';
import { type Staff, staffOf } from './esign/sending.ts';
import { AGENT, expect, expectAccessible, field, openAs, test } from './person.ts';

interface Sent {
  readonly id: string;
  readonly number: string;
  readonly address: string;
}
interface Row {
  readonly id: string;
  readonly rev: number;
  readonly number: string;
  readonly currency: string;
  /** In cents. */
  readonly open: number;
  readonly dispute?: object;
  readonly saidPaid?: object;
  readonly rendered?: { readonly state: string };
}
const OPEN = { filters: [{ field: 'settlement', values: ['outstanding', 'overdue'] }], perPage: 60 };
/** Whether nobody has spoken of an invoice yet, and a part of 300 can be disputed. */
const isQuiet = ({ currency, open, dispute, saidPaid }: Row): boolean =>
  currency === 'EUR' && open > 60_000 && !dispute && !saidPaid;

/** The invoice with its PDF, once that is made. */
async function printed(staff: Staff, id: string): Promise<Row> {
  await staff.ok('POST', `/api/v1/invoices/${id}/render`, {});
  let invoice: Row | undefined;
  await expect
    .poll(async () => {
      invoice = (await staff.ok('GET', `/api/v1/invoices/${id}`)) as unknown as Row;
      return invoice.rendered?.state;
    })
    .toBe('ready');
  return invoice as Row;
}

/** Mails an open invoice of the demo to a new address. */
async function sendOne(browser: Browser): Promise<Sent> {
  const staff = await staffOf(browser);
  const { rows } = (await staff.ok('POST', '/api/page/invoice/list', OPEN)) as unknown as { rows: Row[] };
  const id = rows.find(isQuiet)?.id ?? '';
  const { rev, number } = await printed(staff, id);
  const email = `nina-${crypto.randomUUID().slice(0, 8)}@outside.example`;
  const recipient = { name: 'Nina Verhoeven', email };
  await staff.ok('POST', `/api/v1/invoices/${id}/send`, { rev, recipient, locale: 'en' });
  const text = textOf(await mailTo(email, /./, '/invoicev2/invitation/'));
  return { id, number, address: /http\S+\/invoicev2\/invitation\/[\w-]{43}/.exec(text)?.[0] ?? '' };
}

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
