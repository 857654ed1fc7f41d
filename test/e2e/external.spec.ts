import type { Page } from '@playwright/test';
import { AGENT, ARTIST, expect, expectAccessible, openAs, test } from './person.ts';

const rows = (page: Page) => page.locator('[data-row]');
const openFirst = async (page: Page) => {
  await rows(page).first().dblclick();
  await page.waitForURL(/\/show\/\w{26}$/);
  return new URL(page.url()).pathname;
};

/** Somebody outside the agency sees the shows of the linked artist and nothing of the inside; other shows are not there. */
test('an external user sees only the linked artist', async ({ page }) => {
  await openAs(page, ARTIST);
  await page.goto('/artist');
  await expect(rows(page)).toHaveCount(1);
  const star = rows(page).getByRole('button', { name: /to favourites$/ });
  const artist = /^Add (.+) to favourites$/.exec((await star.getAttribute('aria-label')) ?? '')?.[1] ?? '';
  expect(artist).not.toBe('');

  await page.goto('/show');
  await expect(rows(page).first()).toBeVisible();
  for (const text of await rows(page).allTextContents()) expect(text).toContain(artist);
  const own = await openFirst(page);
  await expect(page.getByRole('heading', { level: 1, name: artist })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Edit' })).toHaveCount(0);
  await expect(page.getByRole('button', { name: /^Status:/ })).toHaveCount(0);
  await expectAccessible(page);

  await openAs(page, AGENT);
  await page.goto('/show');
  await expect(rows(page).first()).toBeVisible();
  await rows(page).filter({ hasNotText: artist }).first().dblclick();
  await page.waitForURL(/\/show\/\w{26}$/);
  const other = new URL(page.url()).pathname;
  await page.goto(`${own}/edit`);
  const notes = page.getByLabel('Internal notes');
  await expect(notes).toBeVisible();
  await notes.fill('Do not tell the artist');
  await page.getByLabel('Shared notes').fill('Doors at seven');
  await page.getByRole('button', { name: 'Save show' }).click();
  await page.waitForURL(`**${own}`);
  await expect(page.getByText('Do not tell the artist')).toBeVisible();

  await openAs(page, ARTIST);
  await page.goto(own);
  await expect(page.getByText('Doors at seven')).toBeVisible();
  await expect(page.getByText('Do not tell the artist')).toHaveCount(0);
  await page.goto(other);
  await expect(page.getByRole('heading', { name: 'Page not found' })).toBeVisible();
});
