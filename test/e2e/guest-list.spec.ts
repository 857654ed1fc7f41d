import type { Page } from '@playwright/test';
import { newArtist } from './new-artist.ts';
import { AGENT, choose, expect, expectAccessible, field, openAs, test, unique } from './person.ts';

/** Far from what the demo has planned, and from the other tests. */
const DAY = '2030-07-19';

async function newShow(page: Page, artist: string): Promise<string> {
  await page.goto(`/show/new?date=${DAY}`);
  await choose(page, 'Artist', artist);
  await page.getByRole('button', { name: /^Create show/ }).click();
  await page.waitForURL(/\/show\/\w{26}$/);
  return new URL(page.url()).pathname;
}
const lineOf = (page: Page, name: string) => page.locator('.gl-line', { hasText: name });
async function add(page: Page, typed: string) {
  const name = page.getByRole('textbox', { name: 'Guest name' });
  await name.fill(typed);
  await name.press('Enter');
  await expect(lineOf(page, typed.split(' +')[0] ?? typed)).toBeVisible();
  await expect(name).toBeFocused();
}

test('a guest list: made from its show, filled, waited for, let in at the door', async ({ page }) => {
  test.setTimeout(150_000);
  const artist = unique('Guest Harbour');
  await openAs(page, AGENT);
  await newArtist(page, artist);
  const show = await newShow(page, artist);

  await test.step('the show makes it', async () => {
    await page.getByRole('button', { name: 'New guest list' }).click();
    const dialog = page.getByRole('dialog', { name: 'New guest list' });
    await field(dialog, 'Name').fill('Family and friends');
    await expectAccessible(page);
    await dialog.getByRole('button', { name: /^Create guest list/ }).click();
    await page.waitForURL(/\/guestlist\/\w{26}$/);
    await expect(page.getByRole('heading', { name: 'Family and friends' })).toBeVisible();
  });

  await test.step('a part has so many heads, and decides nothing itself', async () => {
    await page.getByRole('button', { name: 'New allotment' }).click();
    const dialog = page.getByRole('dialog', { name: 'New allotment' });
    await field(dialog, 'Name').fill('Band');
    await field(dialog, 'Allotment').fill('3');
    await dialog.getByLabel('Approval').selectOption({ label: 'Approve each guest' });
    await expectAccessible(page);
    await dialog.getByRole('button', { name: /^Create allotment/ }).click();
    await expect(dialog).toBeHidden();
  });

  await test.step('names are typed one after the other, and approved until it is full', async () => {
    await add(page, 'Ann Example +1');
    await add(page, 'Ben Example');
    await add(page, 'Cas Example');
    for (const name of ['Ann Example', 'Ben Example']) {
      await page.getByRole('button', { name: `Approve ${name}` }).click();
      await expect(page.getByRole('button', { name: `Check in ${name}` })).toBeVisible();
    }
    await expect(page.locator('.gl-facts').getByText('3 of 3 guests')).toBeVisible();
    await page.getByRole('button', { name: 'Approve Cas Example' }).click();
    await expect(page.getByText('Only 0 of 3 places are free, 1 are needed')).toBeVisible();
    await page.keyboard.press('Escape');
  });

  await test.step('who does not fit waits, by a key', async () => {
    await page.getByRole('button', { name: 'Approve Cas Example' }).focus();
    await page.keyboard.press('w');
    await expect(lineOf(page, 'Cas Example').getByText('Waiting list')).toBeVisible();
    await expectAccessible(page);
  });

  await test.step('somebody goes, and the first in line is offered the heads', async () => {
    await page.getByRole('button', { name: 'More for Ben Example' }).click();
    await page.getByRole('menuitem', { name: /^Remove/ }).click();
    await expect(lineOf(page, 'Ben Example')).toHaveCount(0);
    await expect(page.getByText('Next in line: Cas Example')).toBeVisible();
    await page.getByRole('button', { name: 'Admit Cas Example' }).click();
    await expect(page.getByRole('button', { name: 'Check in Cas Example' })).toBeVisible();
  });

  await test.step('at the door, found by name and let in', async () => {
    await page.getByRole('searchbox', { name: 'Search guests' }).fill('ann');
    await expect(lineOf(page, 'Cas Example')).toHaveCount(0);
    const door = page.getByRole('button', { name: 'Check in Ann Example' });
    await door.click();
    await expect(door).toHaveAttribute('aria-pressed', 'true');
    await expect(page.locator('.gl-facts').getByText('2 checked in')).toBeVisible();
    await expectAccessible(page);
  });

  await test.step('the show and the list of lists say so', async () => {
    await page.goto(show);
    await expect(page.getByText('3 of 3 guests')).toBeVisible();
    await page.goto(`/guestlist?q=${encodeURIComponent(artist)}`);
    await expect(page.locator('[data-row]')).toHaveCount(1);
    await expectAccessible(page);
  });
});
