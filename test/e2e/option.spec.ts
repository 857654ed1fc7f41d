import type { Page } from '@playwright/test';
import { newArtist } from './new-artist.ts';
import { AGENT, choose, expect, expectAccessible, field, openAs, test, unique } from './person.ts';

/** Far from what the demo has planned, and from the other tests. */
const DATE = '2029-05-11';

/** An option of that night, by its form, in the rank that the form proposes; its address. */
async function newOption(page: Page, artist: string, description: string, rank: number): Promise<string> {
  await page.goto(`/show/new?date=${DATE}`);
  await choose(page, 'Artist', artist);
  await page.getByRole('combobox', { name: 'Status', exact: true }).selectOption({ label: 'Option' });
  await expect(page.getByRole('combobox', { name: 'Rank', exact: true })).toHaveValue(String(rank));
  await field(page, 'Description').fill(description);
  await page.getByRole('button', { name: /^Create show/ }).click();
  await page.waitForURL(/\/show\/\w{26}$/);
  return new URL(page.url()).pathname;
}

const lines = (page: Page) => page.locator('.op-queue > li');

test('three options wait for one night: the last challenges, the first is confirmed, the last moves up', async ({
  page,
}) => {
  test.setTimeout(120_000);
  const artist = unique('Ada Vesper');
  await openAs(page, AGENT);
  await newArtist(page, artist);
  const first = await newOption(page, artist, 'First asked', 1);
  await newOption(page, artist, 'Second asked', 2);
  const third = await newOption(page, artist, 'Third asked', 3);

  await test.step('the queue shows the order of refusal', async () => {
    await expect(lines(page)).toHaveText([/1st.*First asked/s, /2nd.*Second asked/s, /3rd.*Third asked/s]);
    await expect(page.locator('.op-self')).toContainText('Third asked');
    await expectAccessible(page);
  });

  await test.step('the third challenges the first, which has a task until its deadline', async () => {
    await page.getByRole('button', { name: 'Challenge', exact: true }).click();
    const dialog = page.getByRole('dialog', { name: 'Challenge the first option' });
    await dialog.getByRole('button', { name: '2 working days' }).click();
    await expectAccessible(page);
    await dialog.getByRole('button', { name: /^Challenge S-/ }).click();
    await expect(page.getByText(/S-\d+ challenges S-\d+/)).toBeVisible();
    await page.goto(first);
    await expect(page.getByText(/challenges this option/)).toBeVisible();
    await expect(page.getByRole('tab', { name: /Tasks/ })).toContainText('1');
  });

  await test.step('the first is confirmed and releases the second; the third moves up to the first', async () => {
    await page.getByRole('button', { name: 'Status: Option' }).click();
    await page.getByRole('menuitem', { name: /^Confirmed/ }).click();
    const dialog = page.getByRole('dialog', { name: 'Confirm show' });
    await dialog.getByRole('checkbox', { name: /Third asked/ }).uncheck();
    await dialog.getByRole('button', { name: 'Confirm and release 1 option' }).click();
    await expect(page.getByRole('button', { name: 'Status: Confirmed' })).toBeVisible();
    await expect(async () => {
      await page.goto(third);
      await expect(page.getByRole('button', { name: 'Status: Option' })).toContainText('1st', { timeout: 2_000 });
    }).toPass({ timeout: 30_000 });
    await page.getByRole('tab', { name: 'Activity' }).click();
    await expect(page.getByText('moved the option up')).toBeVisible();
  });
});

test('an exclusivity is agreed, warns who breaks it, and is taken back', async ({ page }) => {
  const artist = unique('Noor Ember');
  await openAs(page, AGENT);
  await newArtist(page, artist);
  const show = await newOption(page, artist, 'Held alone', 1);
  await page.getByRole('button', { name: 'Add exclusivity' }).click();
  const dialog = page.getByRole('dialog', { name: /^Exclusivity of S-/ });
  await field(dialog, 'Radius').fill('0');
  await dialog.getByRole('button', { name: 'Save exclusivity' }).click();
  await expect(dialog.getByText('at least 1').first()).toBeVisible();
  await field(dialog, 'Radius').fill('200');
  await field(dialog, 'Days before').fill('45');
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Save exclusivity' }).click();
  await expect(page.getByText('No other show within 200 km')).toBeVisible();
  await page.goto(show);
  await expect(page.getByText(/45 days before, 30 after/)).toBeVisible();
  await page.getByRole('button', { name: 'Remove', exact: true }).click();
  await expect(page.getByText('None agreed')).toBeVisible();
  await page.getByRole('status').getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByText('No other show within 200 km')).toBeVisible();
});
