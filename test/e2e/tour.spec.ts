import type { Locator, Page } from '@playwright/test';
import { newArtist } from './new-artist.ts';
import { AGENT, choose, expect, expectAccessible, field, openAs, test, unique } from './person.ts';

const cell = (page: Page, name: string, row: number): Locator =>
  page.getByLabel(`${name}, row ${row}`, { exact: true });
const stops = (page: Page) => page.locator('.pr-stops > li');
const toast = (page: Page, text: string) => page.getByRole('status').filter({ hasText: text });

/** Puts a table on the clipboard of the focused cell, as a spreadsheet does. */
const paste = (into: Locator, text: string) =>
  into.evaluate((target, data) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/plain', data);
    target.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
  }, text);

test('a tour is pasted, typed and created, moved by a week, and all of it undone', async ({ page }) => {
  test.setTimeout(120_000);
  const [artist, tour] = [unique('Ida North'), unique('Autumn run')];
  await openAs(page, AGENT);
  await newArtist(page, artist);

  const id = await test.step('a production has its creator as owner', async () => {
    await page.goto('/production/new');
    await field(page, 'Name').fill(tour);
    await field(page, 'From').fill('04/03/2030');
    await field(page, 'To').fill('20/03/2030');
    await choose(page, 'Artists', artist);
    await expect(page.getByRole('combobox', { name: 'Owner' })).not.toHaveValue('');
    await page.getByRole('button', { name: 'Create production' }).click();
    await page.waitForURL(/\/production\/\w{26}/);
    return /production\/(\w{26})/.exec(page.url())?.[1] ?? '';
  });

  await test.step('dates and fees are pasted, the artist comes from the production', async () => {
    await page.goto(`/production/${id}`);
    await page.getByRole('link', { name: 'Add dates' }).click();
    await expect(cell(page, 'Date', 1)).toBeVisible();
    await expect(page.getByText(artist)).toBeVisible();
    await cell(page, 'Date', 1).focus();
    await paste(cell(page, 'Date', 1), '4/3/2030\t\tNowhere Hall\t\t1,500\r\n6 March 2030\t\t\t\t€ 2,000\r\n');
    await expect(cell(page, 'Date', 2)).toHaveValue(/6 Mar 2030/);
    await expect(page.getByText('Unknown venue')).toBeVisible();
    await expect(page.getByText('1 cell needs your attention')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Create venue' })).toBeVisible();
    await cell(page, 'Venue', 1).fill('');
    await expect(page.getByText('Unknown venue')).toHaveCount(0);
    await expectAccessible(page);
  });

  await test.step('keys move between cells, and Enter never creates', async () => {
    await cell(page, 'Date', 2).focus();
    await page.keyboard.press('Enter');
    await expect(cell(page, 'Date', 3)).toBeFocused();
    await page.keyboard.type('4 mar 2030');
    await page.keyboard.press('Enter');
    await expect(cell(page, 'Date', 4)).toBeFocused();
    await expect(page.getByText('Same day as row 1')).toBeVisible();
    await page.keyboard.press('ArrowUp');
    await expect(cell(page, 'Date', 3)).toBeFocused();
    await page.keyboard.type('8 mar 2030');
    await page.keyboard.press('Tab');
    await expect(cell(page, 'End date', 3)).toBeFocused();
    await expect(page.getByText('Same day as row 1')).toHaveCount(0);
    await cell(page, 'Fee', 3).focus();
    await page.keyboard.press('Control+d');
    await expect(cell(page, 'Fee', 3)).toHaveValue('€ 2,000');
    await expect(page).toHaveURL(/\/show\/tour/);
  });

  await test.step('Ctrl Enter creates all of them', async () => {
    await expect(page.getByRole('button', { name: /^Create 3 shows/ })).toBeEnabled();
    await page.keyboard.press('Control+Enter');
    await expect(toast(page, '3 shows created')).toBeVisible();
    await page.waitForURL(/\/production\/\w{26}/);
    await expect(stops(page)).toHaveCount(3);
  });

  await test.step('the production moves by a week, and Undo brings it back', async () => {
    await page.getByRole('button', { name: 'More' }).click();
    await page.getByRole('menuitem', { name: 'Move by days' }).click();
    const dialog = page.getByRole('dialog', { name: 'Move by days' });
    await expect(dialog.getByRole('row').filter({ hasText: 'Mon 4 Mar 2030' })).not.toHaveCount(0);
    await expect(dialog.getByRole('row').filter({ hasText: 'Fri 15 Mar 2030' })).toHaveCount(1);
    await expectAccessible(page);
    await dialog.getByRole('button', { name: 'Move 3 shows' }).click();
    await expect(toast(page, '3 shows moved')).toBeVisible();
    await expect(stops(page).first()).toContainText('11 Mar');
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(toast(page, 'Undone')).toBeVisible();
    await expect(stops(page).first()).toContainText('4 Mar');
  });

  await test.step('Undo of a tour deletes what was created', async () => {
    await page.goto(`/show/tour?productionId=${id}`);
    await cell(page, 'Date', 1).fill('12 mar 2030');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('button', { name: /^Create 1 show/ })).toBeEnabled();
    await expect(page.getByText(artist)).toBeVisible();
    await page.keyboard.press('Control+Enter');
    await expect(stops(page)).toHaveCount(4);
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(toast(page, 'Undone')).toBeVisible();
    await expect(stops(page)).toHaveCount(3);
  });
});
