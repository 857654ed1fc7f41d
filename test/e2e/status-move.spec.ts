import { ADMIN, expect, expectAccessible, field, openAs, test, unique } from './person.ts';

test('a status goes and its companies follow to another; a tag is made where it is needed', async ({ page }) => {
  const [name, firm, tag] = [unique('On hold'), unique('Moving Firm'), unique('Got it')];
  await openAs(page, ADMIN);
  await page.goto('/status/company/new');
  await field(page, 'Name').fill(name);
  await page.getByRole('combobox', { name: 'Phase' }).selectOption('confirmed');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('row').filter({ hasText: name })).toBeVisible();

  await page.goto('/company/new');
  await field(page, 'Name').fill(firm);
  await page.getByRole('checkbox', { name: 'Promoter' }).check();
  await page.getByRole('combobox', { name: 'Status' }).selectOption({ label: name });
  await page.getByRole('combobox', { name: 'Tags' }).fill(tag);
  await page
    .getByRole('option')
    .filter({ hasText: `"${tag}"` })
    .click();
  await expect(page.getByRole('button', { name: `Remove ${tag}` })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: /^Create company/ }).click();
  await page.waitForURL(/\/company\/\w{26}$/);
  const aside = page.getByRole('complementary');
  await expect(aside.getByText(name)).toBeVisible();
  await expect(aside.getByText(tag)).toBeVisible();
  const detail = page.url();

  await page.goto('/status/company');
  await page.getByRole('button', { name: `More for ${name}` }).click();
  await page.getByRole('menuitem', { name: 'Delete' }).click();
  await page.getByRole('combobox', { name: 'Its records move to' }).selectOption({ label: 'Preferred' });
  await page.getByRole('button', { name: 'Delete and move' }).click();
  await expect(page.getByRole('row').filter({ hasText: name })).toHaveCount(0);
  await expect(async () => {
    await page.goto(detail);
    await expect(aside.getByText('Preferred')).toBeVisible({ timeout: 2000 });
  }).toPass({ timeout: 20_000 });
  await page.goto('/tag/company');
  await expect(page.getByRole('row').filter({ hasText: tag })).toBeVisible();
  await expectAccessible(page);
});
