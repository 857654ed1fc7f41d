import type { Browser, BrowserContext, Page } from '@playwright/test';
import { addDays } from '#shared/kernel/time/date.ts';
import { agencyDay } from '#test/support/agency-day.ts';
import { fakeCamera } from './camera.ts';
import { mailTo, textOf } from './cloud.ts';
import { type Staff, staffOf } from './esign/sending.ts';
import { AGENT, expect, expectAccessible, field, openAs, test, unique } from './person.ts';
import { noWider, PHONE } from './sizes.ts';

interface Made {
  readonly id: string;
}

/** A list of a coming show with a place that holds four heads, and two approved guests. */
async function newList(staff: Staff, name: string): Promise<Made> {
  const filters = [{ field: 'phase', values: ['confirmed'] }];
  const from = addDays(agencyDay(), 15);
  const { rows } = (await staff.ok('POST', '/api/core/show/internal/list', {
    filters,
    from,
    perPage: 20,
  })) as unknown as {
    rows: Made[];
  };
  const list = (await staff.ok('PUT', '/api/v1/guestlists', { name, showId: rows[0]?.id })) as unknown as Made;
  const at = `/api/v1/guestlists/${list.id}/places`;
  const place = { name: 'Band', allotment: 6, maxPlusOnes: 2, mode: 'auto' };
  const made = (await staff.ok('PUT', at, place)) as unknown as { place: Made };
  for (const guest of [{ name: 'Ann Example', plusOnes: 1 }, { name: 'Ben Example' }])
    await staff.ok('PUT', `${at}/${made.place.id}/guests`, guest);
  const asks = { name: 'Promoter', allotment: 2, maxPlusOnes: 1, mode: 'approve', asks: ['email'] };
  await staff.ok('PUT', at, asks);
  return list;
}

/** Makes a link on the page of the list. Answers with its address: mailed, or copied. */
async function newLink(page: Page, use: string, name: string, email = ''): Promise<string> {
  await page.getByRole('button', { name: 'New link' }).click();
  const dialog = page.getByRole('dialog', { name: 'New link' });
  await dialog.getByLabel('Use').selectOption({ label: use });
  await dialog.getByLabel('Language').selectOption('en');
  await field(dialog, 'Name').fill(name);
  await field(dialog, 'Email').fill(email);
  await expectAccessible(page);
  await dialog.getByRole('button', { name: /^Create link/ }).click();
  await expect(dialog).toBeHidden();
  if (!email) return page.evaluate(() => navigator.clipboard.readText());
  const text = textOf(await mailTo(email, /./, '/guestlist/invitation/'));
  return /http\S+\/guestlist\/invitation\/[\w-]{43}/.exec(text)?.[0] ?? '';
}

async function phoneOf(browser: Browser): Promise<{ context: BrowserContext; phone: Page }> {
  const context = await browser.newContext({ locale: 'en-GB', viewport: PHONE });
  return { context, phone: await context.newPage() };
}
/** Presses a button by its key. */
const pressed = (page: Page, name: string | RegExp) => page.getByRole('button', { name }).press('Enter');
const pathOf = (address: string) => new URL(address).pathname;

