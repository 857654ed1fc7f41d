import type { Page } from '@playwright/test';
import { mailTo } from './cloud.ts';
import { AGENT_2, expect, expectAccessible, fillSignIn, PASSWORD, signIn, signOut, test, unique } from './person.ts';

const ACCOUNTS = '/personalsettings/connected-accounts';
const ADDRESS = `${unique('someone').replace(' ', '.')}@gmail.example`;
const account = (page: Page) => page.getByRole('button', { name: /your account/ });
const dialog = (page: Page) => page.getByRole('dialog');

/** Fills in the page of the provider, which stands in for the real one. */
async function choose(page: Page, provider: string, address = ADDRESS): Promise<void> {
  await expect(page.getByRole('heading', { name: `${provider} (stand-in)` })).toBeVisible();
  await page.getByLabel('Address').fill(address);
  await page.getByRole('button', { name: 'Continue' }).click();
}

async function continueWith(page: Page, provider: string): Promise<void> {
  await page.goto('/account/signin');
  await page.getByRole('button', { name: `Continue with ${provider}` }).click();
  await choose(page, provider);
}

async function confirm(page: Page, action: string, password = PASSWORD): Promise<void> {
  await dialog(page).getByLabel('Current password').fill(password);
  await dialog(page).getByRole('button', { name: action }).click();
}

test('a user connects an account at Google, signs in with it, and disconnects it', async ({ page }) => {
  await signIn(page, AGENT_2);
  await page.goto(ACCOUNTS);
  await page.getByRole('button', { name: 'Connect Google' }).click();
  await choose(page, 'Google');
  await expect(dialog(page)).toContainText('Connect your Google account?');
  await expectAccessible(page);
  await confirm(page, 'Connect', 'not-my-password-1');
  await expect(dialog(page)).toContainText('this is not your current password');
  await confirm(page, 'Connect');
  await expect(page.getByRole('button', { name: 'Disconnect Google' })).toBeVisible();
  await expectAccessible(page);
  await mailTo(AGENT_2, /Google/);
  await page.getByRole('button', { name: 'Connect Microsoft' }).click();
  await choose(page, 'Microsoft');
  await dialog(page).getByRole('button', { name: 'Cancel' }).click();
  await signOut(page);

  await continueWith(page, 'Google');
  await expect(account(page)).toBeVisible();
  await page.reload();
  await expect(account(page)).toBeVisible();
  await page.goto(ACCOUNTS);
  await page.getByRole('button', { name: 'Disconnect Google' }).click();
  await confirm(page, 'Disconnect');
  await expect(page.getByRole('button', { name: 'Connect Google' })).toBeVisible();
  await signOut(page);

  await continueWith(page, 'Google');
  await expect(page.getByText('This Google account is not connected with a user yet.')).toBeVisible();
  await expectAccessible(page);
  // The sign-in by password then offers to connect it.
  await page.getByRole('link', { name: 'Sign in with your password' }).click();
  await fillSignIn(page, AGENT_2);
  await expect(dialog(page)).toContainText('Connect your Google account?');
});

test('a return that this tab did not begin signs nobody in', async ({ page }) => {
  await page.goto('/account/callback?code=somebody-elses&state=somebody-elses');
  await expect(page.getByText('The sign-in was cancelled, or it took too long.')).toBeVisible();
  expect(await page.evaluate(() => localStorage.length + sessionStorage.length)).toBe(0);
});
