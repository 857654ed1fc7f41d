import type { Page } from '@playwright/test';
import { newArtist } from './new-artist.ts';
import { AGENT, expect, expectAccessible, field, openAs, test, unique } from './person.ts';
import { chooseTraveller, newShow, newTravel } from './travel-page.ts';

/** Far from what the demo has planned, and from the other tests. */
const DAY = '2030-06-14';
const NAME = /^(New|Edit) ground transport$/;

const dialogOf = (page: Page) => page.getByRole('dialog', { name: NAME });
const tab = (page: Page, name: string) => dialogOf(page).getByRole('tab', { name, exact: true });
const kindOf = (page: Page, end: 'From' | 'To') =>
  dialogOf(page)
    .getByRole('group', { name: end, exact: true })
    .getByRole('combobox', { name: /^Type of place/ });

test('a ride: made from its show, found in planning, changed, unlinked and linked again', async ({ page }) => {
  test.setTimeout(150_000);
  const artist = unique('Rosa Harbour');
  await openAs(page, AGENT);
  await newArtist(page, artist);
  const show = await newShow(page, artist, DAY);

  await test.step('what is missing leads to the first tab that lacks something', async () => {
    await newTravel(page, show, 'New ground transport');
    const dialog = dialogOf(page);
    await expect(dialog.getByText('Add locations to see a map of your ground transport')).toBeVisible();
    await tab(page, 'From/To').click();
    await dialog.getByRole('button', { name: /^Create ground transport/ }).click();
    await expect(tab(page, 'Details')).toHaveAttribute('aria-selected', 'true');
    await expect(dialog.getByText(/fields need your attention/)).toBeVisible();
    await chooseTraveller(page);
    await field(dialog, 'Vehicle').fill('Mercedes Vito');
    await dialog.getByRole('button', { name: /^Create ground transport/ }).click();
    await expect(tab(page, 'From/To')).toHaveAttribute('aria-selected', 'true');
  });

  await test.step('both ends and how long it takes make a ride of the show', async () => {
    const dialog = dialogOf(page);
    await field(dialog, 'Duration').fill('45');
    await kindOf(page, 'From').selectOption({ label: 'Hotel' });
    await kindOf(page, 'To').selectOption({ label: 'Venue' });
    await expect(dialog.getByText(/^Arrives .* 10:45$/)).toBeVisible();
    await expectAccessible(page);
    await dialog.getByRole('button', { name: /^Create ground transport/ }).click();
    await expect(dialog).toBeHidden();
    await expect(page.getByText('10:00 – 10:45')).toBeVisible();
  });

  await test.step('it stands in planning, opens there at a glance, and leads to its page', async () => {
    await page.goto(`/planning/month?date=${DAY}&q=${encodeURIComponent(artist)}`);
    await page.locator('.plan-bar.look-travel').first().click();
    const glance = page.getByRole('dialog', { name: 'Ground transport' });
    await expect(glance).toContainText('Mercedes Vito');
    await expectAccessible(page);
    await glance.getByRole('link', { name: 'Open ground transport' }).click();
    await page.waitForURL(/\/groundtransport\/\w{26}$/);
    await expect(page.getByRole('link', { name: new RegExp(artist) })).toBeVisible();
    await expectAccessible(page);
  });

  await test.step('its form goes by the time of arrival too', async () => {
    await page.getByRole('link', { name: 'Edit' }).click();
    await tab(page, 'From/To').click();
    await expect(kindOf(page, 'From')).toHaveValue('hotel');
    await dialogOf(page).getByRole('button', { name: 'Arrive by' }).click();
    await field(dialogOf(page), 'Duration').fill('60');
    await expect(dialogOf(page).getByText(/^Leaves .* 09:45$/)).toBeVisible();
    await dialogOf(page)
      .getByRole('button', { name: /^Save ground transport/ })
      .click();
    await expect(page.getByText('09:45 – 10:45').first()).toBeVisible();
  });

  await test.step('the show lets it go, and Undo brings it back', async () => {
    await page.goto(`${show}?tab=timetable`);
    await page.getByRole('button', { name: /^Unlink / }).click();
    await expect(page.getByText('No travel yet.')).toBeVisible();
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(page.getByText('09:45 – 10:45')).toBeVisible();
  });

  await test.step('the list finds it by its artist', async () => {
    await page.goto(`/groundtransport?q=${encodeURIComponent(artist)}`);
    await expect(page.locator('[data-row]')).toHaveCount(1);
    await expectAccessible(page);
  });
});
