import type { Page } from '@playwright/test';
import { mailTo, textOf } from './cloud.ts';
import { ADMIN, expect, expectAccessible, field, fillSignIn, signIn, signOut, test, unique } from './person.ts';

const PASSWORD = 'quite-my-own-1';

async function invite(page: Page, name: string, email: string): Promise<void> {
  await page.goto('/user/internal/invite');
  await field(page, 'Name').fill(name);
  await field(page, 'Email').fill(email);
  await page.getByRole('button', { name: 'Send invitation' }).click();
  await expect(page.getByRole('status').filter({ hasText: `${name} invited by email` })).toBeVisible();
}

/** Contacts are taken away, the log of actions is given. */
async function giveRights(page: Page, name: string): Promise<void> {
  await page.goto(`/user/internal?q=${encodeURIComponent(JSON.stringify(name))}`);
  await page.getByRole('row').filter({ hasText: name }).press('Enter');
  const rights = (group: string) => page.getByRole('group', { name: group, exact: true });
  for (const right of ['view', 'create', 'change', 'delete'])
    await rights('Contacts').getByRole('checkbox', { name: right, exact: true }).uncheck();
  await rights('Activity log').getByRole('checkbox', { name: 'view', exact: true }).check();
  await expect(page.getByText('5 differ from the role')).toBeVisible();
  await page.getByRole('button', { name: 'Save rights' }).click();
  await expect(page.getByRole('status').filter({ hasText: `${name}'s rights saved` })).toBeVisible();
  await expectAccessible(page);
}

test('an invited user signs in with the rights that were given', async ({ page, browser }) => {
  const name = unique('Ines Duarte');
  const email = `${name.replaceAll(' ', '.').toLowerCase()}@northlight.example`;
  await signIn(page, ADMIN);
  await invite(page, name, email);
  await giveRights(page, name);

  const context = await browser.newContext();
  const ines = await context.newPage();
  const temporary = /^([^\s@]*\d[^\s@]*)$/m.exec(textOf(await mailTo(email, /invites you/)))?.[1] ?? '';
  await ines.goto('/account/signin');
  await fillSignIn(ines, email, temporary);
  await ines.getByLabel('New password').fill(PASSWORD);
  await ines.getByRole('button', { name: 'Save and sign in' }).click();
  const nav = ines.getByRole('navigation', { name: 'Main' });
  await expect(nav.getByRole('link', { name: 'Artists' })).toBeVisible();
  await expect(nav.getByRole('link', { name: 'Contacts' })).toHaveCount(0);
  await ines.goto('/useraction?area=user');
  await expect(ines.getByText(name).first()).toBeVisible();
  await expectAccessible(ines);
  await signOut(ines);
  await context.close();

  await page.goto('/useraction?action=invite');
  await expect(page.getByRole('link', { name })).toBeVisible();
  await signOut(page);
});
