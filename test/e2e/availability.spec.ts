import { AGENT, expect, expectAccessible, openAs, test } from './person.ts';

test('an agent finds the free Fridays of June, blocks one and copies the text', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await openAs(page, AGENT);
  await page.goto('/planning/availability?from=2029-06-01&to=2029-06-30&weekdays=%5B5%5D');
  const preview = page.getByRole('region', { name: 'Preview of the text' });
  await expect(preview).toContainText('Fri 1, Fri 8, Fri 15, Fri 22, Fri 29');

  await page.getByRole('button', { name: /^Friday,? 8 June 2029, free/ }).click();
  await page.getByRole('button', { name: 'Block', exact: true }).click();
  await page.getByLabel('Reason').fill('Wedding');
  await page.getByRole('dialog').getByRole('button', { name: 'Block' }).click();
  await expect(preview).toContainText('Fri 1, Fri 15, Fri 22, Fri 29');
  await expect(page.getByRole('button', { name: /8 June 2029, blocked, Wedding/ })).toBeVisible();
  await expectAccessible(page);

  await page.getByLabel('Language of the text').selectOption('de');
  await page.getByRole('button', { name: /^Copy text/ }).click();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied).toContain('ist verfügbar am:');
  expect(copied).toContain('Juni 2029\nFr. 1., Fr. 15., Fr. 22., Fr. 29.');

  await page.getByRole('button', { name: /8 June 2029, blocked, Wedding/ }).click();
  await page.getByRole('button', { name: 'Follow the calendar' }).click();
  await expect(preview).toContainText('Fr. 8.');
});
