import { deviceOf, fits, openLink, pressed, quietShow, sendFrom, timeField, typed } from './advancing/guest.ts';
import { staffOf } from './esign/sending.ts';
import { AGENT, expect, expectAccessible, field, openAs, test } from './person.ts';
import { PHONE } from './sizes.ts';

test('advancing: sent, answered on a phone, returned, mended and approved', async ({ browser, page }) => {
  test.setTimeout(240_000);
  const showId = await quietShow(await staffOf(browser));
  await openAs(page, AGENT);
  const address = await sendFrom(page, showId, `hanna-${crypto.randomUUID().slice(0, 8)}@outside.example`);
  const guest = await openLink(browser, address);

  await test.step('the questions open by keys, and fit a small phone', async () => {
    await expect(guest.getByText(/0 of \d+ answered/)).toBeVisible();
    await expectAccessible(guest);
    await guest.getByRole('link', { name: 'Answer the questions' }).press('Enter');
    await expect(guest).toHaveURL(/\/provide$/);
    await guest.getByRole('heading', { name: 'Times' }).locator('..').press('Enter');
    await expect(timeField(guest, 'Load-in')).toBeVisible();
    await fits(guest, 320);
    await expectAccessible(guest);
    await fits(guest, 390);
  });

  await test.step('what is missing is named by links, and leads to the field', async () => {
    await pressed(guest, 'Send the answers');
    const missing = guest.getByRole('alert').filter({ hasText: 'answers are still missing' });
    await expect(missing.getByRole('link')).toHaveCount(4);
    await missing.getByRole('link', { name: 'Promoter contact on the day' }).press('Enter');
    await expect(guest.locator('#q-promoterrep').getByRole('textbox', { name: 'Name' })).toBeFocused();
    await guest.keyboard.type('Hanna Vos');
    await expectAccessible(guest);
  });

  await test.step('an answer without a connection stays on the device, and is sent later', async () => {
    await typed(guest, 'Load-in', '14:00');
    await expect(guest.getByText(/Everything is saved/)).toBeVisible();
    await guest.context().setOffline(true);
    await typed(guest, 'Doors', '19:30');
    await expect(guest.getByText(/1 answer is kept on this device/)).toBeVisible();
    const kept = await deviceOf(guest);
    expect(kept).toContain('19:30');
    expect(kept).not.toContain(address.slice(-43));
    await guest.context().setOffline(false);
    await expect(guest.getByText(/Everything is saved/)).toBeVisible();
    expect(await deviceOf(guest)).not.toContain('19:30');
  });

  await test.step('all is sent', async () => {
    await typed(guest, 'Curfew', '23:00');
    await pressed(guest, 'Send the answers');
    await expect(guest.getByText(/You sent your answers on/)).toBeVisible();
  });

  await test.step('staff return one with its reason', async () => {
    await page.goto(`/show/${showId}`);
    await page.getByRole('link', { name: /Hanna Vos/ }).click();
    await expect(page).toHaveURL(/\/advancing\/approve\//);
    await expect(page.getByText('Submitted').first()).toBeVisible();
    await page.getByRole('button', { name: /^Needs me/ }).click();
    await expectAccessible(page);
    await page.getByRole('listitem', { name: 'Load-in' }).focus();
    await page.keyboard.press('r');
    await field(page, 'Reason').fill('The crew is there from 12:00.');
    await page.getByRole('button', { name: 'Return with this reason' }).click();
    await expect(page.getByText('Changes requested').first()).toBeVisible();
    await page.setViewportSize(PHONE);
    await fits(page, 390);
    await expectAccessible(page);
    await page.setViewportSize({ width: 1440, height: 900 });
  });

  await test.step('the rest is approved, by a key and at once', async () => {
    await page.getByRole('listitem', { name: 'Doors' }).focus();
    await page.keyboard.press('a');
    await expect(page.getByRole('listitem', { name: 'Doors' })).toHaveCount(0);
    await page.getByRole('button', { name: /^Approve all \d+ unchanged/ }).click();
    await expect(page.getByText('Nothing waits for your decision.')).toBeVisible();
  });

  await test.step('the returned answer is mended and approved', async () => {
    await guest.reload();
    await pressed(guest, 'Open the questions');
    await expect(guest.getByText('The crew is there from 12:00.')).toBeVisible();
    await typed(guest, 'Load-in', '12:00');
    await pressed(guest, 'Send the answers');
    await expect(guest.getByText(/You sent your answers on/)).toBeVisible();
    await page.reload();
    await page.getByRole('button', { name: /^Approve 1 unchanged/ }).click();
    await expect(page.getByText('Approved', { exact: true }).first()).toBeVisible();
    await page.goto(`/advancing?needsMe=false`);
    await expect(page.getByRole('heading', { name: 'Advancing' })).toBeVisible();
    await expectAccessible(page);
  });
  await guest.context().close();
});
