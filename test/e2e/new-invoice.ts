import type { Page } from '@playwright/test';
import { choose, expect, field } from './person.ts';

/** Writes an invoice of 1,210.00 by its form. Its page is open then. */
export async function newInvoice(page: Page, company: string): Promise<void> {
  await page.goto('/invoice/new');
  await choose(page, 'Company', company);
  await field(page, 'Line 1').fill('Performance');
  await field(page, 'Price').fill('1000');
  await page.getByRole('combobox', { name: 'VAT', exact: true }).selectOption({ label: 'Netherlands, standard' });
  await page.getByRole('button', { name: /^Create draft/ }).click();
  await page.waitForURL(/\/invoice\/\w{26}$/);
}

/** Issues the draft whose page is open. Returns its number. */
export async function issue(page: Page): Promise<string> {
  await page.getByRole('button', { name: 'Issue', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: /^Issue/ });
  await dialog.getByRole('button', { name: /^Issue/ }).click();
  await expect(dialog).toBeHidden();
  const heading = page.getByRole('main').getByRole('heading', { level: 1 });
  await expect(heading).toContainText(/\d{4}-\d{4}/);
  return /\S*\d{4}-\d{4}/.exec((await heading.textContent()) ?? '')?.[0] ?? '';
}
