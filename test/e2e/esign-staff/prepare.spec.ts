import type { Page } from '@playwright/test';
import { staffOf, unsignedContract } from '../esign/sending.ts';
import { AGENT, expect, expectAccessible, field, openAs, test } from '../person.ts';
import { noWider } from '../sizes.ts';

/** No part of the page reaches beyond a phone's screen. */
async function fitsPhone(page: Page): Promise<void> {
  await page.setViewportSize({ width: 390, height: 844 });
  await noWider(page);
  await page.setViewportSize({ width: 1440, height: 900 });
}

test('a contract is prepared, sent for signature, and followed', async ({ browser, page }) => {
  const id = await unsignedContract(await staffOf(browser));
  await openAs(page, AGENT);
  await page.goto(`/contract/${id}`);
  await expect(page.getByRole('button', { name: 'Send contract' })).toBeEnabled({ timeout: 20_000 });
  await page.getByRole('link', { name: 'Send for signature' }).click();
  await page.getByRole('button', { name: 'Prepare for signature' }).click();

  const send = page.getByRole('button', { name: 'Send for signature' });
  const signer = page.getByRole('region', { name: 'Step 1' });
  await field(signer, 'Name').fill('Nina Verhoeven');
  await field(signer, 'Email').fill('');
  await expect(page.getByText("Fill in everyone's name and email to save.")).toBeVisible();
  await expect(send).toBeDisabled();
  await expectAccessible(page);
  await field(signer, 'Email').fill('nina@outside.example');
  await expect(page.getByText('Ready to send.')).toBeVisible();
  await expectAccessible(page);
  await fitsPhone(page);

  await send.click();
  await expect(page.getByText('Waiting for Nina Verhoeven.')).toBeVisible();
  const title = (await page.getByRole('heading', { level: 1 }).textContent()) ?? '';
  await expectAccessible(page);
  await fitsPhone(page);

  await page.getByRole('link', { name: 'Back to the document' }).click();
  await expect(page.getByRole('link', { name: 'Out for signature' })).toBeVisible();
  await page.goto('/esign/forme');
  await page.getByRole('link', { name: title }).click();
  await expect(page.getByText('Waiting for Nina Verhoeven.')).toBeVisible();
});
