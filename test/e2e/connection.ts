import type { Page } from '@playwright/test';
import { expect } from './person.ts';

/** Opens the page of a service, and ends the connection that an earlier try left. */
export async function openUnconnected(page: Page, path: string, service: string): Promise<void> {
  await page.goto(path);
  const connect = page.getByRole('button', { name: 'Connect', exact: true });
  const menu = page.getByRole('button', { name: `More for ${service}` });
  await expect(connect.or(menu)).toBeVisible();
  if (await connect.isVisible()) return;
  await menu.click();
  await page.getByRole('menuitem', { name: /^Disconnect($| and forget| and keep the items)/ }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Disconnect' }).click();
  await expect(connect).toBeVisible();
}
