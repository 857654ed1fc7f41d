import type { Page } from '@playwright/test';
import { newArtist } from './new-artist.ts';
import { AGENT, choose, expect, expectAccessible, field, openAs, test, unique } from './person.ts';
import { barsOf, dragDays, findRow } from './planning.ts';

/** Far from what the demo has planned, and from the other tests. */
const [DAY, HOTEL] = ['2030-08-14', 'Hotel Lindenhof'];

const dialogOf = (page: Page) => page.getByRole('dialog', { name: /^(New|Edit) accommodation$/ });
const tab = (page: Page, name: string) => dialogOf(page).getByRole('tab', { name, exact: true });
const room = (page: Page, place: number) => dialogOf(page).getByRole('group', { name: `Room ${place}`, exact: true });
const dayField = (page: Page, name: string) =>
  dialogOf(page).getByRole('group', { name, exact: true }).getByLabel('Date');

async function newShow(page: Page, artist: string): Promise<string> {
  await page.goto(`/show/new?date=${DAY}`);
  await choose(page, 'Artist', artist);
  await page.getByRole('button', { name: /^Create show/ }).click();
  await page.waitForURL(/\/show\/\w{26}$/);
  return new URL(page.url()).pathname;
}

/** Two people that the demo knows, found by a part of their names. */
async function addTravellers(page: Page): Promise<void> {
  for (const part of ['an', 'el']) {
    await dialogOf(page).getByRole('combobox', { name: 'Travellers', exact: true }).fill(part);
    await page
      .locator('[role=option]')
      // The last one offers a new contact of that name.
      .filter({ hasText: new RegExp(part, 'i'), hasNotText: '"' })
      .first()
      .click();
  }
}
const moved = async (page: Page, act: () => Promise<void>) => {
  const saved = page.waitForResponse((reply) => /\/lodgings\/\w+\/move$/.test(reply.url()));
  await act();
  expect((await saved).status()).toBe(200);
};

test('a stay: made from its show with two rooms, moved in planning and taken back, changed', async ({ page }) => {
  test.setTimeout(150_000);
  const artist = unique('Ines Harbour');
  await openAs(page, AGENT);
  await newArtist(page, artist);
  const show = await newShow(page, artist);

  await test.step('what is missing leads to its tab', async () => {
    await page.goto(`${show}?tab=timetable`);
    await page.getByRole('button', { name: 'New travel' }).click();
    await page.getByRole('menuitem', { name: 'New accommodation' }).click();
    await expect(dialogOf(page).getByText('1 night', { exact: true })).toBeVisible();
    await tab(page, 'Rooms').click();
    await dialogOf(page)
      .getByRole('button', { name: /^Create accommodation/ })
      .click();
    await expect(tab(page, 'Details')).toHaveAttribute('aria-selected', 'true');
    await expect(dialogOf(page).getByText(/fields need your attention/)).toBeVisible();
    await field(dialogOf(page), 'Hotel').fill(HOTEL);
    await addTravellers(page);
    await expectAccessible(page);
  });

  await test.step('each sleeps in one room', async () => {
    await tab(page, 'Rooms').click();
    await expect(dialogOf(page).getByText(/^Without a room: .+, .+/)).toBeVisible();
    await dialogOf(page).getByRole('button', { name: 'Add room' }).click();
    await room(page, 1).getByLabel('Kind').selectOption({ label: 'Double' });
    await room(page, 1).getByRole('combobox', { name: 'Guests' }).click();
    await expect(page.locator('[role=listbox] [role=option]')).toHaveCount(2);
    await page.locator('[role=option]').first().click();
    await dialogOf(page).getByRole('button', { name: 'One single each' }).click();
    await expect(field(room(page, 2), 'Room number')).toBeFocused();
    await page.keyboard.type('412');
    await expect(dialogOf(page).getByText('Everyone has a room')).toBeVisible();
    await expectAccessible(page);
    await dialogOf(page)
      .getByRole('button', { name: /^Create accommodation/ })
      .click();
    await expect(dialogOf(page)).toBeHidden();
    await expect(page.getByRole('link', { name: new RegExp(HOTEL) })).toBeVisible();
  });

  await test.step('it is moved in planning, keeps its hours, and Undo takes it back', async () => {
    await page.goto(`/planning/month?date=${DAY}`);
    await findRow(page, artist);
    const stay = barsOf(page, artist).and(page.locator('.look-travel'));
    const [first, colspan] = [await stay.getAttribute('aria-colindex'), await stay.getAttribute('aria-colspan')];
    expect([first, colspan]).toEqual(['15', '2']);
    await stay.click();
    const glance = page.getByRole('dialog', { name: 'Accommodation' });
    await expect(glance).toContainText(HOTEL);
    await expectAccessible(page);
    await page.keyboard.press('Escape');
    await expect(stay).toBeFocused();
    await moved(page, () => page.keyboard.press('Alt+ArrowRight'));
    await expect(stay).toHaveAccessibleName(/15:00 to 11:00/);
    await expect(stay).toHaveAttribute('aria-colindex', '16');
    await moved(page, () => page.getByRole('status').getByRole('button', { name: 'Undo' }).click());
    await expect(stay).toHaveAttribute('aria-colindex', '15');
    await moved(page, () => dragDays(page, artist, 15, 18));
    await expect(stay).toHaveAttribute('aria-colindex', '18');
  });

  await test.step('its page names its rooms; a later arrival keeps the nights', async () => {
    await page.goto(`/lodging?q=${encodeURIComponent(artist)}`);
    await expect(page.locator('[data-row]')).toHaveCount(1);
    await expectAccessible(page);
    await page.locator('[data-row]').dblclick();
    await page.waitForURL(/\/lodging\/\w{26}/);
    await expect(page.getByText('Single · 412')).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('link', { name: 'Edit' }).click();
    await dayField(page, 'Check-in').fill('20 8 2030');
    await page.keyboard.press('Tab');
    await expect(dialogOf(page).getByText('1 night', { exact: true })).toBeVisible();
    await expect(dayField(page, 'Check-out')).toHaveValue(/21/);
    await dayField(page, 'Check-out').fill('23 8 2030');
    await page.keyboard.press('Tab');
    await expect(dialogOf(page).getByText('3 nights', { exact: true })).toBeVisible();
  });

  await test.step('who is taken out of the party leaves their room', async () => {
    await dialogOf(page)
      .getByRole('button', { name: /^Remove / })
      .first()
      .click();
    await tab(page, 'Rooms').click();
    await expect(dialogOf(page).getByRole('listitem')).toHaveCount(1);
    await dialogOf(page)
      .getByRole('button', { name: /^Save accommodation/ })
      .click();
    await expect(page.getByText('No guests yet')).toBeVisible();
    await expect(page.getByText('3 nights').first()).toBeVisible();
  });
});
