import type { Page } from '@playwright/test';
import { expect, expectAccessible, openAs, PROMOTER, test } from './person.ts';

const ARTICLES = '**/api/core/support/article/**';
const THEMES = ['light', 'dark'] as const;

async function expectAccessibleInBoth(page: Page): Promise<void> {
  for (const colorScheme of THEMES) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await expectAccessible(page);
  }
}

test('help stands beside the page it belongs to, leads on, and says so when it cannot be fetched', async ({ page }) => {
  const help = page.getByRole('complementary', { name: 'Help' });
  const about = (title: string) => help.getByRole('heading', { name: title });
  await openAs(page, PROMOTER);
  await page.goto('/show');
  await page.getByRole('button', { name: 'Help', exact: true }).click();
  await expect(about('Shows and options')).toBeVisible();
  await expectAccessibleInBoth(page);
  const [main, box] = [await page.locator('#main').boundingBox(), await help.boundingBox()];
  expect((main?.x ?? 0) + (main?.width ?? 0), 'it covers nothing').toBeLessThanOrEqual(box?.x ?? 0);
  await help.getByRole('button', { name: 'Confirming a show and its rivals' }).click();
  await expect(about('Confirming a show and its rivals')).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(help).toBeHidden();
  await expect(page.getByRole('button', { name: 'Help', exact: true })).toBeFocused();

  await page.route(ARTICLES, (route) => route.abort());
  await page.goto('/notification');
  await page.getByRole('button', { name: 'Search or jump to' }).click();
  await page.getByRole('combobox', { name: 'Search or jump to' }).fill('> help');
  await page.getByRole('option', { name: 'Help' }).click();
  await expect(help.getByRole('heading', { name: "Couldn't load the help" })).toBeVisible();
  await expect(help.getByRole('alert')).toContainText('Something unexpected happened');
  await expectAccessibleInBoth(page);
  await page.unroute(ARTICLES);
  await help.getByRole('button', { name: 'Try again' }).click();
  await expect(about('Getting started')).toBeVisible();
  await page.keyboard.press('Escape');

  await page.setViewportSize({ width: 390, height: 844 });
  await page.getByRole('button', { name: 'More' }).click();
  await page.getByRole('button', { name: 'Help' }).click();
  const sheet = page.getByRole('dialog', { name: 'Help' });
  await expect(sheet.getByRole('heading', { name: 'Getting started' })).toBeVisible();
  expect((await sheet.boundingBox())?.width).toBe(390);
  await expectAccessibleInBoth(page);
  await page.screenshot({ path: 'test-results/screens/support-390.png' });
  await page.keyboard.press('Escape');
  await expect(sheet).toBeHidden();
  await page.setViewportSize({ width: 1440, height: 900 });
});
