import type { Page } from '@playwright/test';
import { newArtist } from './new-artist.ts';
import { AGENT, choose, expect, expectAccessible, field, openAs, test, unique } from './person.ts';

/** Far from what the demo has planned, and from the other tests. */
const FIRST = '2030-03-04';

/** The production's only artist is chosen already. */
async function newShow(page: Page, artist: string, date: string, productionId: string): Promise<string> {
  await page.goto(`/show/new?date=${date}&productionId=${productionId}`);
  await expect(page.getByRole('group', { name: 'Artist' }).or(page.locator('.form')).first()).toContainText(artist);
  await page.getByRole('combobox', { name: 'Status', exact: true }).selectOption({ label: 'Confirmed' });
  await field(page, 'Fee').fill('1000');
  await page.getByRole('button', { name: /^Create show/ }).click();
  await page.waitForURL(/\/show\/\w{26}$/);
  return new URL(page.url()).pathname;
}

const tab = (page: Page, name: string) => page.getByRole('tab', { name, exact: true });
const stops = (page: Page) => page.locator('.pr-stops > li');

test('a production: dates, artists, shows inside, budget against actual, copy, activity and export', async ({
  page,
}) => {
  test.setTimeout(150_000);
  const [artist, name] = [unique('Lena Harbour'), unique('Spring run')];
  await openAs(page, AGENT);
  await newArtist(page, artist);

  const id = await test.step('it is made with its dates and artists', async () => {
    await page.goto('/production/new');
    await field(page, 'Name').fill(name);
    await field(page, 'From').fill('04/03/2030');
    await field(page, 'To').fill('20/03/2030');
    await choose(page, 'Artists', artist);
    await page.getByRole('button', { name: 'Create production' }).click();
    await page.waitForURL(/\/production\/\w{26}/);
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
    await expect(page.getByRole('link', { name: artist })).toBeVisible();
    return /production\/(\w{26})/.exec(page.url())?.[1] ?? '';
  });

  await test.step('its shows stand in order, and the one outside its days is said', async () => {
    await newShow(page, artist, FIRST, id);
    await newShow(page, artist, '2030-04-02', id);
    await page.goto(`/production/${id}`);
    await expect(stops(page)).toHaveCount(2);
    await expect(stops(page).nth(1)).toContainText('outside the dates');
    await expectAccessible(page);
  });

  await test.step('the plan stands against what the shows bring in', async () => {
    await tab(page, 'Budget').click();
    await expect(page.locator('.pr-fees > li')).toHaveCount(2);
    await field(page, 'Notes on the budget').fill('Bus and hotels to come');
    await page.getByRole('button', { name: 'Save budget' }).click();
    await expect(page.getByText('Budget saved')).toBeVisible();
    await expectAccessible(page);
  });

  await test.step('a copy brings its shows along, later', async () => {
    await page.getByRole('button', { name: 'More' }).click();
    await page.getByRole('menuitem', { name: 'Duplicate' }).click();
    const dialog = page.getByRole('dialog', { name: 'Duplicate production' });
    await field(dialog, 'First day of the copy').fill('03/03/2031');
    await dialog.getByRole('checkbox', { name: /Include its shows/ }).check();
    await dialog.getByRole('button', { name: 'Duplicate production' }).click();
    await page.waitForURL((url) => url.pathname.startsWith('/production/') && !url.pathname.includes(id));
    await expect(stops(page)).toHaveCount(2);
  });

  await test.step('its log says what was done', async () => {
    await page.goto(`/production/${id}?tab=activity`);
    await expect(page.getByText('changed the budget')).toBeVisible();
    await expect(page.getByText('created this')).toBeVisible();
  });

  await test.step('the list comes out as a file', async () => {
    await page.goto(`/production?q=${encodeURIComponent(name)}`);
    await expect(page.locator('[data-row]')).toHaveCount(2);
    await page.getByRole('button', { name: 'Export' }).click();
    const download = page.waitForEvent('download');
    await page.getByRole('menuitem', { name: /^Excel, all columns/ }).click();
    expect((await download).suggestedFilename()).toMatch(/^Productions .*\.xlsx$/);
  });
});
