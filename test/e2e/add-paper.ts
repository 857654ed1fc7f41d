import type { Page } from '@playwright/test';
import { expect } from './person.ts';

const PDF = Buffer.from('%PDF-1.7\n%%EOF');

/** Puts a paper with a label on file at the record that is open. */
export async function addPaper(page: Page, label: string): Promise<void> {
  await page.getByRole('tab', { name: /Files/ }).click();
  await page
    .getByLabel('Add files')
    .locator('input')
    .setInputFiles({ name: 'paper.pdf', mimeType: 'application/pdf', buffer: PDF });
  await page.getByRole('button', { name: 'paper.pdf', exact: true }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('combobox', { name: 'Label' }).selectOption({ label });
  await dialog.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('paper.pdf saved')).toBeVisible();
}
