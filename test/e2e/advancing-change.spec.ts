import type { Browser, Page } from '@playwright/test';
import type { Show } from '#shared/domains/booking/show/schemas.ts';
import type { Timetable } from '#shared/domains/booking/timetable/contract.ts';
import { openLink, pressed, quietShow, sendFrom, typed } from './advancing/guest.ts';
import { type Staff, staffOf } from './esign/sending.ts';
import { linkFor, phoneOf } from './itinerary-link.ts';
import { AGENT, expect, expectAccessible, field, openAs, test, unique } from './person.ts';

const timetableOf = async (staff: Staff, showId: string) =>
  (await staff.ok('GET', `/api/core/${showId}/timetable`)) as unknown as Timetable;

/** Answers all that the standard questions need, on a phone. */
async function answerAll(browser: Browser, address: string): Promise<Page> {
  const guest = await openLink(browser, address);
  await guest.getByRole('link', { name: 'Answer the questions' }).press('Enter');
  await guest.getByRole('heading', { name: 'Times' }).locator('..').press('Enter');
  await typed(guest, 'Load-in', '14:00');
  await typed(guest, 'Doors', '19:30');
  await typed(guest, 'Curfew', '23:00');
  await pressed(guest, 'Send the answers');
  await guest.getByRole('link', { name: 'Promoter contact on the day' }).press('Enter');
  await guest.keyboard.type('Hanna Vos');
  await guest.keyboard.press('Tab');
  await pressed(guest, 'Send the answers');
  await expect(guest.getByText(/You sent your answers on/)).toBeVisible();
  return guest;
}

/** Opens the answers of a show for its decision. */
async function decide(page: Page, showId: string): Promise<void> {
  await page.goto(`/show/${showId}`);
  await page.getByRole('link', { name: /Hanna Vos/ }).click();
  await expect(page).toHaveURL(/\/advancing\/approve\//);
  await page.getByRole('button', { name: /^Needs me/ }).click();
}

test('advancing: the show changed meanwhile, and a later door time reaches the day sheet', async ({
  browser,
  page,
}) => {
  test.setTimeout(240_000);
  const staff = await staffOf(browser);
  const showId = await quietShow(staff);
  const { date } = await timetableOf(staff, showId);
  const reader = unique('Tour manager');
  await openAs(page, AGENT);
  const guest = await answerAll(
    browser,
    await sendFrom(page, showId, `hanna-${crypto.randomUUID().slice(0, 8)}@outside.example`),
  );

  await test.step('scenario 20: staff see both values, and keep theirs', async () => {
    const { rows } = await timetableOf(staff, showId);
    const known = rows.find(({ kind }) => kind === 'loadIn');
    const entry = { kind: 'loadIn', date, start: '13:00' };
    if (known) await staff.ok('POST', '/api/core/timetable/entry/update', { id: known.id, rev: known.rev, ...entry });
    else await staff.ok('PUT', '/api/core/timetable/entry/create', { showId, ...entry });
    await decide(page, showId);
    const item = page.getByRole('listitem', { name: 'Load-in' });
    await expect(item).toContainText('13:00');
    await expect(item).toContainText('14:00');
    await item.getByText('Keep this').click();
    await expectAccessible(page);
    await item.getByRole('button', { name: 'Approve' }).click();
    await expect(item).toHaveCount(0);
    expect((await timetableOf(staff, showId)).rows.find(({ kind }) => kind === 'loadIn')?.start).toBe('13:00');
    await guest.reload();
    await pressed(guest, 'Open the questions');
    await guest.getByRole('heading', { name: 'Times' }).locator('..').press('Enter');
    await expect(guest.locator('.ag-question').filter({ hasText: 'Load-in' })).toContainText('13:00');
  });

  await test.step('the rest is approved, and the tour manager confirms the day sheet', async () => {
    await page.getByRole('button', { name: /^Approve all \d+ unchanged/ }).click();
    await expect(page.getByText('Nothing waits for your decision.')).toBeVisible();
  });
  const { artists } = (await staff.ok('GET', `/api/core/show/${showId}`)) as unknown as Show;
  await page.goto(`/planning/itinerary?artistId=${artists[0]?.artistId}&from=${date}&to=${date}`);
  const phone = await phoneOf(browser);
  await phone.goto(await linkFor(page, reader));
  await phone.getByRole('button', { name: 'Got it' }).click();
  await expect(phone.getByText(/^You confirmed this on/)).toBeVisible();

  await test.step('scenario 22: the promoter asks for a later door time', async () => {
    await guest.reload();
    await pressed(guest, 'Open the questions');
    await guest.getByRole('heading', { name: 'Times' }).locator('..').press('Enter');
    await guest.getByRole('button', { name: /^Ask for a change.*Doors$/ }).press('Enter');
    await typed(guest, 'Doors', '20:15');
    await field(guest, 'Reason').fill('The support plays later.');
    await expectAccessible(guest);
    await pressed(guest, 'Ask for this change');
    await expect(guest.getByText('A change is asked for:')).toBeVisible();
  });

  await test.step('staff accept it: show and day sheet have it, and the tour manager sees what changed', async () => {
    await decide(page, showId);
    const item = page.getByRole('listitem', { name: 'Doors' });
    await expect(item).toContainText('The support plays later.');
    await item.getByRole('button', { name: 'Accept' }).click();
    await expect(item).toHaveCount(0);
    expect((await timetableOf(staff, showId)).rows.find(({ kind }) => kind === 'doors')?.start).toBe('20:15');
    await phone.reload();
    await expect(phone.getByText('Changed since you confirmed it.')).toBeVisible();
    await expect(phone.getByRole('main')).toContainText('20:15');
    await expectAccessible(phone);
  });
  await phone.context().close();
  await guest.context().close();
});
