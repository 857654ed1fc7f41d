import type { Browser, Page } from '@playwright/test';
import { guest, read, type SentOut, sendOut, staffOf } from '../esign/sending.ts';
import { AGENT, expect, expectAccessible, openAs, PASSWORD, test } from '../person.ts';
import { noWider } from '../sizes.ts';

/** A contract that its promoter has signed. The agent is next. */
async function signedByClient(browser: Browser): Promise<SentOut> {
  const sent = await sendOut(await staffOf(browser));
  const page = await guest(browser, 390, sent.address);
  await read(page);
  await page.getByRole('checkbox').check();
  await page.getByRole('button', { name: 'Sign', exact: true }).last().click();
  await expect(page.getByText(/^You signed this/)).toBeVisible();
  await page.context().close();
  return sent;
}

/** Has the first signature refused, as if the sign-in were older than a signature allows. */
async function signInIsOld(page: Page): Promise<void> {
  let isFirst = true;
  await page.route('**/esign/*/countersign', (route) => {
    if (!isFirst) return route.continue();
    isFirst = false;
    const errors = [{ code: 'esign.passwordNeeded', message: 'Enter your password again.' }];
    return route.fulfill({ status: 403, json: { errors } });
  });
}

for (const width of [390, 1440] as const)
  test(`two documents are read and then signed as a selection, at ${width} px`, async ({ browser, page }) => {
    const sent = [await signedByClient(browser), await signedByClient(browser)];
    await page.setViewportSize({ width, height: 900 });
    await openAs(page, AGENT);
    await page.goto('/esign/forme');
    for (const { title } of sent) {
      const row = page.getByRole('listitem').filter({ hasText: title });
      const box = page.getByRole('checkbox', { name: `Select ${title}` });
      await expect(box).toBeDisabled();
      await row.getByRole('button', { name: 'Read first' }).click();
      const dialog = page.getByRole('dialog', { name: title });
      await expect(dialog.locator('canvas').first()).toBeVisible({ timeout: 20_000 });
      await expectAccessible(page);
      await dialog.getByRole('button', { name: 'Done' }).click();
      await expect(row.getByText('Ready to sign')).toBeVisible();
      // The box itself lies below its drawing.
      await box.check({ force: true });
    }
    await expectAccessible(page);
    await noWider(page);
    await page.getByRole('button', { name: 'Countersign 2 documents' }).click();
    await expectAccessible(page);
    await signInIsOld(page);
    await page.getByRole('button', { name: 'Countersign', exact: true }).last().click();
    // The password is asked once, for the whole selection.
    const asked = page.getByRole('dialog', { name: 'Enter your password' });
    await expectAccessible(page);
    await asked.getByLabel('Password').fill(PASSWORD);
    await asked.getByRole('button', { name: 'Continue' }).click();
    const result = page.getByRole('dialog', { name: '2 documents countersigned' });
    await expect(result).toBeVisible();
    await expect(result.getByText('Countersigned', { exact: true })).toHaveCount(2);
    await expectAccessible(page);
    await result.getByRole('button', { name: 'Close' }).last().click();
    for (const { title } of sent) await expect(page.getByRole('link', { name: title })).toHaveCount(0);
  });
