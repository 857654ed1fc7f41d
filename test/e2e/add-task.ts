import type { Locator, Page } from '@playwright/test';
import { runJob } from './cloud.ts';
import { expect } from './person.ts';

/** Adds a task to the first artist. */
export async function addTask(page: Page, title: string): Promise<void> {
  await page.goto('/artist');
  await page.getByRole('row').nth(1).press('Enter');
  await page.waitForURL(/\/artist\/\w{26}/);
  await page.getByRole('tab', { name: /^Tasks/ }).click();
  await page.getByRole('textbox', { name: 'New task' }).fill(title);
  await page.getByRole('textbox', { name: 'New task' }).press('Enter');
  await expect(page.getByRole('button', { name: title })).toBeVisible();
}

/** Sets a day for the reminder of a task in the list. Returns the preview that shows it. */
export async function setReminder(page: Page, title: string): Promise<Locator> {
  await page.goto('/taskmanager');
  await page.getByRole('row').filter({ hasText: title }).press(' ');
  const preview = page.getByRole('complementary', { name: 'Preview' });
  await preview.getByRole('textbox', { name: 'Email date' }).fill('+3');
  await preview.getByRole('textbox', { name: 'Email date' }).press('Enter');
  await expect(preview.getByRole('button', { name: 'Remove' })).toBeVisible();
  return preview;
}

/** Lets the day come. */
export const remind = (): Promise<unknown> =>
  runJob('task.reminders', new Date(Date.now() + 5 * 86_400_000).toISOString());
