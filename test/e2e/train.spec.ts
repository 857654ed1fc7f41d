import type { Page } from '@playwright/test';
import { newArtist } from './new-artist.ts';
import { AGENT, expect, expectAccessible, field, openAs, test, unique } from './person.ts';
import { chooseTraveller, newShow, newTravel } from './travel-page.ts';

/** Far from what the demo has planned, and from the other tests. */
const DAY = '2030-06-28';
const dialogOf = (page: Page) => page.getByRole('dialog', { name: /^(New|Edit) train journey$/ });
const train = (page: Page, place: number) => dialogOf(page).getByRole('group', { name: `Train ${place}`, exact: true });
const end = (page: Page, place: number, name: 'From' | 'To') =>
  train(page, place).getByRole('group', { name, exact: true });
const tab = (page: Page) => dialogOf(page).getByRole('tab', { name: 'Trains' });

test('a train journey: made from its show, found in planning, with another train, its stations known', async ({
  page,
}) => {
  test.setTimeout(150_000);
  const artist = unique('Ada Viaduct');
  const station = unique('Nordhalt');
  await openAs(page, AGENT);
  await newArtist(page, artist);
  const show = await newShow(page, artist, DAY);

  await test.step('stations written by hand make a journey of the show', async () => {
    await newTravel(page, show, 'New train journey');
    await chooseTraveller(page);
    await field(dialogOf(page), 'Booking reference').fill('RAIL42');
    await dialogOf(page)
      .getByRole('button', { name: /^Create train journey/ })
      .click();
    await expect(tab(page)).toHaveAttribute('aria-selected', 'true');
    await field(train(page, 1), 'Train number').fill('ICE 124');
    await field(end(page, 1, 'From'), 'Station').fill('Amsterdam Centraal');
    await field(end(page, 1, 'To'), 'Station').fill(station);
    await field(end(page, 1, 'To'), 'Platform').fill('4');
    await expectAccessible(page);
    await dialogOf(page)
      .getByRole('button', { name: /^Create train journey/ })
      .click();
    await expect(dialogOf(page)).toBeHidden();
    await expect(page.getByText(`Amsterdam Centraal → ${station}`)).toBeVisible();
    await expect(page.getByText('10:00 – 12:00')).toBeVisible();
  });

  await test.step('it stands in planning, opens there at a glance, and leads to its page', async () => {
    await page.goto(`/planning/month?date=${DAY}&q=${encodeURIComponent(artist)}`);
    await page.locator('.plan-bar.look-travel').first().click();
    const glance = page.getByRole('dialog', { name: 'Train journey', exact: true });
    await expect(glance).toContainText('RAIL42');
    await expectAccessible(page);
    await glance.getByRole('link', { name: 'Open train journey' }).click();
    await page.waitForURL(/\/train\/\w{26}$/);
    await expect(page.getByText('Platform 4')).toBeVisible();
    await expectAccessible(page);
  });

  await test.step('another train goes on from there, and the station is offered by its name', async () => {
    await page.getByRole('link', { name: 'Edit' }).click();
    await tab(page).click();
    await dialogOf(page).getByRole('button', { name: 'Add train' }).click();
    await expect(field(train(page, 2), 'Train number')).toBeFocused();
    await expect(field(end(page, 2, 'From'), 'Station')).toHaveValue(station);
    await expect(dialogOf(page).getByText(`1 h to change in ${station}`)).toBeVisible();
    await end(page, 2, 'To').getByRole('combobox', { name: 'Find a place' }).fill(station.slice(0, -1));
    await page.getByRole('option').filter({ hasText: station }).first().click();
    await expect(field(end(page, 2, 'To'), 'Station')).toHaveValue(station);
    await field(end(page, 2, 'To'), 'Station').fill('Berlin Hbf');
    await dialogOf(page)
      .getByRole('button', { name: /^Save train journey/ })
      .click();
    const title = `Amsterdam Centraal → ${station} → Berlin Hbf`;
    await expect(page.getByRole('heading', { name: title })).toBeVisible();
    await expect(page.getByText(`1 h to change in ${station}`)).toBeVisible();
  });

  await test.step('who takes one away goes on beside it', async () => {
    await page.getByRole('link', { name: 'Edit' }).click();
    await tab(page).click();
    await train(page, 1).getByRole('button', { name: 'Remove train 1' }).press('Enter');
    await expect(dialogOf(page).getByRole('button', { name: 'Add train' })).toBeFocused();
    await dialogOf(page)
      .getByRole('button', { name: /^Save train journey/ })
      .click();
    await expect(page.getByRole('heading', { name: `${station} → Berlin Hbf`, exact: true })).toBeVisible();
  });

  await test.step('the list finds it by its artist', async () => {
    await page.goto(`/train?q=${encodeURIComponent(artist)}`);
    await expect(page.locator('[data-row]')).toHaveCount(1);
    await expectAccessible(page);
  });
});
