import type { Page } from '@playwright/test';
import { expect } from './person.ts';

const PDF = 'application/pdf';
/** Long enough that its way to the storage is worth a bar. */
const RIDER = Buffer.concat([Buffer.from('%PDF-1.7\n'), Buffer.alloc(3_000_000, 32), Buffer.from('\n%%EOF')]);

/** The bytes wait until the bar was seen. */
export async function attachFile(page: Page) {
  let letGo = () => {};
  const seen = new Promise<void>((done) => {
    letGo = done;
  });
  await page.route(/\?.*X-Amz-/i, async (route) => {
    if (route.request().method() !== 'GET') await seen;
    await route.continue();
  });
  await page.getByRole('tab', { name: /Files/ }).click();
  await page
    .getByLabel('Add files')
    .locator('input')
    .setInputFiles({ name: 'rider.pdf', mimeType: PDF, buffer: RIDER });
  await expect(page.getByRole('progressbar', { name: 'Uploading rider.pdf' })).toBeVisible();
  letGo();
  await expect(page.getByRole('button', { name: 'Download rider.pdf' })).toBeVisible();
  await page.unrouteAll({ behavior: 'wait' });
}
