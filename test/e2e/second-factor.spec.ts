import { type Browser, test as base, type Page } from '@playwright/test';
import { codeOf, STEP_MS, stepAt } from '#scripts/local/cognito/totp.ts';
import { mailTo, textOf } from './cloud.ts';
import { expect, expectAccessible, field, fillSignIn, OPERATOR, signIn, signOut, test, unique } from './person.ts';

/** Each code counts once: some steps wait for the next one. */
const PATIENCE_MS = 300_000;
const PASSWORD = 'even-better-2';
const addressOf = (name: string) => `${unique(name).replace(' ', '.')}@factor.example`;
const account = (page: Page) => page.getByRole('button', { name: /your account/ });
const HEADING = 'Set up a second factor';

/** An app that never shows a code twice. The step before may be used up, so it runs one ahead. */
function appOf(secret: string) {
  let used = 0;
  return async (page: Page): Promise<string> => {
    while (stepAt(Date.now()) + 1 <= used) await page.waitForTimeout(STEP_MS / 30);
    used = Math.max(used + 1, stepAt(Date.now()));
    return codeOf(secret, used);
  };
}
type App = ReturnType<typeof appOf>;

async function visit(browser: Browser): Promise<Page> {
  return (await browser.newContext()).newPage();
}

/** Signs an invited user in for the first time. */
async function arrive(page: Page, email: string): Promise<void> {
  const invitation = textOf(await mailTo(email, /invites you/));
  const temporary = /^([^\s@]*\d[^\s@]*)$/m.exec(invitation)?.[1] ?? '';
  await page.goto('/account/signin');
  await fillSignIn(page, email, temporary);
  await page.getByLabel('New password').fill(PASSWORD);
  await page.getByRole('button', { name: 'Save and sign in' }).click();
  await expect(account(page)).toBeVisible();
}

/** Makes an agency that no other test uses, and signs its administrator in. */
async function foundAgency(browser: Browser): Promise<{ readonly admin: Page; readonly email: string }> {
  const operator = await visit(browser);
  await signIn(operator, OPERATOR);
  await expect(account(operator)).toBeVisible();
  const email = addressOf('ada');
  const status = await operator.evaluate(async (address) => {
    const { token } = JSON.parse(localStorage.getItem('backline.accessToken') ?? '{}') as { token: string };
    const headers = {
      authorization: `Bearer ${token}`,
      'content-type': 'application/json',
      'idempotency-key': crypto.randomUUID(),
    };
    const body = JSON.stringify({ name: `Agency of ${address}`, administrator: { name: 'Ada Vos', email: address } });
    return (await fetch('/api/core/adminone/client/create', { method: 'POST', headers, body })).status;
  }, email);
  expect(status).toBe(200);
  await operator.context().close();
  const admin = await visit(browser);
  await arrive(admin, email);
  return { admin, email };
}

async function invite(admin: Page, name: string, email: string): Promise<void> {
  await admin.goto('/user/internal/invite');
  await field(admin, 'Name').fill(name);
  await field(admin, 'Email').fill(email);
  await admin.getByRole('button', { name: 'Send invitation' }).click();
  await expect(admin.getByRole('status').filter({ hasText: `${name} invited by email` })).toBeVisible();
}

/** Sets up an app on the page, and saves the recovery codes. */
async function setUp(page: Page): Promise<{ readonly app: App; readonly codes: readonly string[] }> {
  await page.getByRole('button', { name: 'Set up an app' }).click();
  await expect(page.getByRole('img', { name: 'QR code for your authenticator app' })).toBeVisible();
  const secret = (await page.getByRole('status', { name: 'Or type this key' }).innerText()).replaceAll(' ', '');
  await expectAccessible(page);
  const app = appOf(secret);
  await field(page, 'Code from the app').fill('000000');
  await page.getByRole('button', { name: 'Turn on' }).click();
  await expect(page.getByText('Wrong code, or one that was used before.').first()).toBeVisible();
  await field(page, 'Code from the app').fill(await app(page));
  await page.getByRole('button', { name: 'Turn on' }).click();
  const list = page.getByRole('list', { name: 'Recovery codes' });
  await expect(list.getByRole('listitem')).toHaveCount(10);
  await expectAccessible(page);
  const codes = await list.getByRole('listitem').allTextContents();
  const downloading = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download' }).click();
  expect((await downloading).suggestedFilename()).toBe('backline-recovery-codes.txt');
  await page.getByRole('button', { name: 'I have saved the codes' }).click();
  return { app, codes };
}

async function begin(page: Page, email: string): Promise<void> {
  await page.goto('/account/signin');
  await fillSignIn(page, email, PASSWORD);
  await expect(page.getByText('Enter the code from your authenticator app.')).toBeVisible();
}

