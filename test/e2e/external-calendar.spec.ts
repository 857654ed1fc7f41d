import { addDays } from '#shared/kernel/time/date.ts';
import { agencyDay } from '#test/support/agency-day.ts';
import { newArtist } from './new-artist.ts';
import { OUTSIDE_ORIGIN } from './outside-origin.ts';
import { outsideServer } from './outside-server.ts';
import { ADMIN, choose, expect, expectAccessible, field, openAs, test, unique } from './person.ts';
import { barsOf, findRow } from './planning.ts';

const daysAhead = (days: number) => addDays(agencyDay(), days);
const calendarOf = (...events: readonly (readonly [day: string, title: string])[]) =>
  [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    ...events.flatMap(([day, title]) => [
      ...['BEGIN:VEVENT', `UID:${title}`, `DTSTART;VALUE=DATE:${day}`, `SUMMARY:${title}`, 'END:VEVENT'],
    ]),
    'END:VCALENDAR',
  ].join('\r\n');

const pages = new Map<string, string>();
let stop = () => {};
test.beforeAll(async () => {
  stop = await outsideServer(({ url = '' }, reply) => {
    const text = pages.get(url);
    reply.writeHead(text === undefined ? 404 : 200, { 'content-type': 'text/calendar' }).end(text ?? '');
  });
});
test.afterAll(() => stop());

test('a calendar of others is followed: its entries stand in planning, a dead address says so', async ({ page }) => {
  const day = daysAhead(1);
  const [artist, name, title] = [unique('Followed'), unique('Family'), unique('Wedding')];
  pages.set('/family.ics', calendarOf([day.replaceAll('-', ''), title]));
  await openAs(page, ADMIN);
  await newArtist(page, artist);

  await test.step('connects it by its address', async () => {
    await page.goto('/externalcalendar/new');
    await field(page, 'Name').fill(name);
    await choose(page, 'Artists', artist);
    await field(page, 'iCal address').fill(`${OUTSIDE_ORIGIN}/family.ics`);
    await expectAccessible(page);
    await page.getByRole('button', { name: /^(Create|Save)/ }).click();
    await page.waitForURL(/\/externalcalendar\/\w{26}$/);
  });
  const detail = page.url();

  await test.step("its entries come, and stand in the artist's row", async () => {
    await page.getByRole('button', { name: 'Sync now' }).click();
    await expect(page.getByText('Up to date')).toBeVisible({ timeout: 30_000 });
    await expectAccessible(page);
    await page.goto(`/planning/month?date=${day}`);
    await findRow(page, artist);
    await expect(barsOf(page, artist).and(page.getByRole('gridcell', { name: title }))).toBeVisible();
  });

  await test.step('a show on that day is a conflict, on both sides', async () => {
    await page.goto(`/schedule/day?date=${day}&q=${encodeURIComponent(artist)}`);
    await page.getByRole('button', { name: `New appointment for ${artist}` }).click();
    const box = page.getByRole('dialog', { name: 'New appointment' });
    await box.getByLabel('Status').selectOption({ label: 'Confirmed' });
    await box.getByRole('button', { name: /^Create show/ }).click();
    await expect(page.getByRole('button', { name: /20:00 to 23:00, Confirmed, conflict/ })).toBeVisible();
    await page.goto(detail);
    await expect(page.getByText(`On ${artist}`)).toBeVisible();
  });

  await test.step('an address that is gone says why, and what is kept stays', async () => {
    pages.delete('/family.ics');
    await page.goto(detail);
    await page.getByRole('button', { name: 'Sync now' }).click();
    await expect(page.getByText("There's no calendar at this address any more")).toBeVisible({ timeout: 30_000 });
    await expect(page.getByText('1 source failing')).toBeVisible();
    await expectAccessible(page);
  });
});

test('an address inside the network is refused', async ({ page }) => {
  await openAs(page, ADMIN);
  await page.goto('/externalcalendar/new');
  await field(page, 'iCal address').fill('https://192.168.1.1/a.ics');
  await field(page, 'Name').fill('Inside');
  await page.getByRole('button', { name: /^(Create|Save)/ }).click();
  await expect(page).toHaveURL(/\/externalcalendar\/new/);
});
