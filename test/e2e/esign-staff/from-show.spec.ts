import type { Page } from '@playwright/test';
import { mailTo, textOf } from '../cloud.ts';
import { freeShows, staffOf } from '../esign/sending.ts';
import { AGENT, expect, expectAccessible, field, openAs, test } from '../person.ts';

async function openDialog(page: Page, showId: string) {
  await page.goto(`/show/${showId}?tab=documents`);
  await page.getByRole('button', { name: 'Send for signature' }).click();
  const dialog = page.getByRole('dialog', { name: 'Send for signature' });
  await expect(field(dialog, 'Signer')).toBeVisible();
  return dialog;
}

for (const width of [1440, 390] as const)
  test(`a show's contract is made and sent from one dialog, at ${width} px`, async ({ browser, page }) => {
    const [show] = await freeShows(await staffOf(browser));
    await page.setViewportSize({ width, height: width === 390 ? 844 : 900 });
    await openAs(page, AGENT);
    const dialog = await openDialog(page, show?.id ?? '');
    await expectAccessible(page);
    const email = `dora-${crypto.randomUUID().slice(0, 8)}@outside.example`;
    await field(dialog, 'Signer').fill('Dora Director');
    await field(dialog, 'Email').fill('');
    await expect(dialog.getByRole('button', { name: 'Send', exact: true })).toBeDisabled();
    await field(dialog, 'Email').fill(email);
    await field(dialog, 'Message').fill('As discussed on the phone.');
    await dialog.getByRole('button', { name: 'Send', exact: true }).click();
    await expect(dialog).toBeHidden({ timeout: 30_000 });
    await expect(page.getByText(/^C-\S+ is out for signature$/)).toBeVisible();
    await expect(page.getByRole('link', { name: /^Contract C-/ })).toContainText('Sent');
    const mail = textOf(await mailTo(email, /./, '/esign/invitation/'));
    expect(mail).toContain('As discussed on the phone.');
  });

test('a contract is prepared first, with a file of the records', async ({ browser, page }) => {
  const [show] = await freeShows(await staffOf(browser));
  await openAs(page, AGENT);
  const dialog = await openDialog(page, show?.id ?? '');
  await dialog.getByRole('button', { name: 'Prepare first' }).click();
  await expect(page).toHaveURL(/\/contract\/[0-9A-Z]{26}\/esign$/, { timeout: 30_000 });
  await expect(page.getByText('Ready to send.')).toBeVisible();
  await page.getByRole('button', { name: 'From records' }).click();
  await expect(page.getByRole('menuitem').first()).toBeVisible();
  await expectAccessible(page);
});

test('many shows: the list says what stays behind, and the result names each', async ({ browser, page }) => {
  const staff = await staffOf(browser);
  const [first, second] = await freeShows(staff);
  await staff.ok('POST', '/api/page/bulksend', { showIds: [first?.id] });
  await openAs(page, AGENT);
  await page.goto('/show');
  for (const { id, number } of [first, second].flatMap((show) => show ?? [])) {
    await page.getByPlaceholder('Filter shows').fill(number);
    const row = page.getByRole('row').filter({ has: page.locator(`a[href="/show/${id}"]`) });
    await row.getByRole('checkbox').check();
  }
  await page.getByRole('button', { name: 'For signature' }).click();
  const dialog = page.getByRole('dialog', { name: 'Send for signature' });
  await expect(dialog.getByText('The contract is already out for signature')).toBeVisible({ timeout: 20_000 });
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Send 1 contract' }).click();
  const result = page.getByRole('dialog', { name: '1 contract sent for signature' });
  await expect(result.getByRole('link', { name: /^C-/ })).toBeVisible({ timeout: 30_000 });
  await expectAccessible(page);
});
