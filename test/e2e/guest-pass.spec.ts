import { addDays } from '#shared/kernel/time/date.ts';
import { agencyDay } from '#test/support/agency-day.ts';
import { fakeCamera } from './camera.ts';
import { mailTo, textOf } from './cloud.ts';
import { staffOf } from './esign/sending.ts';
import { AGENT, expect, expectAccessible, field, openAs, test, unique } from './person.ts';
import { noWider, PHONE } from './sizes.ts';

interface Made {
  readonly id: string;
}
const pathOf = (address: string) => new URL(address).pathname;

test('a guest hears of the decision, shows the code at the door, and sees when it changes', async ({
  browser,
  page,
}) => {
  test.setTimeout(240_000);
  const staff = await staffOf(browser);
  const filters = [{ field: 'phase', values: ['confirmed'] }];
  const found = { filters, from: addDays(agencyDay(), 15), perPage: 1 };
  const { rows } = (await staff.ok('POST', '/api/core/show/internal/list', found)) as unknown as { rows: Made[] };
  const list = await staff.ok('PUT', '/api/v1/guestlists', { name: unique('Told list'), showId: rows[0]?.id });
  const email = `ann-${crypto.randomUUID().slice(0, 8)}@outside.example`;
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await openAs(page, AGENT);
  await page.goto(`/guestlist/${list.id}`);

  await test.step('staff switch it on for an allotment, and add a guest with an address', async () => {
    await page.getByRole('button', { name: 'New allotment' }).first().click();
    const dialog = page.getByRole('dialog', { name: 'New allotment' });
    await field(dialog, 'Name').fill('Band');
    await expect(dialog.getByLabel('Where to collect')).toHaveCount(0);
    await dialog.getByRole('switch', { name: 'Email guests the decision and their QR code' }).press('Space');
    await dialog.getByLabel('Where to collect').fill('Box office, main entrance');
    await dialog.getByRole('group', { name: 'Collect from' }).getByLabel('Time').fill('19:00');
    await expectAccessible(page);
    await dialog.getByRole('button', { name: /^Create allotment/ }).click();
    await expect(dialog).toBeHidden();
    const form = page.getByRole('form', { name: 'Add a guest to Band' });
    await form.getByLabel('Guest name').fill('Ann Example +1');
    await form.getByLabel('Email').fill(email);
    await form.getByRole('button', { name: /^Add/ }).click();
    await expect(page.locator('.gl-line', { hasText: 'Ann Example' })).toBeVisible();
  });

  // Staff may undo a decision for a quarter of a minute.
  await page.waitForTimeout(15_000);
  const mail = await mailTo(email, /You are on the guest list/);
  expect(mail.body.html).toContain('<img alt="Your code for the entrance"');
  const address = /http\S+\/guest\/[\w-]{43}/.exec(textOf(mail))?.[0] ?? '';
  const context = await browser.newContext({ locale: 'en-GB', viewport: PHONE });
  const phone = await context.newPage();
  let code = '';

  await test.step('the guest opens the page on a phone: the code, on white, and where to collect', async () => {
    await phone.goto(pathOf(address));
    await expect(phone.getByText('You are on the guest list')).toBeVisible();
    await expect(phone.getByText('Collect at: Box office, main entrance')).toBeVisible();
    const box = await phone.getByRole('img', { name: 'QR code of Ann Example' }).boundingBox();
    expect(box?.width).toBeGreaterThan(250);
    code = (await phone.locator('.gp-code figcaption').textContent()) ?? '';
    await expectAccessible(phone);
    await noWider(phone);
    await phone.emulateMedia({ colorScheme: 'dark' });
    await expectAccessible(phone);
    const ground = await phone.locator('.gp-code').evaluate((one) => getComputedStyle(one).backgroundColor);
    expect(ground).toBe('rgb(255, 255, 255)');
    await phone.emulateMedia({ colorScheme: 'light', media: 'print' });
    await expect(phone.getByRole('img', { name: 'QR code of Ann Example' })).toBeVisible();
    await expect(phone.getByRole('button', { name: 'Print' })).toBeHidden();
    await phone.emulateMedia({ media: 'screen' });
  });

  await test.step('the door scans it', async () => {
    const body = { use: 'door', name: 'Front door', locale: 'en' };
    const { url } = (await staff.ok('PUT', `/api/v1/guestlists/${list.id}/links`, body)) as unknown as { url: string };
    const door = await context.newPage();
    const camera = await fakeCamera(door);
    await door.goto(pathOf(url));
    await door.getByRole('button', { name: 'Open the door list' }).press('Enter');
    await door.getByRole('button', { name: 'Scan codes' }).press('Enter');
    await camera.hold(code);
    await expect(door.getByText('Ann Example: 2 people, checked in.')).toBeVisible();
    await door.close();
    await phone.reload();
    await expect(phone.getByText('Checked in')).toBeVisible();
    await expectAccessible(phone);
  });

  await test.step('a guest who is taken off the list sees that the page has ended', async () => {
    const content = (await staff.ok('GET', `/api/v1/guestlists/${list.id}/places`)) as unknown as {
      guests: readonly { readonly id: string; readonly placeId: string }[];
    };
    const [guest] = content.guests;
    await staff.ok('DELETE', `/api/v1/guestlists/${list.id}/places/${guest?.placeId}/guests/${guest?.id}`);
    await phone.reload();
    await expect(phone.getByRole('heading', { name: 'This page has ended' })).toBeVisible();
    await expectAccessible(phone);
    await noWider(phone);
  });
  await context.close();
});
