import {
  ADMIN,
  AGENT,
  expect,
  expectAccessible,
  field,
  OPERATOR,
  openAs,
  PASSWORD,
  signIn,
  test,
  unique,
} from './person.ts';
import { PHONE, WIDE } from './sizes.ts';

const TEMPORARY = 'nora@books.example';

test('a colleague asks for temporary access, and an administrator grants, revokes and declines it', async ({
  page,
}) => {
  const name = unique('Vera Holt');
  const email = `${unique('vera').replace(' ', '')}@standin.example`;
  const dialog = page.getByRole('dialog');
  const row = page.getByRole('listitem').filter({ hasText: name });

  await openAs(page, AGENT);
  await page.goto('/user/temporaryaccess');
  await page.getByRole('button', { name: 'Request access' }).click();
  await dialog.getByRole('button', { name: 'Request access' }).click();
  await expect(dialog.getByText('need your attention')).toBeVisible();
  await field(dialog, 'Person').fill(name);
  await field(dialog, 'Email').fill(email);
  await dialog.getByRole('combobox', { name: 'Rights' }).selectOption('Booking');
  await field(dialog, 'Reason').fill('Covers for Jonas');
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Request access' }).click();
  await expect(row).toContainText('Waiting');
  await expect(row.getByRole('button')).toHaveCount(0);

  await openAs(page, ADMIN);
  await page.setViewportSize(PHONE);
  await page.goto('/user/temporaryaccess');
  await expectAccessible(page);
  await row.getByRole('button', { name: `Grant access to ${name}` }).click();
  await dialog.getByRole('combobox', { name: 'Rights' }).selectOption('View only');
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Grant access' }).click();
  await expect(row).toContainText('Active');
  await expect(row).toContainText('View only');
  await page.setViewportSize(WIDE);
  await expectAccessible(page);
  await row.getByRole('button', { name: `Revoke the access of ${name}` }).click();
  await page.getByRole('button', { name: 'Revoke access' }).click();
  await expect(row).toContainText('Revoked');

  const waiting = page.getByRole('listitem').filter({ hasText: 'Inge Smit' });
  await waiting.getByRole('button', { name: 'Decline access for Inge Smit' }).click();
  await field(dialog, 'Reason').fill('Greta does it');
  await dialog.getByRole('button', { name: 'Decline' }).click();
  await expect(waiting).toContainText('Declined');
  await expect(waiting).toContainText('Greta does it');
});

test('a temporary user reads the end on every page, asks again after it, and is let in', async ({ page }) => {
  await signIn(page, TEMPORARY);
  for (const path of ['/', '/show']) {
    await page.goto(path);
    await expect(page.getByRole('status').filter({ hasText: 'Temporary access until' })).toBeVisible();
  }
  await page.setViewportSize(PHONE);
  await expectAccessible(page);

  const admin = await page.context().browser()?.newPage();
  if (!admin) throw new Error('no browser');
  await openAs(admin, ADMIN);
  await admin.goto('/user/temporaryaccess');
  const row = admin.getByRole('listitem').filter({ hasText: 'Nora Lind' });
  await row.getByRole('button', { name: 'Revoke the access of Nora Lind' }).click();
  await admin.getByRole('button', { name: 'Revoke access' }).click();
  await expect(row).toContainText('Revoked');

  // The page may notice by itself at the same moment, and leave for the sign-in.
  await expect(() => page.goto('/show')).toPass();
  await page.getByLabel('Email').fill(TEMPORARY);
  await page.getByLabel('Password').fill(PASSWORD);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await page.waitForURL('**/client/access/status**');
  await expect(page.getByText('Your access was revoked.')).toBeVisible();
  await expectAccessible(page);
  await field(page, 'Reason').fill('The accounts are not ready');
  await page.getByRole('button', { name: 'Ask for access' }).click();
  await expect(page.getByText('It waits for Iris van Dam')).toBeVisible();
  await page.setViewportSize(WIDE);
  await expectAccessible(page);

  await admin.reload();
  await admin.getByRole('button', { name: 'Grant access to Nora Lind' }).click();
  await admin.getByRole('dialog').getByRole('button', { name: 'Grant access' }).click();
  await expect(admin.getByRole('listitem').filter({ hasText: 'The accounts are not ready' })).toContainText('Active');
  await admin.close();
  await page.reload();
  await expect(page.getByText('You have access until')).toBeVisible();
});

test('the operator asks an agency for access, and its administrator decides', async ({ page }) => {
  const reason = unique('Ticket');
  await openAs(page, OPERATOR);
  await page.goto('/adminone/client');
  await page.getByRole('link', { name: 'Northlight Booking' }).first().click();
  await page.getByRole('link', { name: 'Open Northlight Booking' }).click();
  await page.getByRole('button', { name: 'Request access' }).click();
  const dialog = page.getByRole('dialog');
  await field(dialog, 'Reason').fill(reason);
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Request access' }).click();
  await expect(page.getByRole('listitem').filter({ hasText: reason })).toContainText('Waiting');

  await openAs(page, ADMIN);
  await page.goto('/user/temporaryaccess');
  await page.getByRole('button', { name: 'Decline access for Ada Quist' }).click();
  await field(dialog, 'Reason').fill('Not today');
  await dialog.getByRole('button', { name: 'Decline' }).click();
  await expect(page.getByRole('listitem').filter({ hasText: reason })).toContainText('Declined');
});
