import type { Page } from '@playwright/test';
import { expect, field } from './person.ts';

/** The page refuses what was sent within three seconds. */
export const READING_MS = 3200;

/** A new form with one artist, open to the public; answers its public address. */
export async function buildForm(page: Page, title: string): Promise<{ url: string; artist: string }> {
  await page.goto('/webform');
  await page.getByRole('button', { name: 'New web form' }).click();
  await field(page, 'Title').fill(title);
  await page.getByRole('button', { name: 'Create web form' }).click();
  await expect(page.getByText('Link at least 1 artist.')).toBeVisible();
  await page.getByRole('button', { name: 'Add artists' }).click();
  const dialog = page.getByRole('dialog', { name: 'Choose artists' });
  const first = dialog.getByRole('checkbox').first();
  await first.check();
  await dialog.getByRole('button', { name: 'Choose 1' }).click();
  await expect(page.getByText('Link at least 1 artist.')).toHaveCount(0);
  const artist = await page.locator('a[href^="/artist/"]').first().innerText();
  await field(page, 'Introduction').fill('Tell us where and when.');
  const preview = page.frameLocator('iframe[title="Preview of the public page"]');
  await expect(preview.getByText('Tell us where and when.')).toBeVisible();
  await page.getByRole('button', { name: /^Save web form/ }).click();
  await expect(page.getByRole('status').filter({ hasText: `${title} saved` })).toBeVisible();
  const url = await page.getByRole('link', { name: `Public page of ${title}` }).getAttribute('href');
  return { url: new URL(url ?? '').pathname, artist };
}
