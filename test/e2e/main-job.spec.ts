import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { addDays, addMonths, startOfMonth } from '#shared/kernel/time/date.ts';
import { agencyDay } from '#test/support/agency-day.ts';
import { mailTo, textOf } from './cloud.ts';
import { attachFile } from './main-job-file.ts';
import { addRecords, namesOf } from './main-job-records.ts';
import { newContract } from './new-contract.ts';
import { AGENT, choose, expect, expectAccessible, field, openAs, test, unique } from './person.ts';
import { barsOf, dragDays, findRow } from './planning.ts';
import { noWider } from './sizes.ts';

/** The month after next, in which nothing is moved by today. */
function plannedMonth(): string {
  return addDays(addMonths(startOfMonth(agencyDay()), 2), 14);
}

/** The number in the toast that tells of a new show. */
async function createdNumber(page: Page): Promise<string> {
  const toast = page.getByRole('status').filter({ hasText: /S-\d+ created/ });
  await expect(toast).toBeVisible();
  return /S-\d+/.exec((await toast.textContent()) ?? '')?.[0] ?? '';
}

async function savedMove(page: Page, act: () => Promise<void>) {
  const saved = page.waitForResponse((reply) => reply.url().includes('/move'));
  await act();
  expect((await saved).status()).toBe(200);
}

test('an agent books a show, from the first option to the contract in the hands of the promoter', async ({
  page,
  context,
  browser,
}) => {
  test.setTimeout(180_000);
  const names = namesOf(
    { artist: 'Nova Reyes', venue: 'Grand Hall', promoter: 'Bright Nights', lastName: 'Smit' },
    'promoter.example',
  );
  const { artist, venue, promoter, email } = names;
  const contact = `Vera ${names.lastName}`;
  await openAs(page, AGENT);
  await test.step('adds the artist, the venue, the promoter and its contact', () => addRecords(page, names));

  const box = page.getByRole('dialog', { name: 'New appointment' });
  const bars = barsOf(page, artist);
  await page.goto(`/planning/month?date=${plannedMonth()}`);
  await findRow(page, artist);

  const first = await test.step('drags over three days and makes an option', async () => {
    await dragDays(page, artist, 11, 13);
    await expect(box).toContainText(artist);
    await box.getByLabel('Status').selectOption({ label: 'Option' });
    await choose(box, 'Venue', venue);
    await box.getByLabel('Expires').fill(plannedMonth().replace(/-15$/, '-01'));
    await expectAccessible(page);
    await box.getByRole('button', { name: /Create option/ }).click();
    const number = await createdNumber(page);
    await expect(bars).toHaveCount(1);
    await expect(bars).toHaveAccessibleName(/Option, .*rank 1/);
    return number;
  });

  await test.step('moves it two days by drag and takes it back, by the toast and by the keys', async () => {
    const undo = page.getByRole('status').getByRole('button', { name: 'Undo' });
    for (const takeBack of [() => undo.click(), () => page.keyboard.press('Control+z')]) {
      await expect(bars).toHaveAttribute('aria-colindex', '12');
      await savedMove(page, () => dragDays(page, artist, 12, 14));
      await expect(bars).toHaveAttribute('aria-colindex', '14');
      await savedMove(page, takeBack);
      await expect(bars).toHaveAttribute('aria-colindex', '12');
    }
    await page.reload();
    await findRow(page, artist);
    await expect(bars).toHaveAttribute('aria-colindex', '12');
  });

  const second = await test.step('a second option on a taken day warns of the clash', async () => {
    await dragDays(page, artist, 10, 11);
    await expect(box).toContainText(`${artist} already has a show on these dates.`);
    await expect(box).toContainText(first);
    await box.getByRole('button', { name: /Create option/ }).click();
    const number = await createdNumber(page);
    await expect(bars).toHaveCount(2);
    await expect(bars.first()).toHaveAccessibleName(/rank 2/);
    return number;
  });

  const view = unique('Nova options');
  await test.step('finds both in the list, filters it and keeps the filter', async () => {
    await page.keyboard.press('Escape');
    await page.getByRole('link', { name: 'Shows' }).click();
    // The planning has a view of that name too.
    await expect(page.getByRole('heading', { name: 'Shows' })).toBeVisible();
    await page.getByRole('button', { name: 'All', exact: true }).click();
    await page.getByRole('button', { name: /^Filter/ }).click();
    await page.getByRole('menuitem', { name: 'Artist' }).click();
    await choose(page, 'Artist', artist);
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: /^Filter/ }).click();
    await page.getByRole('menuitem', { name: 'Phase' }).click();
    await page.getByRole('checkbox', { name: 'options' }).check();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('grid').getByRole('row')).toHaveCount(3);
    await page.getByRole('button', { name: 'Save this view' }).click();
    await page.getByLabel('Name of the view').fill(view);
    await page.getByRole('button', { name: 'Save view' }).click();
    await page.goto('/show');
    await page.reload();
    await page.getByRole('button', { name: view }).click();
    await expect(page.getByRole('grid').getByRole('row')).toHaveCount(3);
  });

  const rival = await context.newPage();
  await test.step('opens both, each in its own window', async () => {
    await openShow(rival, view, '2nd');
    await openShow(page, view, '1st');
    await expect(page.getByRole('main')).toContainText(first);
    await expect(rival.getByRole('main')).toContainText(second);
    await expect(rival.getByRole('button', { name: 'Status: Option' })).toBeVisible();
  });

  await test.step('names the promoter, its contact and the fee', async () => {
    await page.keyboard.press('e');
    await choose(page, 'Promoter', promoter);
    await choose(page, 'Contact', contact);
    await field(page, 'Fee').fill('12500');
    await page.getByRole('button', { name: /Save show/ }).click();
    await expect(page.getByText('€12,500.00').first()).toBeVisible();
  });

  await test.step('confirms it and releases the rival; the other window learns of it', async () => {
    await page.getByRole('button', { name: 'Status: Option' }).click();
    await page.getByRole('menuitem', { name: /^Confirmed/ }).click();
    const dialog = page.getByRole('dialog', { name: 'Confirm show' });
    await expect(dialog.getByRole('checkbox')).toBeChecked();
    await expectAccessible(page);
    await dialog.getByRole('button', { name: 'Confirm and release 1 option' }).click();
    await expect(page.getByRole('status').filter({ hasText: '1 option released' })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Status: Confirmed' })).toBeVisible();
    await rival.reload();
    await expect(rival.getByRole('button', { name: 'Status: Released' })).toBeVisible();
    await rival.close();
  });

  await test.step('attaches a file and sees it go', () => attachFile(page));

  await test.step('makes the contract, reads it in the page and downloads it', async () => {
    await newContract(page);
    const coming = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Download PDF' }).click();
    const download = await coming;
    expect(download.suggestedFilename()).toMatch(/\.pdf$/);
    expect(
      readFileSync(await download.path())
        .subarray(0, 5)
        .toString(),
    ).toBe('%PDF-');
  });

  await test.step('sends it to the promoter', async () => {
    await page.getByRole('button', { name: 'Send contract' }).click();
    const dialog = page.getByRole('dialog', { name: /^Send/ });
    await expect(dialog.getByLabel('Recipient')).toHaveValue(contact);
    await expect(field(dialog, 'Email')).toHaveValue(email);
    await dialog.getByLabel('Message').fill('Please read it before Friday.');
    await dialog.getByRole('button', { name: /Send contract/ }).click();
    await expect(page.getByRole('status').filter({ hasText: `on its way to ${contact}` })).toBeVisible();
  });

  await test.step('the promoter reads it without an account, until the link is withdrawn', async () => {
    const mail = await mailTo(email, /./);
    const address = /http\S+\/download\/[\w-]+/.exec(textOf(mail))?.[0] ?? '';
    const visitor = await (await browser.newContext()).newPage();
    await visitor.goto(address);
    await expectAccessible(visitor);
    await visitor.getByRole('button', { name: 'Open document' }).click();
    await expect(visitor.locator('canvas').first()).toBeVisible({ timeout: 20_000 });
    await page.getByRole('button', { name: `Withdraw ${contact}'s link` }).click();
    await page.getByRole('button', { name: 'Withdraw link' }).click();
    await expect(page.getByText('Withdrawn')).toBeVisible();
    await expect(page.getByRole('region', { name: 'Sent to' })).toBeFocused();
    await expect(page.getByRole('region', { name: 'Emails' }).getByRole('listitem')).toHaveCount(1);
    await visitor.reload();
    await expect(visitor.getByRole('heading', { name: /has expired/ })).toBeVisible();
    await expect(visitor.getByText('has withdrawn this link')).toBeVisible();
    await expectAccessible(visitor);
    await visitor.context().close();
  });

  await test.step('sent again with a code, it opens for who reads the mailbox', async () => {
    await page.getByRole('button', { name: 'Send again' }).click();
    const dialog = page.getByRole('dialog', { name: /^Send/ });
    await dialog.getByRole('checkbox', { name: 'Ask for a code' }).check();
    await dialog.getByLabel('Message').fill('Now with a code.');
    await expectAccessible(page);
    await dialog.getByRole('button', { name: /Send contract/ }).click();
    const address = /http\S+\/download\/[\w-]+/.exec(textOf(await mailTo(email, /./, 'Now with a code.')))?.[0] ?? '';
    const visitor = await (await browser.newContext({ viewport: { width: 320, height: 640 } })).newPage();
    await openWithCode(visitor, address, email);
    await visitor.context().close();
  });
});

