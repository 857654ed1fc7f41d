import type { Locator, Page } from '@playwright/test';
import { addMonths, startOfMonth } from '#shared/kernel/time/date.ts';
import { agencyDay } from '#test/support/agency-day.ts';
import { ADMIN, expect, expectAccessible, field, openAs, test } from './person.ts';

const LAST = addMonths(startOfMonth(agencyDay()), -1);
const NAME = new Intl.DateTimeFormat('en-GB', { month: 'long', year: 'numeric', timeZone: 'UTC' }).format(
  new Date(LAST),
);
const rowOf = (page: Page): Locator => page.getByRole('row').filter({ hasText: NAME });
const nameOfDownload = async (page: Page, press: () => Promise<void>): Promise<string> => {
  const [download] = await Promise.all([page.waitForEvent('download'), press()]);
  return download.suggestedFilename();
};
const more = (page: Page) => rowOf(page).getByRole('button', { name: `More for ${NAME}` });

test('a month: previewed, locked with its sales file, and unlocked with a reason', async ({ page }) => {
  test.setTimeout(150_000);
  await openAs(page, ADMIN);
  const row = rowOf(page);

  await test.step('an open month has a preview', async () => {
    await page.goto(`/invoiceexport?year=${LAST.slice(0, 4)}`);
    await expect(row).toContainText('Not locked');
    await expectAccessible(page);
    const press = () => row.getByRole('button', { name: 'Preview file' }).click();
    expect(await nameOfDownload(page, press)).toMatch(/^MAIN_\d{4}-\d\d_\d+_exactOnline-preview\.csv$/);
  });

  await test.step('its totals are read, then it is locked and its file is written', async () => {
    await row.getByRole('button', { name: 'Lock' }).click();
    const dialog = page.getByRole('dialog', { name: `Lock ${NAME}` });
    await expect(dialog.getByRole('table')).toContainText('€');
    await expectAccessible(page);
    await dialog.getByRole('button', { name: `Lock ${NAME}` }).click();
    await expect(dialog).toBeHidden();
    await expect(page).toHaveURL(/BookkeepingId=\w{26}/);
    await expect(row.getByText('Locked', { exact: true })).toBeVisible();
    const file = row.getByRole('button', { name: 'Exact Online' });
    await expect(file).toBeVisible({ timeout: 30_000 });
    expect(await nameOfDownload(page, () => file.click())).toMatch(/^MAIN_\d{4}-\d\d_\d+_exactOnline\.csv$/);
  });

  await test.step('on a phone, it is unlocked with a reason; its file is superseded', async () => {
    await page.setViewportSize({ width: 390, height: 844 });
    await expectAccessible(page);
    await more(page).click();
    await page.getByRole('menuitem', { name: 'Unlock' }).click();
    await field(page, 'Reason').fill('A fee was wrong');
    await page.getByRole('button', { name: 'Unlock', exact: true }).last().click();
    await expect(row).toContainText('Not locked');
    await more(page).click();
    await page.getByRole('menuitem', { name: 'Export history' }).click();
    const history = page.getByRole('dialog', { name: `Exports of ${NAME}` });
    await expect(history).toContainText('Superseded');
    await expect(history).toContainText('A fee was wrong');
    await expectAccessible(page);
  });

  await test.step('settings ask for what the file format needs', async () => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.goto('/invoice/dataexport');
    await page.getByRole('link', { name: 'Export settings' }).click();
    await page.getByRole('combobox', { name: 'File format' }).selectOption({ label: 'DATEV' });
    await field(page, 'Consultant number').fill('no-number');
    await page.getByRole('button', { name: 'Save' }).click();
    await expect(page.getByText('At most 15 letters, digits or underscores').first()).toBeVisible();
    await expectAccessible(page);
  });
});
