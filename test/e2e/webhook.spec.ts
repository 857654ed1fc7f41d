import type { Page } from '@playwright/test';
import { addDays } from '#shared/kernel/time/date.ts';
import { agencyDay } from '#test/support/agency-day.ts';
import { isSignedBy, type Message } from '#test/support/signature.ts';
import { type Staff, staffOf } from './esign/sending.ts';
import { OUTSIDE_ORIGIN } from './outside-origin.ts';
import { outsideServer } from './outside-server.ts';
import { ADMIN, expect, expectAccessible, field, openAs, test, unique } from './person.ts';
import { fits, WIDE } from './sizes.ts';

interface Show {
  readonly id: string;
  readonly rev: number;
}
/** The messages of this run's endpoint, and the status that answers them. */
const PATH = `/hook/${Date.now().toString(36)}`;
const received: Message[] = [];
const answer = { status: 200 };
const bodies = () => received.map(({ body }) => JSON.parse(String(body)));
const ofShow = (id: string) => bodies().filter(({ record }) => record?.id === id);

/** A show of the agent's own, which no other test changes. */
async function newShow(staff: Staff): Promise<Show> {
  const start = `${addDays(agencyDay(), 300)}T20:00`;
  const { rows } = (await staff.ok('POST', '/api/core/show/internal/list', { perPage: 1 })) as unknown as {
    rows: Show[];
  };
  return (await staff.ok('POST', '/api/core/show/copy', { showId: rows[0]?.id, start })) as unknown as Show;
}

/** Makes the endpoint, and returns its secret. */
async function makeWebhook(page: Page, name: string): Promise<string> {
  const dialog = page.getByRole('dialog');
  await page.getByRole('button', { name: 'New webhook' }).click();
  await field(dialog, 'Name').fill(name);
  await field(dialog, 'Address').fill('https://192.168.1.1/hook');
  await dialog.getByRole('button', { name: 'Create webhook' }).click();
  await expect(dialog.getByText('Enter a public address that begins with https://').first()).toBeVisible();
  await field(dialog, 'Address').fill(OUTSIDE_ORIGIN + PATH);
  await expect(dialog.getByRole('checkbox', { name: 'Shows' })).toBeChecked();
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Create webhook' }).click();
  const secret = await field(dialog, 'Signing secret').inputValue();
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Done' }).click();
  return secret;
}

/** Pauses the webhook of the page, or activates it. */
async function switchOver(page: Page): Promise<void> {
  const dialog = page.getByRole('dialog');
  await page.getByRole('button', { name: 'Edit' }).click();
  await dialog.getByText('Active', { exact: true }).click();
  await dialog.getByRole('button', { name: 'Save webhook' }).click();
  await expect(dialog).toHaveCount(0);
}

