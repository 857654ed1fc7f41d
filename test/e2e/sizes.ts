import type { Page } from '@playwright/test';
import { expect, expectAccessible } from './person.ts';

export const PHONE = { width: 390, height: 844 };
export const WIDE = { width: 1440, height: 900 };

/** Expects a page that is no wider than its window. */
export const noWider = async (page: Page): Promise<void> =>
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);

/** Expects a page that is accessible and no wider than its window, on a desk and on a phone. */
export async function fits(page: Page): Promise<void> {
  for (const size of [WIDE, PHONE]) {
    await page.setViewportSize(size);
    await noWider(page);
    await expectAccessible(page);
  }
}
