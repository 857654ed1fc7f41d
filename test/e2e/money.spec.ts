import { ADMIN, expect, expectAccessible, openAs, test } from './person.ts';

const SIZES = [
  { width: 1440, height: 900 },
  { width: 390, height: 844 },
];

test('each figure of the money page leads to the list with the same total', async ({ page }) => {
  test.setTimeout(120_000);
  await openAs(page, ADMIN);
  for (const size of SIZES) {
    await test.step(`at ${size.width} pixels`, async () => {
      await page.setViewportSize(size);
      await page.goto('/money');
      const months = page.getByRole('region', { name: 'Amounts by month' });
      await expect(months).toBeVisible();
      await expect(page.locator('.tt-bar').first()).toBeAttached();
      await expectAccessible(page);
      const link = months.getByRole('rowgroup').last().getByRole('link').nth(1);
      const figure = (await link.textContent()) ?? '';
      expect(figure).toMatch(/\d/);
      await link.click();
      await page.waitForURL(/\/invoice\?/);
      await expect(page.getByRole('heading', { level: 1, name: 'Invoices' })).toBeVisible();
      // A list on a phone shows no sum.
      if (size.width > 600) await expect(page.getByText(figure).first()).toBeVisible();
    });
  }
});

test('the commission of an agent opens from the money page', async ({ page }) => {
  test.setTimeout(120_000);
  await openAs(page, ADMIN);
  await page.goto('/money');
  const agents = page.getByRole('region', { name: 'Commission by agent and month' });
  const link = agents.getByRole('rowgroup').last().getByRole('link').first();
  const figure = (await link.textContent()) ?? '';
  await link.click();
  await page.waitForURL(/\/money\/commission\?/);
  await expect(page.getByText(figure).first()).toBeVisible();
  await expectAccessible(page);
});