test('a webhook is made, hears of a changed show, fails, and its delivery is sent again', async ({ page, browser }) => {
  test.setTimeout(180_000);
  const stop = await outsideServer((request, reply) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      if (request.url === PATH) received.push({ headers: request.headers, body: Buffer.concat(chunks) });
      reply.writeHead(answer.status).end('the receiver says so');
    });
  });
  const [staff, name] = [await staffOf(browser), unique('Website')];
  await openAs(page, ADMIN);
  await page.goto('/webhook');
  const secret = await makeWebhook(page, name);
  expect(secret).toMatch(/^whsec_/);
  await fits(page);
  await page.setViewportSize(WIDE);
  const rows = page.getByRole('region', { name: 'Deliveries' }).getByRole('listitem');

  await test.step('a test event arrives and is signed', async () => {
    await page.getByRole('link', { name }).click();
    await page.getByRole('button', { name: 'Send test event' }).click();
    await expect(rows.filter({ hasText: 'webhook.test' })).toContainText('Delivered', { timeout: 20_000 });
    expect(received.every((one) => isSignedBy(secret, one))).toBe(true);
  });

  const show = await newShow(staff);
  await test.step('a show is made and changed: both arrive in their order', async () => {
    await expect.poll(() => ofShow(show.id).length, { timeout: 20_000 }).toBe(1);
    await staff.ok('DELETE', `/api/core/show/${show.id}`);
    await staff.ok('POST', `/api/v1/shows/${show.id}/restore`);
    await expect.poll(() => ofShow(show.id).length, { timeout: 20_000 }).toBe(3);
    expect(ofShow(show.id).map(({ type }) => type)).toEqual(['show.created', 'show.deleted', 'show.changed']);
    expect(received.every((one) => isSignedBy(secret, one))).toBe(true);
  });

  await test.step('an address that is gone pauses the webhook, and says so', async () => {
    answer.status = 410;
    await staff.ok('DELETE', `/api/core/show/${show.id}`);
    await expect(async () => {
      await page.reload();
      await expect(page.getByText('Paused')).toBeVisible({ timeout: 2000 });
    }).toPass({ timeout: 30_000 });
    await page.getByRole('button', { name: 'Failed' }).click();
    await expect(rows).toHaveCount(1);
    await expect(rows).toContainText('answer 410');
    await expect(rows).toContainText('the receiver says so');
    await fits(page);
    await page.setViewportSize(WIDE);
  });

  await test.step('it is activated, and the failed delivery is sent again with its id', async () => {
    answer.status = 200;
    const before = ofShow(show.id).at(-1);
    await switchOver(page);
    await rows.getByRole('button', { name: 'Send show.deleted again' }).click();
    await expect.poll(() => ofShow(show.id).length, { timeout: 20_000 }).toBe(5);
    expect(ofShow(show.id).at(-1)).toEqual(before);
    await expect(page.getByText('No delivery has failed.')).toBeVisible();
    await expect(page.getByText('Working', { exact: true })).toBeVisible({ timeout: 20_000 });
  });

  await test.step('what a pause ends is sent again with all that failed', async () => {
    answer.status = 500;
    await page.getByRole('button', { name: 'All', exact: true }).click();
    await page.getByRole('button', { name: 'Send test event' }).click();
    await expect(rows.first()).toContainText('next try', { timeout: 20_000 });
    await switchOver(page);
    answer.status = 200;
    await page.getByRole('button', { name: 'Failed' }).click();
    await expect(async () => {
      await page.reload();
      await page.getByRole('button', { name: 'Failed' }).click();
      await expect(rows).toContainText('Not sent: the webhook was paused', { timeout: 2000 });
    }).toPass({ timeout: 30_000 });
    await switchOver(page);
    await page.getByRole('button', { name: 'Send failed ones again…' }).click();
    await expectAccessible(page);
    await page.getByRole('dialog').getByRole('button', { name: 'Send again' }).click();
    await expect(page.getByText('1 delivery is sent again')).toBeVisible();
    await expect(page.getByText('No delivery has failed.')).toBeVisible();
  });

  await test.step('the secret is rotated, and the webhook is deleted', async () => {
    await page.getByRole('button', { name: `More for ${name}` }).click();
    await page.getByRole('menuitem', { name: 'Rotate secret' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('button', { name: 'Rotate secret' }).click();
    const next = await field(dialog, 'Signing secret').inputValue();
    await expectAccessible(page);
    await dialog.getByRole('button', { name: 'Done' }).click();
    await page.getByRole('button', { name: 'Send test event' }).click();
    const isByBoth = () => received.some((one) => isSignedBy(secret, one) && isSignedBy(next, one));
    await expect.poll(isByBoth, { timeout: 20_000 }).toBe(true);
    await page.getByRole('button', { name: `More for ${name}` }).click();
    await page.getByRole('menuitem', { name: 'Delete webhook' }).click();
    await page.getByRole('button', { name: 'Delete webhook' }).click();
    await expect(page).toHaveURL(/\/webhook$/);
    await expect(page.getByRole('link', { name })).toHaveCount(0);
  });
  stop();
});