/** By keyboard alone: a wrong code is told at its field, the mailed one opens. */
async function openWithCode(visitor: Page, address: string, email: string) {
  await visitor.goto(address);
  await visitor.getByRole('button', { name: 'Send code' }).press('Enter');
  const box = field(visitor, 'Code');
  await expect(box).toBeFocused();
  const code = /^(\d{6})$/m.exec(textOf(await mailTo(email, /^Your code/)))?.[1] ?? '';
  await visitor.keyboard.type(code === '000000' ? '000001' : '000000');
  await visitor.keyboard.press('Enter');
  await expect(box).toHaveAccessibleDescription(/Attempts left: 4/);
  await expectAccessible(visitor);
  await noWider(visitor);
  await box.fill(code);
  await visitor.keyboard.press('Enter');
  await expect(visitor.locator('canvas').first()).toBeVisible({ timeout: 20_000 });
}

/** From the saved view, the show of that rank. */
async function openShow(page: Page, view: string, rank: string) {
  await page.goto('/show');
  await page.getByRole('button', { name: view }).click();
  const rows = page.getByRole('grid').locator('[data-row]');
  await expect(rows).toHaveCount(2);
  await rows.filter({ hasText: rank }).dblclick();
  await expect(page.getByRole('tab', { name: 'Overview' })).toBeVisible();
}