test('a guest list by link: asked for, decided, read, and checked in without a connection', async ({
  browser,
  page,
}) => {
  test.setTimeout(240_000);
  const name = unique('Door list');
  const { id } = await newList(await staffOf(browser), name);
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await openAs(page, AGENT);
  await page.goto(`/guestlist/${id}?tab=links`);
  const email = `vera-${crypto.randomUUID().slice(0, 8)}@outside.example`;
  const asking = await newLink(page, 'Ask for guests', 'Vera Promoter', email);
  const door = await newLink(page, 'Check in at the door', 'Front door');
  const reading = await newLink(page, 'Read the list', 'Box office');
  await expect(page.getByText('Box office')).toBeVisible();
  await expectAccessible(page);

  await test.step('a person asks for guests by keys alone, with errors at the field', async () => {
    const { context, phone } = await phoneOf(browser);
    await phone.goto(pathOf(asking));
    await pressed(phone, 'Open the guest list');
    const form = phone.getByRole('form', { name: 'Name a guest for Promoter' });
    await form.getByRole('button', { name: 'Ask for this guest' }).press('Enter');
    await expect(form.getByText('Enter this')).toHaveCount(2);
    await expect(field(form, 'Name')).toBeFocused();
    await phone.keyboard.type('Cas Example');
    await form.getByLabel('Plus ones').selectOption('1');
    await form.getByLabel(/^Email/).fill('nobody');
    await phone.keyboard.press('Enter');
    await expect(form.getByRole('alert')).toBeVisible();
    await form.getByLabel(/^Email/).fill('cas@outside.example');
    await phone.keyboard.press('Enter');
    await expect(phone.locator('.gg-guest', { hasText: 'Cas Example' }).getByText('Pending')).toBeVisible();
    await expectAccessible(phone);
    await noWider(phone);
    await context.close();
  });

  await test.step('staff see the request first and decide; the person hears by mail', async () => {
    await page.goto(`/guestlist/${id}`);
    await page.getByRole('button', { name: 'Show requests' }).click();
    await expect(page.getByText('asked for by Vera Promoter')).toBeVisible();
    await page.getByRole('button', { name: 'Approve Cas Example' }).click();
    await expect(page.getByRole('button', { name: 'Show requests' })).toHaveCount(0);
  });

  await test.step('the list is read without a press, and can be printed', async () => {
    const { context, phone } = await phoneOf(browser);
    await phone.goto(pathOf(reading));
    await expect(phone.getByText('Cas Example')).toBeVisible();
    await expect(phone.getByRole('button', { name: 'Print' })).toBeVisible();
    await expectAccessible(phone);
    await noWider(phone);
    await context.close();
  });

  await test.step('the door works without a connection, over a reload, and sends later', async () => {
    const { context, phone } = await phoneOf(browser);
    await phone.goto(pathOf(door));
    await pressed(phone, 'Open the door list');
    await expect(phone.getByText(/0 of 5 people are here/)).toBeVisible();
    await phone.getByRole('searchbox', { name: 'Search guests' }).fill('ann');
    await expect(phone.getByRole('button', { name: /^Check in/ })).toHaveCount(1);
    await phone.getByRole('searchbox', { name: 'Search guests' }).fill('');
    await pressed(phone, 'Check in Ben Example');
    await expect(phone.getByText(/1 of 5 people are here/)).toBeVisible();
    await expectAccessible(phone);
    await noWider(phone);
    // The page keeps itself a moment after it was opened.
    await expect
      .poll(() =>
        phone.evaluate(async () =>
          (await (await caches.open('guestlist')).keys()).some(({ url }) => url.endsWith('/kept')),
        ),
      )
      .toBe(true);
    await context.setOffline(true);
    await expect(phone.getByText(/^Offline\. The list is from/)).toBeVisible();
    await pressed(phone, 'Check in Ann Example, 2 people');
    await expect(phone.getByText('1 check-in is kept on this device and sent later.')).toBeVisible();
    await expectAccessible(phone);
    await phone.reload();
    await expect(phone.getByText(/3 of 5 people are here/)).toBeVisible();
    await pressed(phone, 'Check in Cas Example, 2 people');
    await pressed(phone, 'Undo the check-in of Cas Example');
    await expect(phone.getByText('3 check-ins are kept on this device and sent later.')).toBeVisible();
    expect(await phone.evaluate(() => JSON.stringify(Object.entries(localStorage)))).not.toContain(door.slice(-43));
    await page.goto(`/guestlist/${id}`);
    await expect(page.locator('.gl-line', { hasText: 'Ann Example' }).getByText('Approved')).toBeAttached();
    await context.setOffline(false);
    await expect(phone.getByText(/^Connected\. List of/)).toBeVisible();
    await expect(phone.getByText(/3 of 5 people are here/)).toBeVisible();
    await page.reload();
    await expect(page.getByRole('button', { name: 'Check in Ann Example' })).toHaveAttribute('aria-pressed', 'true');
    await expect(page.getByRole('button', { name: 'Check in Cas Example' })).toHaveAttribute('aria-pressed', 'false');
    await context.close();
  });

  await test.step('codes are scanned: of a guest, of another list, and others', async () => {
    const { context, phone } = await phoneOf(browser);
    const camera = await fakeCamera(phone);
    await phone.goto(pathOf(door));
    await pressed(phone, 'Open the door list');
    await pressed(phone, 'Scan codes');
    await expect(phone.getByText('Hold the code of a guest before the camera.')).toBeVisible();
    await camera.hold('https://tickets.example/1');
    await expect(phone.getByText('This is not the code of a guest.')).toBeVisible();
    await camera.hold('backline-guest:01J9EVNMYGVK5WSJANNB6CJND9');
    await expect(phone.getByText('This code is of another list', { exact: false })).toBeVisible();
    const { guests } = (await (await staffOf(browser)).ok('GET', `/api/v1/guestlists/${id}/places`)) as unknown as {
      guests: readonly { readonly id: string; readonly name: string }[];
    };
    const codeOf = (name: string) => `backline-guest:${guests.find((guest) => guest.name === name)?.id}`;
    await camera.hold(codeOf('Cas Example'));
    await expect(phone.getByText('Cas Example: 2 people, checked in.')).toBeVisible();
    await camera.hold(codeOf('Ben Example'));
    await expect(phone.getByText('Ben Example was already checked in', { exact: false })).toBeVisible();
    await expect(phone.getByText(/5 of 5 people are here/)).toBeVisible();
    await expectAccessible(phone);
    await noWider(phone);
    await context.close();
  });

  await test.step('a withdrawn link says so, and a renewed one works again', async () => {
    await page.goto(`/guestlist/${id}?tab=links`);
    await page.getByRole('button', { name: "Withdraw Front door's link" }).click();
    await page.getByRole('button', { name: 'Withdraw link' }).click();
    const { context, phone } = await phoneOf(browser);
    await phone.goto(pathOf(door));
    await expect(phone.getByText('has withdrawn this link', { exact: false })).toBeVisible();
    await context.close();
    await page.getByRole('button', { name: 'Renew the link for Front door' }).click();
    await expect(page.getByRole('button', { name: "Withdraw Front door's link" })).toBeVisible();
    await page.setViewportSize(PHONE);
    await expectAccessible(page);
  });
});