test('a second factor is turned on, asked for, recovered from and required of others', async ({ browser }) => {
  base.setTimeout(PATIENCE_MS);
  const { admin, email } = await foundAgency(browser);
  const { app, codes } = await base.step('the administrator turns it on', async () => {
    await admin.goto('/personalsettings/second-factor');
    const made = await setUp(admin);
    await expect(admin.getByText('Recovery codes left')).toBeVisible();
    await expectAccessible(admin);
    await mailTo(email, /Your second factor is on/);
    return made;
  });

  await base.step('the sign-in asks for the code', async () => {
    await signOut(admin);
    await begin(admin, email);
    await expectAccessible(admin);
    await field(admin, 'Code').fill('000000');
    await admin.getByRole('button', { name: 'Sign in' }).click();
    await expect(admin.getByText('Wrong code. Enter the current code from your app.')).toBeVisible();
    const code = await app(admin);
    await field(admin, 'Code').fill(`${code.slice(0, 3)} ${code.slice(3)}`);
    await admin.getByRole('button', { name: 'Sign in' }).click();
    await expect(account(admin)).toBeVisible();
  });

  await base.step('a recovery code signs in, and leads to a new set-up', async () => {
    await signOut(admin);
    await begin(admin, email);
    await admin.getByRole('button', { name: 'Use a recovery code' }).click();
    await expectAccessible(admin);
    await field(admin, 'Recovery code').fill('aaaaa-aaaaa');
    await admin.getByRole('button', { name: 'Sign in' }).click();
    await expect(admin.getByText("This recovery code isn't valid")).toBeVisible();
    await field(admin, 'Recovery code').fill(codes[0] ?? '');
    await admin.getByRole('button', { name: 'Sign in' }).click();
    await admin.waitForURL('**/personalsettings/second-factor');
    await setUp(admin);
  });

  const [colleague, address] = [await visit(browser), addressOf('bo')];
  await base.step('the administrator requires it of the team', async () => {
    await invite(admin, 'Bo Smit', address);
    await arrive(colleague, address);
    await admin.goto('/systemsettings/security');
    await admin.getByLabel('Require a second factor of').selectOption({ label: 'The team' });
    await admin.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(admin.getByRole('status').filter({ hasText: 'Security settings saved' })).toBeVisible();
    await expect(admin.getByText('1 of 2 have a second factor')).toBeVisible();
    await expectAccessible(admin);
    await admin.getByRole('link', { name: 'Show the others' }).click();
    await expect(admin.getByRole('grid')).toContainText('Bo Smit');
    await expect(admin.getByRole('grid')).not.toContainText('Ada Vos');
  });

  await base.step('the colleague can only set it up, and then goes on', async () => {
    await colleague.goto('/show');
    await colleague.waitForURL('**/account/secondfactor');
    await expect(colleague.getByRole('heading', { name: HEADING })).toBeVisible();
    await expectAccessible(colleague);
    await colleague.goto('/company');
    await colleague.waitForURL('**/account/secondfactor');
    await setUp(colleague);
    await colleague.waitForURL('**/company');
    await expect(account(colleague)).toBeVisible();
  });

  await base.step('the administrator resets it, which ends the sign-ins of the colleague', async () => {
    await admin.goto('/user/internal');
    await admin.getByRole('grid').locator('[data-row]').filter({ hasText: 'Bo Smit' }).dblclick();
    await admin.getByRole('button', { name: 'Reset second factor' }).click();
    await admin.getByRole('textbox', { name: /Reason/ }).fill('Lost the phone');
    await admin.getByRole('button', { name: 'Reset', exact: true }).click();
    await expect(admin.getByRole('status').filter({ hasText: 'was reset' })).toBeVisible();
    await expect(admin.getByText('No second factor.')).toBeVisible();
    expect(textOf(await mailTo(address, /was reset/))).toContain('Lost the phone');
    await colleague.goto('/show');
    await colleague.waitForURL(/\/account\/signin/);
  });
  for (const page of [admin, colleague]) await page.context().close();
});

test('sign-ins are listed by device, and end one by one', async ({ browser }) => {
  base.setTimeout(PATIENCE_MS);
  const { admin, email } = await foundAgency(browser);
  const other = await visit(browser);
  await other.goto('/account/signin');
  await fillSignIn(other, email, PASSWORD);
  await expect(account(other)).toBeVisible();
  await admin.goto('/personalsettings/connected-accounts');
  await expect(
    admin
      .getByText('Chrome on Linux')
      .or(admin.getByText(/Chrome on/))
      .first(),
  ).toBeVisible();
  await expectAccessible(admin);
  await admin.getByRole('button', { name: 'Sign out', exact: true }).click();
  await expect(admin.getByRole('status').filter({ hasText: 'Device signed out' })).toBeVisible();
  await other.goto('/show');
  await other.waitForURL(/\/account\/signin/);
  await fillSignIn(other, email, PASSWORD);
  await expect(account(other)).toBeVisible();
  await admin.reload();
  await admin.getByRole('button', { name: 'Sign out all others' }).click();
  await expect(admin.getByRole('status').filter({ hasText: 'All other devices signed out' })).toBeVisible();
  await other.reload();
  await other.waitForURL(/\/account\/signin/);
  await expect(account(admin)).toBeVisible();
  for (const page of [admin, other]) await page.context().close();
});
