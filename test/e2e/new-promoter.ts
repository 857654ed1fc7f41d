import type { Page } from '@playwright/test';
import { expect, field } from './person.ts';

/** A Dutch promoter by their form, with what is said of the address, by its fields' names; the page is theirs then. */
export async function newPromoter(page: Page, name: string, address: Readonly<Record<string, string>>) {
  await page.goto('/promoter/new');
  await field(page, 'Name').fill(name);
  for (const [label, value] of Object.entries(address)) await field(page, label).fill(value);
  await page.getByLabel('Country').selectOption({ label: 'Netherlands' });
  await page.getByRole('button', { name: 'Create promoter' }).click();
  await expect(page.getByRole('heading', { name })).toBeVisible();
}
