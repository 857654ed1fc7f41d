import type { Page, Route } from '@playwright/test';
import {
  AGENT,
  ASSISTANT,
  choose,
  expect,
  expectAccessible,
  field,
  fillSignIn,
  PASSWORD,
  signIn,
  TWO_AGENCIES,
  test,
  unique,
} from './person.ts';

/** A show of an artist of the demo, by its form; its address. */
async function newShow(page: Page, description: string): Promise<string> {
  await page.goto('/show/new');
  await choose(page, 'Artist', 'Mara Vale');
  await field(page, 'Description').fill(description);
  await page.getByRole('button', { name: /^Create show/ }).click();
  await page.waitForURL(/\/show\/\w{26}$/);
  return new URL(page.url()).pathname;
}

test('two people edit one show: the second is shown both values and chooses', async ({ page, browser }) => {
  await signIn(page, ASSISTANT);
  const address = await newShow(page, unique('Open air'));
  const context = await browser.newContext();
  const other = await context.newPage();
  await signIn(other, AGENT);
  await page.goto(`${address}/edit`);
  await other.goto(`${address}/edit`);
  // Both have the show as it is now before either saves it.
  await expect(field(other, 'Description')).not.toHaveValue('');

  await field(page, 'Description').fill('Open air, moved indoors');
  await field(page, 'Billing').fill('Headline');
  await page.getByRole('button', { name: /^Save show/ }).click();
  await page.waitForURL(`**${address}`);

  await field(other, 'Description').fill('Open air, with a tent');
  await field(other, 'Billing').fill('Support');
  await field(other, 'Performance time').fill('21:30');
  await other.getByRole('button', { name: /^Save show/ }).click();
  const dialog = other.getByRole('dialog');
  const line = dialog.getByRole('row').filter({ hasText: 'Description' });
  await expect(line).toContainText('Open air, with a tent');
  await expect(line).toContainText('Open air, moved indoors');
  await expectAccessible(other);
  await line.getByRole('button', { name: 'Theirs' }).click();
  await dialog.getByRole('button', { name: 'Save selection' }).click();
  await other.waitForURL(`**${address}`);
  await expect(other.getByText('Open air, moved indoors').first()).toBeVisible();
  await expect(other.getByText('Support').first()).toBeVisible();
  await expect(other.getByText('21:30').first()).toBeVisible();
  await context.close();
});

test('without a connection the page says so and goes on when it is back', async ({ page, context }) => {
  await signIn(page, ASSISTANT);
  await page.goto('/show');
  await expect(page.getByRole('grid')).toBeVisible();
  await context.setOffline(true);
  const line = page.getByRole('status').filter({ hasText: 'No connection' });
  await expect(line).toBeVisible();
  await expectAccessible(page);
  await context.setOffline(false);
  await expect(line).toHaveCount(0);
});

test('a form that could not be saved without a connection takes its notice away when it is back', async ({
  page,
  context,
}) => {
  await signIn(page, ASSISTANT);
  await page.goto('/contact/new');
  await field(page, 'First name').fill('Away');
  // The rules of the form are here before the connection goes.
  await field(page, 'Email').fill('no address');
  await page.getByRole('button', { name: /^Create contact/ }).click();
  await expect(page.getByText('email is invalid').first()).toBeVisible();
  await field(page, 'Email').fill('');
  await context.setOffline(true);
  await page.getByRole('button', { name: /^Create contact/ }).click();
  const notice = page.getByText("You're offline, so this isn't saved yet.");
  await expect(notice).toBeVisible();
  await context.setOffline(false);
  await expect(notice).toHaveCount(0);
  await expect(field(page, 'First name')).toHaveValue('Away');
});

test('too many actions are answered by the red dialog', async ({ page }) => {
  await signIn(page, ASSISTANT);
  await page.goto('/show');
  await expect(page.getByRole('grid')).toBeVisible();
  const errors = [{ code: 'tooManyActions', message: 'Please wait a moment before you go on.' }];
  await page.route('**/api/**', (route) =>
    route.request().method() === 'POST'
      ? route.fulfill({ status: 403, json: { statusCode: 403, errors } })
      : route.continue(),
  );
  await page.getByRole('searchbox', { name: 'Filter shows' }).fill('harbour');
  const dialog = page.getByRole('alertdialog', { name: 'Error' });
  await expect(dialog).toContainText('Please wait a moment before you go on.');
  await expectAccessible(page);
});

test('a lost session leads to the sign-in and back to the same address', async ({ page, context }) => {
  await signIn(page, ASSISTANT);
  await page.goto('/show?q=harbour');
  await expect(page.getByRole('grid')).toBeVisible();
  await context.clearCookies();
  // The page may lead to the sign-in by itself first: a reload that is awaited would then fail.
  await page.evaluate(() => {
    localStorage.clear();
    sessionStorage.clear();
    location.reload();
  });
  await page.waitForURL(/\/account\/signin/);
  await fillSignIn(page, ASSISTANT);
  await page.waitForURL('**/show?q=harbour');
  await expect(page.getByRole('searchbox', { name: 'Filter shows' })).toHaveValue('harbour');
});

