import { addDays } from '#shared/kernel/time/date.ts';
import { agencyDay } from '#test/support/agency-day.ts';
import { type Staff, staffOf } from './esign/sending.ts';
import { AGENT, expect, field, openAs, test, unique } from './person.ts';
import { fits, PHONE } from './sizes.ts';

interface Made {
  readonly id: string;
}
const BAND = { name: 'Band', allotment: 10, maxPlusOnes: 8, mode: 'approve' };

/** An allotment of ten with nine used, and the link of a person who may ask for more. */
async function nineOfTen(staff: Staff) {
  const filters = [{ field: 'phase', values: ['confirmed'] }];
  const found = { filters, from: addDays(agencyDay(), 15), perPage: 1 };
  const { rows } = (await staff.ok('POST', '/api/core/show/internal/list', found)) as unknown as { rows: Made[] };
  const list = await staff.ok('PUT', '/api/v1/guestlists', { name: unique('Full list'), showId: rows[0]?.id });
  const at = `/api/v1/guestlists/${list.id}/places`;
  const { place } = (await staff.ok('PUT', at, BAND)) as unknown as { place: Made };
  const nine = { name: 'Nine Example', plusOnes: 8 };
  const { guests } = (await staff.ok('PUT', `${at}/${place.id}/guests`, nine)) as unknown as { guests: Made[] };
  await staff.ok('POST', `${at}/${place.id}/guests/${guests[0]?.id}/decide`, { rev: 1, decision: 'approve' });
  const asking = { use: 'request', placeId: place.id, name: 'Vera Promoter', locale: 'en' };
  const { url } = (await staff.ok('PUT', `/api/v1/guestlists/${list.id}/links`, asking)) as unknown as { url: string };
  return { list, place, guest: guests[0], address: new URL(url).pathname };
}

test('scenario 25: two people wait for the last place, are admitted when someone leaves, and the cutoff closes the link', async ({
  browser,
  page,
}) => {
  test.setTimeout(180_000);
  const staff = await staffOf(browser);
  const { list, place, guest, address } = await nineOfTen(staff);
  const context = await browser.newContext({ locale: 'en-GB', viewport: PHONE });
  const phone = await context.newPage();
  const own = phone.locator('.gg-guest', { hasText: 'Cas Example' });

  await test.step('one place is left, two ask, and wait', async () => {
    await phone.goto(address);
    await phone.getByRole('button', { name: 'Open the guest list' }).press('Enter');
    await expect(phone.getByText('1 place left')).toBeVisible();
    const form = phone.getByRole('form', { name: 'Name a guest for Band' });
    await field(form, 'Name').fill('Cas Example');
    await form.getByLabel('Plus ones').selectOption('1');
    await phone.keyboard.press('Enter');
    await expect(own.getByText('Waiting list')).toBeVisible();
  });

  await test.step('one leaves, and staff are offered the next in line', async () => {
    await openAs(page, AGENT);
    await page.goto(`/guestlist/${list.id}`);
    await expect(page.getByRole('button', { name: 'Admit Cas Example' })).toHaveCount(0);
    await staff.ok('DELETE', `/api/v1/guestlists/${list.id}/places/${place.id}/guests/${guest?.id}`);
    await page.reload();
    await expect(page.getByText('Next in line: Cas Example +1')).toBeVisible();
    await page.getByRole('button', { name: 'Admit Cas Example' }).click();
    await expect(page.locator('.gl-line', { hasText: 'Cas Example' }).getByText('Approved')).toBeAttached();
    await phone.reload();
    await phone.getByRole('button', { name: 'Open the guest list' }).press('Enter');
    await expect(own.getByText('Approved')).toBeVisible();
  });

  await test.step('after the cutoff the link reads only', async () => {
    const { places } = (await staff.ok('GET', `/api/v1/guestlists/${list.id}/places`)) as unknown as {
      places: (Made & { rev: number })[];
    };
    const body = { ...BAND, cutoff: '2026-01-01T16:00', rev: places[0]?.rev };
    await staff.ok('POST', `/api/v1/guestlists/${list.id}/places/${place.id}`, body);
    await phone.reload();
    await phone.getByRole('button', { name: 'Open the guest list' }).press('Enter');
    await expect(phone.getByText(/^Cutoff .* has passed$/)).toBeVisible();
    await expect(own.getByText('Approved')).toBeVisible();
    await expect(phone.getByRole('form')).toHaveCount(0);
    await expect(own.getByRole('button', { name: /^(Change|Take) / })).toHaveCount(0);
    await fits(phone);
  });
  await context.close();
});
