import type { Browser, BrowserContext, Page } from '@playwright/test';
import { mailTo, textOf } from './cloud.ts';
import {
  ADMIN,
  ASSISTANT,
  expect,
  expectAccessible,
  field,
  fillSignIn,
  OPERATOR,
  OTHER_AGENT,
  PASSWORD,
  PROMOTER,
  READ_ONLY,
  signIn,
  signOut,
  TWO_AGENCIES,
  test,
  unique,
} from './person.ts';

const NEW_PASSWORD = 'even-better-2';
const addressOf = (name: string) => `${unique(name).replace(' ', '.')}@northlight.example`;
const account = (page: Page) => page.getByRole('button', { name: /your account/ });

async function invite(page: Page, name: string, email: string) {
  await page.goto('/user/internal/invite');
  await field(page, 'Name').fill(name);
  await field(page, 'Email').fill(email);
  await page.getByRole('button', { name: 'Send invitation' }).click();
  await expect(page.getByRole('status').filter({ hasText: `${name} invited by email` })).toBeVisible();
}

/** Opens a page for a new visitor, without the cookies of the first. */
async function visit(browser: Browser): Promise<{ context: BrowserContext; page: Page }> {
  const context = await browser.newContext();
  return { context, page: await context.newPage() };
}

test('a wrong password is refused without telling whether the address is known', async ({ page }) => {
  const refusal = page.getByText('Wrong email or password.');
  for (const email of [ASSISTANT, 'nobody@northlight.example']) {
    await page.goto('/account/signin');
    await fillSignIn(page, email, 'not-the-password-1');
    await expect(refusal).toBeVisible();
  }
  await expectAccessible(page);
});

test('who mistyped the password gets in with the right one at once', async ({ page }) => {
  await page.goto('/account/signin');
  await fillSignIn(page, ASSISTANT, 'not-the-password-1');
  await expect(page.getByText('Wrong email or password.')).toBeVisible();
  await fillSignIn(page, ASSISTANT);
  await page.waitForURL((url) => !url.pathname.startsWith('/account'));
});

test('an invited user chooses a password, forgets it and sets another by a mailed code', async ({ page, browser }) => {
  const name = unique('Lena Brandt');
  const email = addressOf('lena');
  await signIn(page, ADMIN);
  await invite(page, name, email);
  const invitation = await mailTo(email, /invites you/);
  const { context, page: lena } = await visit(browser);
  const temporary = /^([^\s@]*\d[^\s@]*)$/m.exec(textOf(invitation))?.[1] ?? '';

  await test.step('the temporary password works once and asks for an own one', async () => {
    await lena.goto('/account/signin');
    await fillSignIn(lena, email, temporary);
    await expect(lena.getByRole('heading', { name: 'Choose your password' })).toBeVisible();
    await lena.getByLabel('New password').fill('short');
    await lena.getByRole('button', { name: 'Save and sign in' }).click();
    await expect(lena.getByRole('alert').first()).toBeVisible();
    await lena.getByLabel('New password').fill(NEW_PASSWORD);
    await lena.getByRole('button', { name: 'Save and sign in' }).click();
    await expect(account(lena)).toContainText(name);
  });

  await test.step('signs out', async () => {
    await account(lena).click();
    await lena.getByRole('menuitem', { name: 'Sign out', exact: true }).click();
    await lena.waitForURL('**/account/signin');
    await lena.goto('/show');
    await lena.waitForURL(/\/account\/signin\?returnTo=/);
  });

  await test.step('sets another password by the code from the mail', async () => {
    await lena.getByRole('link', { name: 'Forgot password?' }).click();
    await expect(lena.getByRole('heading', { name: 'Reset my password' })).toBeVisible();
    await field(lena, 'Email').fill(email);
    await lena.getByRole('button', { name: 'Email me a code' }).click();
    const code = /\b\d{6}\b/.exec(textOf(await mailTo(email, /code/i)))?.[0] ?? '';
    await field(lena, 'Code').fill(code);
    await lena.getByLabel('New password').fill(PASSWORD);
    await lena.getByRole('button', { name: 'Set new password' }).click();
    await expect(lena.getByRole('heading', { name: 'Your password is set' })).toBeVisible();
    await lena.waitForURL('**/account/signin');
    await fillSignIn(lena, email);
    await expect(account(lena)).toContainText(name);
  });
  await signOut(page);
  await context.close();
});