test('what was typed is not lost without a question', async ({ page }) => {
  await signIn(page, ASSISTANT);
  await page.goto('/artist/new');
  await field(page, 'Name').fill('Half an artist');
  await page.getByRole('link', { name: 'Venues' }).click();
  const question = page.getByRole('alertdialog');
  await expect(question).toContainText(/unsaved changes/i);
  await expectAccessible(page);
  await question.getByRole('button', { name: 'Stay here' }).click();
  await expect(field(page, 'Name')).toHaveValue('Half an artist');
  await page.getByRole('link', { name: 'Venues' }).click();
  await question.getByRole('button', { name: 'Leave without saving' }).click();
  await page.waitForURL('**/venue');
});

test('a session that ends under something unsaved is begun again over it', async ({ page, context }) => {
  const name = unique('Still here');
  await signIn(page, ASSISTANT);
  await page.goto('/artist/new');
  await field(page, 'Name').fill(name);
  // Somebody else signed in too often, or an administrator ended it.
  const lost = [{ code: 'invalidLoginSession', message: '', target: '/account/signin' }];
  const refuse = (route: Route) => route.fulfill({ status: 403, json: { statusCode: 403, errors: lost } });
  await context.route('**/api/**', refuse);
  await page.getByRole('button', { name: /^Create artist/ }).click();
  const dialog = page.getByRole('dialog', { name: "You've been signed out" });
  await expect(dialog).toBeVisible();
  await expectAccessible(page);
  await context.unroute('**/api/**', refuse);
  await dialog.getByLabel('Password').fill(PASSWORD);
  await dialog.getByRole('button', { name: 'Sign in' }).click();
  await expect(dialog).toHaveCount(0);
  await expect(field(page, 'Name')).toHaveValue(name);
  await page.getByRole('button', { name: /^Create artist/ }).click();
  await expect(page.getByRole('heading', { name })).toBeVisible();
});

test('what was typed for one agency is not saved into another that a second tab has changed to', async ({
  page,
  context,
}) => {
  const name = unique('For the one agency');
  const inHarbour = (one: Page) => expect(one.getByRole('button', { name: /Harbour Lane/ }).first()).toBeVisible();
  await signIn(page, TWO_AGENCIES);
  await page.getByRole('button', { name: /Northlight/ }).click();
  await page.waitForURL((url) => url.pathname === '/');
  await page.goto('/artist/new');
  await field(page, 'Name').fill(name);
  const tab = await context.newPage();
  await tab.goto('/externalidentity/chooseuser');
  await tab.getByRole('button', { name: /Harbour Lane Agency/ }).click();
  await inHarbour(tab);
  await page.getByRole('button', { name: /^Create artist/ }).click();
  await expect(page.getByRole('alert')).toContainText('You signed in as someone else in another tab');
  await expect(field(page, 'Name')).toHaveValue(name);
  await page.getByRole('link', { name: 'Venues' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Leave without saving' }).click();
  await inHarbour(page);
  await page.goto('/artist');
  await expect(page.locator('[data-row]').first()).toBeVisible();
  await expect(page.getByText(name)).toHaveCount(0);
});

test('two clicks make one show', async ({ page }) => {
  await signIn(page, ASSISTANT);
  const description = unique('Only once');
  await page.goto('/show/new');
  await choose(page, 'Artist', 'Mara Vale');
  await field(page, 'Description').fill(description);
  let sent = 0;
  page.on('request', (request) => {
    if (request.method() === 'POST' && /\/show\/internal\/insert$/.test(new URL(request.url()).pathname)) sent++;
  });
  await page.getByRole('button', { name: /^Create show/ }).dblclick();
  await page.waitForURL(/\/show\/\w{26}$/);
  expect(sent).toBe(1);
});

test('everything is near by keyboard: pages, records, help', async ({ page }) => {
  await signIn(page, ASSISTANT);
  await page.goto('/planning/month');
  const main = page.getByRole('main');
  await expect(main.getByRole('grid')).toBeVisible();

  await page.keyboard.press('g');
  await page.keyboard.press('s');
  await expect(page.getByRole('grid', { name: 'Shows' })).toBeVisible();

  await page.keyboard.press('?');
  const help = page.getByRole('dialog', { name: 'Keyboard shortcuts' });
  await expect(help).toContainText('New appointment');
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(help).toHaveCount(0);

  const find = page.getByPlaceholder('Search or jump to');
  for (const [text, group, at] of [
    ['Mara Vale', 'Shows', /\/show\/\w{26}/],
    ['Mara Vale', 'Artists', /\/artist\/\w{26}/],
    ['Productions', 'Go to', /\/production/],
  ] as const) {
    await page.keyboard.press('Control+k');
    await find.fill(text);
    await page.getByRole('group', { name: group }).getByRole('option').first().click();
    await page.waitForURL(at);
  }
});
