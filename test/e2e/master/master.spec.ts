import { ADMIN, choose, expect, expectAccessible, field, OPERATOR, openAs, test, unique } from '../person.ts';

test('an artist is made, changed, deleted and brought back', async ({ page }) => {
  await openAs(page, ADMIN);
  const name = unique('Test Act');
  await page.goto('/artist/new');
  await expectAccessible(page);
  await field(page, 'Name').fill(name);
  await field(page, 'Commission').fill('12,5');
  await page.getByRole('button', { name: 'Create artist' }).click();
  await expect(page.getByRole('heading', { name })).toBeVisible();
  await expect(page.getByText('12.5%')).toBeVisible();

  await page.getByRole('link', { name: 'Edit', exact: true }).click();
  await field(page, 'Genre').fill('Dub');
  await page.getByRole('button', { name: 'Save artist' }).click();
  await page.getByRole('tab', { name: 'Activity' }).click();
  await expect(page.getByText('changed this')).toBeVisible();

  await page.getByRole('button', { name: 'More actions' }).click();
  await page.getByRole('menuitem', { name: 'Delete' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
  await page.getByRole('button', { name: 'Undo' }).click();
  await page.getByRole('searchbox', { name: 'Search artists' }).fill(name);
  await expect(page.getByRole('row', { name: new RegExp(name) })).toBeVisible();
});

test('a contact gets a company that is made on the way', async ({ page }) => {
  await openAs(page, ADMIN);
  const [person, company] = [unique('Tester'), unique('Bright')];
  await page.goto('/contact/new');
  await field(page, 'Last name').fill(person);
  await page.getByRole('button', { name: 'Add position' }).click();
  await page.getByRole('combobox', { name: 'Company' }).fill(company);
  await page.getByRole('option', { name: /New company/ }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toBeVisible();
  await expectAccessible(page);
  await dialog.getByRole('checkbox', { name: 'Promoter' }).check();
  await field(dialog, 'City').fill('Gent');
  await dialog.getByRole('button', { name: 'Create company' }).click();
  await expect(dialog).toBeHidden();
  await field(page, 'Position').fill('Booker');
  await page.getByRole('button', { name: 'Create contact' }).click();
  await page.getByRole('link', { name: company }).click();
  await expect(page.getByRole('link', { name: person })).toBeVisible();
});

test('a production holds its artists', async ({ page }) => {
  await openAs(page, ADMIN);
  const name = unique('Tour');
  await page.goto('/production/new');
  await field(page, 'Name').fill(name);
  await choose(page, 'Artists', 'Amber Fold');
  await page.getByRole('button', { name: 'Create production' }).click();
  await expect(page.getByRole('heading', { name })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Amber Fold' })).toBeVisible();
});

test('statuses follow the agency by keyboard', async ({ page }) => {
  await openAs(page, ADMIN);
  await page.goto('/status/company');
  const rows = page.locator('tbody').getByRole('row');
  const first = (await rows.first().textContent()) ?? '';
  await rows.first().getByRole('button', { name: /^Move/ }).press('Alt+ArrowDown');
  await expect(rows.nth(1)).toHaveText(first);
  await page.waitForLoadState('networkidle');
  await page.reload();
  await expect(rows.nth(1)).toHaveText(first);
});

test('an operator acts as a user, with a reason, under a banner', async ({ page }) => {
  await openAs(page, OPERATOR);
  await page.goto('/adminone/client');
  await page.getByRole('row', { name: /Northlight/ }).dblclick();
  await page.getByRole('link', { name: /of \d+ users/ }).click();
  const line = page.getByRole('listitem').filter({ hasText: 'Jonas Keller' });
  await line.getByRole('button', { name: 'Act as' }).click();
  await field(page, 'Reason').fill('Question 12');
  await page.getByRole('button', { name: 'Act as this user' }).click();
  const banner = page.getByText(/is acting as Jonas Keller/);
  await expect(banner).toBeVisible();
  // Other tests go on with this session.
  await page.getByRole('button', { name: 'Stop' }).click();
  await expect(page.getByText('Ada Quist').first()).toBeVisible();
  await expect(banner).toBeHidden();
});
