import { googleAccounts } from '#test/support/google-calendar/account.ts';
import { googleListener } from '#test/support/google-calendar/server.ts';
import { outsideServer } from './outside-server.ts';
import { ADMIN, expect, field, openAs, test, unique } from './person.ts';
import { fits, WIDE } from './sizes.ts';

const google = googleAccounts();

test('a user connects Google, whose calendar gets the feed', async ({ page }) => {
  const leave = await outsideServer(googleListener(google));
  const title = unique('Tour');
  try {
    await openAs(page, ADMIN);
    await page.goto('/personalsettings/icalendar-feeds');
    await page.getByRole('button', { name: 'New feed' }).first().click();
    const dialog = page.getByRole('dialog');
    await field(dialog, 'Title').fill(title);
    await dialog.getByRole('button', { name: 'Create feed' }).click();
    await page.getByRole('button', { name: 'Connect Google Calendar' }).click();
    // Google agrees at once and sends the browser back.
    await expect(page.getByRole('button', { name: 'Write now' })).toBeVisible();
    await expect(async () => {
      await page.reload();
      await expect(page.getByText(/\d+ written, 0 removed, 0 left/)).toBeVisible({ timeout: 2_000 });
    }).toPass({ timeout: 60_000 });
    expect([...google.state.calendars.values()].map(({ summary }) => summary)).toEqual([`Backline: ${title}`]);
    expect(google.live().length).toBeGreaterThan(0);
    await fits(page);
    await page.setViewportSize(WIDE);
    // Without the list of settings beside it, the page takes the room of both.
    const card = await page.getByRole('region', { name: 'Google Calendar' }).boundingBox();
    expect(card?.width).toBeGreaterThan(600);
    await page.getByRole('button', { name: 'More for Google Calendar' }).click();
    await page.getByRole('menuitem', { name: 'Disconnect' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Disconnect' }).click();
    await expect(async () => {
      await page.reload();
      await expect(page.getByRole('button', { name: 'Connect Google Calendar' })).toBeVisible({ timeout: 2_000 });
    }).toPass({ timeout: 60_000 });
    expect([google.state.calendars.size, google.state.consents.size]).toEqual([0, 0]);
  } finally {
    leave();
  }
});
