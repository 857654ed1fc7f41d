import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { addDays } from '#shared/kernel/time/date.ts';
import { agencyDay } from '#test/support/agency-day.ts';
import { loadStatement, statementOf } from './bank-file.ts';
import { newArtist } from './new-artist.ts';
import { newContract } from './new-contract.ts';
import { issue } from './new-invoice.ts';
import { newPromoter } from './new-promoter.ts';
import { ADMIN, choose, expect, field, openAs, test, unique } from './person.ts';
import { newShow } from './travel-page.ts';

const ADDRESS = { Address: 'Weteringschans 6', 'Postal code': '1017 SG', City: 'Amsterdam' };
const DAY = addDays(agencyDay(), 90);
const main = (page: Page) => page.getByRole('main');

/** Makes the draft that the show proposes first, and issues it. Returns its number and its total as a bank writes it. */
async function issueNext(page: Page, show: string): Promise<{ readonly number: string; readonly amount: string }> {
  await page.goto(`${show}?tab=documents`);
  await main(page)
    .getByRole('button', { name: /^Create draft: / })
    .first()
    .click();
  await page.waitForURL(/\/invoice\/\w{26}$/);
  const number = await issue(page);
  const balance = main(page)
    .locator('.card')
    .filter({ has: page.getByRole('heading', { name: 'Balance', exact: true }) });
  const amount = /€([\d,]+\.\d\d)/.exec((await balance.textContent()) ?? '')?.[1]?.replace(/,/g, '') ?? '';
  return { number, amount };
}

test('from the deal to the books: contract, deposit, final, bank, settlement, statement, sales file', async ({
  page,
}) => {
  test.setTimeout(240_000);
  const [artist, promoter] = [unique('Nova Walk'), unique('Quay Walk')];
  await openAs(page, ADMIN);
  await newPromoter(page, promoter, ADDRESS);
  await newArtist(page, artist);
  const show = await newShow(page, artist, DAY);

  await test.step('the show is sold and confirmed', async () => {
    await page.goto(`${show}/edit`);
    await choose(page, 'Promoter', promoter);
    await field(page, 'Fee').fill('10000');
    await page.getByRole('button', { name: /Save show/ }).click();
    await expect(page.getByText('€10,000.00').first()).toBeVisible();
    await page.getByRole('button', { name: /^Status: / }).click();
    await page.getByRole('menuitem', { name: /^Confirmed/ }).click();
    const asking = page.getByRole('dialog', { name: 'Confirm show' });
    await asking.getByRole('button', { name: 'Confirm show' }).click();
    await expect(page.getByRole('button', { name: 'Status: Confirmed' })).toBeVisible();
  });

  await test.step('its contract is sent', async () => {
    await newContract(page);
    await page.getByRole('button', { name: 'Send contract' }).click();
    const dialog = page.getByRole('dialog', { name: /^Send/ });
    await dialog.getByLabel('Recipient').fill('Vera Walk');
    await field(dialog, 'Email').fill('vera.walk@promoter.example');
    await dialog.getByRole('button', { name: /Send contract/ }).click();
    await expect(dialog).toBeHidden();
  });

  const documents = await test.step('deposit and final follow its schedule', async () => {
    const deposit = await issueNext(page, show);
    const final = await issueNext(page, show);
    await page.goto(`${show}?tab=documents`);
    await expect(main(page).getByRole('heading', { name: 'Documents' })).toBeVisible();
    await expect(main(page).getByRole('button', { name: /^Create draft: / })).toHaveCount(0);
    return [deposit, final];
  });

  await test.step('both are paid by one bank file', async () => {
    await page.goto('/payment/bank');
    // A file that is chosen before the page is drawn would be lost.
    await expect(page.getByRole('group', { name: 'Show' })).toBeVisible();
    const entries = documents.map(({ number, amount }) => ({
      amount,
      text: `Invoice ${number}`,
      reference: `BANK ${number}`,
    }));
    await loadStatement(page, 'walk.xml', statementOf(entries));
    await expect(page.getByText('2 new entries')).toBeVisible();
    for (const { number } of documents) {
      const row = page.getByRole('row').filter({ has: page.getByRole('link', { name: number, exact: true }) });
      await row.getByRole('button', { name: 'Confirm' }).click();
      await expect(row).toHaveCount(0);
    }
  });

  await test.step('the night is settled', async () => {
    await page.goto(`${show}?tab=deal`);
    await main(page).getByRole('button', { name: 'Settlement', exact: true }).click();
    await main(page).getByRole('button', { name: 'Close settlement' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Close settlement' }).click();
    await expect(page.getByText('Settlement closed')).toBeVisible();
  });

  await test.step('the artist gets a statement of it', async () => {
    await page.goto('/statement');
    await page.getByRole('link', { name: /New statement/ }).click();
    await choose(page, 'Artist', artist);
    await expect(main(page).getByText(/settled show is waiting|settled shows? (is|are) waiting/)).toBeVisible();
    await field(page, 'Until').fill(DAY);
    await field(page, 'Until').press('Tab');
    await page.getByRole('button', { name: /^Create draft/ }).click();
    await page.waitForURL(/\/statement\/\w{26}$/);
    await expect(main(page).getByText('€10,000.00').first()).toBeVisible();
    await page.getByRole('button', { name: 'Send' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Send' }).click();
    await expect(main(page).getByRole('heading', { level: 1, name: /^S-\d{4}-\d{4}$/ })).toBeVisible();
  });

  await test.step('the artist agrees, and the balance is paid out', async () => {
    await page.getByRole('button', { name: 'Mark as agreed' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Mark as agreed' }).click();
    await page.getByRole('button', { name: 'Enter payout' }).click();
    const dialog = page.getByRole('dialog', { name: /^Payout of/ });
    await field(dialog, 'Reference').fill('Bank walk');
    await dialog.getByRole('button', { name: 'Enter payout' }).click();
    await expect(
      main(page)
        .getByText(/^€8,500\.00 paid out to/)
        .first(),
    ).toBeVisible();
  });

  await test.step('the sales file of the month has both documents', async () => {
    await page.goto(`/invoiceexport?year=${agencyDay().slice(0, 4)}`);
    const row = page.getByRole('row').filter({ hasText: 'Not over yet' });
    const coming = page.waitForEvent('download');
    await row.getByRole('button', { name: 'Preview file' }).click();
    const file = readFileSync(await (await coming).path()).toString();
    for (const { number } of documents) expect(file).toContain(number);
  });
});