test('somebody with two agencies chooses where to go', async ({ page }) => {
  await signIn(page, TWO_AGENCIES);
  await page.waitForURL('**/externalidentity/chooseuser');
  await expectAccessible(page);
  await page.getByRole('button', { name: /Harbour Lane Agency/ }).click();
  await expect(account(page)).toContainText('Sam Peeters');
  await expect(page.getByRole('button', { name: /Harbour Lane/ }).first()).toBeVisible();
});

test('the fourth sign-in ends the first', async ({ page, browser }) => {
  await signIn(page, OTHER_AGENT);
  await expect(account(page)).toBeVisible();
  for (let i = 2; i <= 4; i++) {
    const { context, page: other } = await visit(browser);
    await signIn(other, OTHER_AGENT);
    await expect(account(other)).toBeVisible();
    await context.close();
  }
  await page.goto('/show');
  await page.waitForURL('**/account/multiuse/detected');
  await expect(page.getByRole('heading', { name: 'You are signed in elsewhere' })).toBeVisible();
  await expectAccessible(page);
});

/** A promoter from outside is linked to three artists; an artist sees their own fees, a promoter none. */
test('a promoter from outside sees the shows of the linked artists and no fees', async ({ page }) => {
  await signIn(page, PROMOTER);
  await page.goto('/show');
  await page.getByRole('button', { name: 'All', exact: true }).click();
  const rows = page.getByRole('grid').locator('[data-row]');
  await expect(rows.first()).toBeVisible();
  expect(await rows.count()).toBeLessThan(50);
  await expect(page.getByRole('columnheader', { name: 'Fee' })).toHaveCount(0);
  await expect(page.getByRole('grid')).not.toContainText(/[€£$]/);
  await rows.first().dblclick();
  await page.waitForURL(/\/show\/\w+/);
  await expect(page.getByRole('tab', { name: 'Overview' })).toBeVisible();
  // The price of a ticket is no secret; the artist's fee is.
  await expect(page.locator('main')).not.toContainText(/\bfee\b|guarantee|commission/i);
});

test('a reader gets no button to create and a polite refusal at its address', async ({ page }) => {
  await signIn(page, READ_ONLY);
  await page.goto('/show');
  await expect(page.getByRole('grid')).toBeVisible();
  await expect(page.getByRole('button', { name: 'New appointment' })).toHaveCount(0);
  await expect(page.getByRole('link', { name: /New show/ })).toHaveCount(0);
  await page.goto('/show/new');
  await expect(page.getByRole('heading', { name: "You don't have access to this page" })).toBeVisible();
  await expectAccessible(page);
});

test('an operator acts as a user under a banner, and ends it', async ({ page }) => {
  await signIn(page, OPERATOR);
  await page.goto('/adminone/user');
  await page.getByLabel('Agency').selectOption({ label: 'Northlight Booking' });
  const line = page.getByRole('listitem').filter({ hasText: ASSISTANT });
  await line.getByRole('button', { name: 'Act as' }).click();
  const dialog = page.getByRole('dialog', { name: 'Act as Tom Evers' });
  await field(dialog, 'Reason').fill('Question 4711');
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Act as this user' }).click();
  const banner = page.getByRole('status').filter({ hasText: 'Ada Quist is acting as Tom Evers' });
  await expect(banner).toBeVisible();
  await expect(account(page)).toContainText('Tom Evers');
  await banner.getByRole('button', { name: 'Stop' }).click();
  await expect(account(page)).toContainText('Ada Quist');
  await expect(banner).toBeHidden();
});
