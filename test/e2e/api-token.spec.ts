import { ADMIN, expect, expectAccessible, field, openAs, test, unique } from './person.ts';

test('a token is made, used, revoked and refused', async ({ page, request }) => {
  await openAs(page, ADMIN);
  await page.goto('/apitoken');
  const label = unique('Website');
  const dialog = page.getByRole('dialog');
  await page.getByRole('button', { name: 'New token' }).click();
  await field(dialog, 'Which program is it for?').fill(label);
  await dialog.getByRole('button', { name: 'Create token' }).click();
  await expect(dialog.getByText('1 field needs your attention')).toBeVisible();
  await dialog
    .getByRole('group', { name: 'Shows', exact: true })
    .getByRole('checkbox', { name: 'view', exact: true })
    .check();
  await dialog.getByRole('combobox', { name: 'Acts' }).selectOption('agency');
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Create token' }).click();
  const token = await field(dialog, 'Token').inputValue();
  expect(token).toMatch(/^bl_agt_/);
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Done' }).click();

  const reference = await page.request.get('/api/openapi.json');
  expect((await reference.json()).paths['/api/core/show/internal/list'].post.security).toContainEqual({ token: [] });

  const headers = { authorization: `Bearer ${token}` };
  const ask = (path: string) => request.post(path, { headers, data: {} });
  expect((await ask('/api/core/show/internal/list')).status()).toBe(200);
  expect((await ask('/api/core/apitoken/list')).status()).toBe(403);

  await page.reload();
  const row = page.getByRole('listitem').filter({ hasText: label });
  await expect(row).toContainText('Last used');
  await page.setViewportSize({ width: 390, height: 844 });
  await expectAccessible(page);
  await row.getByRole('button', { name: `Revoke ${label}` }).click();
  await page.getByRole('button', { name: 'Revoke token' }).click();
  await expect(row).toContainText('Revoked');
  expect((await ask('/api/core/show/internal/list')).status()).toBe(401);
});

test('the reference of the API is read and searched without a sign-in', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/developers');
  await page.keyboard.press('/');
  await page.keyboard.type('apitoken');
  await expect(page.getByRole('status')).toHaveText('0 calls');
  await page.getByRole('searchbox', { name: 'Search calls' }).fill('show insert');
  await page.locator('summary', { hasText: '/api/core/show/internal/insert' }).click();
  await expect(page.locator('details[open]')).toContainText('show.create');
  await expectAccessible(page);
});
