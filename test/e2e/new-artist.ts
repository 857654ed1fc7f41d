import type { Page } from '@playwright/test';
import { expect, field } from './person.ts';

/** An artist by their form; the page is theirs then. */
export async function newArtist(page: Page, name: string) {
  await page.goto('/artist/new');
  await field(page, 'Name').fill(name);
  await page.getByRole('button', { name: 'Create artist' }).click();
  await expect(page.getByRole('heading', { name })).toBeVisible();
}
