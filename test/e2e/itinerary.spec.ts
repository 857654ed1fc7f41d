import type { Page } from '@playwright/test';
import type { Itinerary } from '#shared/domains/calendars/itinerary/schemas.ts';
import { linkFor, phoneOf } from './itinerary-link.ts';
import { AGENT, expect, expectAccessible, openAs, test, unique } from './person.ts';

/** The page itself is kept last, so then all of it is there. */
const isKept = (page: Page) =>
  expect.poll(() => page.evaluate(async () => (await caches.match('/itinerary/kept')) !== undefined)).toBe(true);

test('a party reads its day sheet on a phone, also without a connection, and sees what changed', async ({
  page,
  browser,
}) => {
  const [reader, entry] = [unique('Rui'), unique('Van to the hotel')];
  await openAs(page, AGENT);
  const answer = page.waitForResponse('**/ForItinerary');
  await page.goto('/planning/itinerary');
  const { days }: Itinerary = await (await answer).json();
  const show = days.flatMap(({ shows }) => shows)[0];
  await expect(page.getByRole('article').first()).toContainText(show?.venue ?? '');
  await expectAccessible(page);
  const address = await linkFor(page, reader);

  const phone = await phoneOf(browser);
  await phone.goto(address);
  await expect(phone.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(phone.getByRole('main').getByRole('listitem').first()).toBeVisible();
  await expectAccessible(phone);
  await phone.getByRole('button', { name: 'Got it' }).click();
  await expect(phone.getByText(/^You confirmed this on/)).toBeVisible();

  await isKept(phone);
  await phone.context().setOffline(true);
  await phone.reload();
  await expect(phone.getByText(/^Offline\. Saved on this phone at \d\d:\d\d/)).toBeVisible();
  await expect(phone.getByRole('main').getByRole('listitem').first()).toBeVisible();
  await phone.context().setOffline(false);

  await page.goto(`/show/${show?.showId}?tab=timetable`);
  const line = page.getByRole('form', { name: 'Add entry' });
  await line.getByRole('textbox', { name: 'Label' }).fill(entry);
  await line.getByRole('combobox', { name: 'Start' }).fill('15:30');
  await line.getByRole('combobox', { name: 'Start' }).press('Enter');
  await expect(page.getByRole('listitem').filter({ hasText: entry })).toContainText('15:30');
  await expectAccessible(page);

  await phone.reload();
  await expect(phone.getByText('Changed since you confirmed it.')).toBeVisible();
  await expect(phone.getByRole('listitem').filter({ hasText: entry })).toContainText('New');

  await page.goto('/planning/itinerary');
  const link = page.getByRole('complementary').getByRole('listitem').filter({ hasText: reader });
  await expect(link).toContainText('Changed since confirmed');
  await link.getByRole('button', { name: `Withdraw ${reader}'s link` }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Withdraw link' }).click();
  await expect(link).toContainText('Withdrawn');
  await phone.reload();
  await expect(phone.getByRole('button', { name: 'Ask for a new link' })).toBeVisible();
  await phone.context().close();
});
