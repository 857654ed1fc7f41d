import type { Page } from '@playwright/test';
import { newArtist } from './new-artist.ts';
import { AGENT, choose, expect, expectAccessible, field, openAs, test, unique } from './person.ts';
import { chooseTraveller, newShow, newTravel } from './travel-page.ts';

/** Far from what the demo has planned, and from the other tests. */
const DAY = '2030-06-21';
const dialogOf = (page: Page) => page.getByRole('dialog', { name: /^(New|Edit) flight$/ });
const flight = (page: Page, place: number) =>
  dialogOf(page).getByRole('group', { name: `Flight ${place}`, exact: true });
const end = (page: Page, place: number, name: 'From' | 'To') =>
  flight(page, place).getByRole('group', { name, exact: true });
const timeOf = (page: Page, place: number, name: 'From' | 'To') =>
  end(page, place, name).getByRole('combobox', { name: 'Time', exact: true });

async function setTime(page: Page, place: number, name: 'From' | 'To', time: string) {
  await timeOf(page, place, name).fill(time);
  await timeOf(page, place, name).press('Tab');
}

test('a flight with a change: made from its show, found in planning, filled in, changed, shortened', async ({
  page,
}) => {
  test.setTimeout(180_000);
  const artist = unique('Iris Runway');
  const number = String(1000 + (Date.now() % 9000));
  await openAs(page, AGENT);
  await newArtist(page, artist);
  const show = await newShow(page, artist, DAY);

  await test.step('what is missing leads to the tab that lacks it', async () => {
    await newTravel(page, show, 'New flight');
    await chooseTraveller(page);
    await field(dialogOf(page), 'Booking reference').fill('QX7RT2');
    await dialogOf(page)
      .getByRole('button', { name: /^Create flight/ })
      .click();
    await expect(dialogOf(page).getByRole('tab', { name: 'Flights' })).toHaveAttribute('aria-selected', 'true');
    await expect(dialogOf(page).getByText(/fields need your attention/)).toBeVisible();
  });

  await test.step('a number with its airline names both, and an arrival follows its departure', async () => {
    await field(flight(page, 1), 'Flight number').fill(`kl ${number}`);
    await field(flight(page, 1), 'Flight number').press('Tab');
    await expect(field(flight(page, 1), 'Flight number')).toHaveValue(number);
    await expect(flight(page, 1).getByRole('button', { name: /^Clear KLM/ })).toBeVisible();
    await choose(end(page, 1, 'From'), 'Airport', 'Amsterdam Schiphol');
    await choose(end(page, 1, 'To'), 'Airport', 'London Heathrow');
    await setTime(page, 1, 'From', '11:30');
    await expect(timeOf(page, 1, 'To')).toHaveValue('13:30');
    await setTime(page, 1, 'To', '11:25');
    await expect(flight(page, 1).getByText(/only possible across time zones/)).toBeVisible();
    await setTime(page, 1, 'To', '12:00');
  });

  await test.step('the next one goes on from there, and says how long there is to change', async () => {
    await dialogOf(page).getByRole('button', { name: 'Add flight' }).click();
    await expect(flight(page, 2).getByRole('combobox', { name: 'Airline', exact: true })).toBeFocused();
    await expect(end(page, 2, 'From').getByRole('button', { name: 'Clear London Heathrow' })).toBeVisible();
    await expect(timeOf(page, 2, 'From')).toHaveValue('13:00');
    await expect(dialogOf(page).getByText('1 h to change in London Heathrow')).toBeVisible();
    await setTime(page, 2, 'From', '11:40');
    await expect(dialogOf(page).getByText(/Departs London Heathrow 20 min before/)).toBeVisible();
    await setTime(page, 2, 'From', '13:35');
    await choose(flight(page, 2), 'Airline', 'British Airways');
    await field(flight(page, 2), 'Flight number').fill('117');
    await choose(end(page, 2, 'To'), 'Airport', 'New York John F. Kennedy');
    await expectAccessible(page);
    await dialogOf(page)
      .getByRole('button', { name: /^Create flight/ })
      .click();
    await expect(dialogOf(page)).toBeHidden();
    await expect(page.getByText('AMS → LHR → JFK')).toBeVisible();
  });

  await test.step('it stands in planning, opens there at a glance, and leads to its page', async () => {
    await page.goto(`/planning/month?date=${DAY}&q=${encodeURIComponent(artist)}`);
    await page.locator('.plan-bar.look-travel').first().click();
    const glance = page.getByRole('dialog', { name: 'Flight', exact: true });
    await expect(glance).toContainText('QX7RT2');
    await expectAccessible(page);
    await glance.getByRole('link', { name: 'Open flight' }).click();
    await page.waitForURL(/\/flight\/\w{26}$/);
    await expect(page.getByText('1 h 35 min to change in London Heathrow')).toBeVisible();
    await expect(page.getByRole('link', { name: new RegExp(artist) })).toBeVisible();
    await expectAccessible(page);
  });

  await test.step('without its second flight it is shorter, and the last one stays', async () => {
    await page.getByRole('link', { name: 'Edit' }).click();
    await dialogOf(page).getByRole('tab', { name: 'Flights' }).click();
    await flight(page, 2).getByRole('button', { name: 'Remove flight 2' }).press('Enter');
    await expect(dialogOf(page).getByRole('button', { name: 'Add flight' })).toBeFocused();
    await expect(dialogOf(page).getByRole('button', { name: /^Remove flight/ })).toHaveCount(0);
    await dialogOf(page)
      .getByRole('button', { name: /^Save flight/ })
      .click();
    await expect(page.getByRole('heading', { name: 'AMS → LHR', exact: true })).toBeVisible();
    await page.goto(`${show}?tab=timetable`);
    await expect(page.getByText('AMS → LHR', { exact: true })).toBeVisible();
  });

  await test.step('what was booked before is filled in on another day; what was not says so', async () => {
    await newTravel(page, show, 'New flight');
    await dialogOf(page).getByRole('tab', { name: 'Flights' }).click();
    await field(flight(page, 1), 'Flight number').fill(`KL${number}`);
    await flight(page, 1).getByRole('button', { name: 'Fill in' }).click();
    await expect(end(page, 1, 'To').getByRole('button', { name: 'Clear London Heathrow' })).toBeVisible();
    await expect(timeOf(page, 1, 'From')).toHaveValue('11:30');
    await expect(timeOf(page, 1, 'To')).toHaveValue('12:00');
    await field(flight(page, 1), 'Flight number').fill('9');
    await flight(page, 1).getByRole('button', { name: 'Fill in' }).click();
    await expect(flight(page, 1).getByText('No earlier booking found.')).toBeVisible();
  });

  await test.step('the list finds it by its artist', async () => {
    await page.goto(`/flight?q=${encodeURIComponent(artist)}`);
    await expect(page.locator('[data-row]')).toHaveCount(1);
    await expectAccessible(page);
  });
});
