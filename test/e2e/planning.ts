import { expect, type Locator, type Page } from '@playwright/test';

const grid = (page: Page): Locator => page.getByRole('grid', { name: /^Planning by artist/ });
const rowOf = (page: Page, artist: string): Locator => grid(page).getByRole('row').filter({ hasText: artist });
export const barsOf = (page: Page, artist: string): Locator => rowOf(page, artist).locator('[data-id]');

/** Leaves only that artist's row; rows stand still once the others are gone. */
export async function findRow(page: Page, artist: string): Promise<void> {
  await page.getByLabel('Find an artist').fill(artist);
  await expect(rowOf(page, artist)).toBeVisible();
  await expect(page.getByText(/^1 artist,/)).toBeVisible();
}

/** The middle of a day of the month in the artist's row. */
async function spot(page: Page, artist: string, day: number): Promise<{ x: number; y: number }> {
  const column = await grid(page)
    .locator(`[role=columnheader][aria-colindex="${day + 1}"]`)
    .boundingBox();
  const row = await rowOf(page, artist).getByRole('rowheader').boundingBox();
  if (!column || !row) throw new Error(`day ${day} of ${artist} is not in sight`);
  return { x: column.x + column.width / 2, y: row.y + 16 };
}

export async function dragDays(page: Page, artist: string, from: number, to: number): Promise<void> {
  const start = await spot(page, artist, from);
  const end = await spot(page, artist, to);
  await page.mouse.move(start.x, start.y);
  await page.mouse.down();
  await page.mouse.move((start.x + end.x) / 2, end.y, { steps: 4 });
  await page.mouse.move(end.x, end.y, { steps: 4 });
  await page.mouse.up();
}
