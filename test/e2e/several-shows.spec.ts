import { addRecords, namesOf } from './main-job-records.ts';
import { AGENT, choose, expect, expectAccessible, openAs, test } from './person.ts';

/** Far from what the demo has planned, and from the other tests. */
const DAYS = ['2030-09-03', '2030-09-04', '2030-09-05'];

test('one contract of several shows: chosen in the list, a show less, at both widths', async ({ page }) => {
  test.setTimeout(150_000);
  const names = namesOf(
    { artist: 'Night Ferry', venue: 'Harbour Hall', promoter: 'Tidal Live', lastName: 'Vos' },
    'tidal.example',
  );
  await openAs(page, AGENT);
  await addRecords(page, names);

  await test.step('three shows of a tour', async () => {
    for (const day of DAYS) {
      await page.goto(`/show/new?date=${day}`);
      await choose(page, 'Artist', names.artist);
      await choose(page, 'Venue', names.venue);
      await choose(page, 'Promoter', names.promoter);
      await page.getByRole('textbox', { name: 'Fee', exact: true }).fill('2,000');
      await page.getByRole('button', { name: /^Create show/ }).click();
      await page.waitForURL(/\/show\/\w{26}$/);
    }
  });

  await test.step('all of them become one draft', async () => {
    await page.goto(`/show?q=${encodeURIComponent(names.artist)}`);
    await page
      .getByRole('checkbox', { name: /Select all/ })
      .first()
      .check();
    await page.getByRole('button', { name: 'One document' }).click();
    const dialog = page.getByRole('dialog', { name: 'One document' });
    await expect(dialog.locator('.bt-list li')).toHaveCount(3);
    await expectAccessible(page);
    await dialog.getByRole('button', { name: 'Create draft' }).click();
    await page.waitForURL(/\/contract\/\w{26}/);
    await expect(page.locator('.ct-shows li')).toHaveCount(3);
    await expect(page.getByLabel('Net amount')).toHaveCount(3);
    await expectAccessible(page);
  });

  await test.step('a show leaves the draft with its fee', async () => {
    await page
      .getByRole('button', { name: /^Remove show/ })
      .last()
      .click();
    await expect(page.locator('.ct-shows li')).toHaveCount(2);
    await expect(page.getByLabel('Net amount')).toHaveCount(2);
    await expect(page.getByRole('button', { name: 'Send contract' })).toBeEnabled({ timeout: 30_000 });
  });

  await test.step('it reads on a phone, and stands among the documents of each show', async () => {
    await page.setViewportSize({ width: 390, height: 844 });
    await expect(page.locator('.ct-shows li')).toHaveCount(2);
    await expectAccessible(page);
    const number = (await page.locator('.ct-h h1').textContent()) ?? '';
    await page.locator('.ct-shows a').last().click();
    await page.waitForURL(/\/show\/\w{26}/);
    await page.getByRole('tab', { name: /Documents/ }).click();
    await expect(page.locator('.sh-doc').filter({ hasText: number })).toBeVisible();
  });
});
