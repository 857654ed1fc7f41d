import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { expect, expectAccessible, test } from '../person.ts';
import { countersign, guest, read, sendOut, staffOf } from './sending.ts';

/** The page for everyone knows the file as it is, and no other. */
async function verifySealed(page: Page, sealed: Buffer): Promise<void> {
  const check = (buffer: Buffer) =>
    page.getByLabel('File to check').last().setInputFiles({ name: 'signed.pdf', mimeType: 'application/pdf', buffer });
  await page.goto('/esign/verify');
  await expectAccessible(page);
  await check(sealed);
  await expect(page.getByText('Sealed here, and unchanged since')).toBeVisible();
  await expect(page.getByText('Nina Verhoeven')).toBeVisible();
  await expectAccessible(page);
  const changed = Buffer.from(sealed);
  changed[500] = (changed[500] ?? 0) ^ 1;
  await check(changed);
  await expect(page.getByText('This file was changed, or was never sealed here')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('textbox', { name: 'Or type the verification code' }).fill('12');
  await page.getByRole('button', { name: 'Check code' }).click();
  await expect(page.getByRole('alert')).toHaveText(/16 characters/);
}

for (const width of [390, 1440] as const)
  test(`scenario 1 at ${width} px: a promoter reads and signs, the agency countersigns, the file is sealed`, async ({
    browser,
  }) => {
    const staff = await staffOf(browser);
    const sent = await sendOut(staff);
    const page = await guest(browser, width, sent.address);
    await expect(page.getByText(sent.title)).toHaveCount(0);
    await expectAccessible(page);

    await page.getByRole('button', { name: 'Continue', exact: true }).click();
    await expect(page.getByRole('heading', { name: sent.title })).toBeFocused();
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Read the documents' }).click();
    await expect(page.locator('canvas').first()).toBeVisible({ timeout: 20_000 });
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Continue to sign' }).click();

    await page.getByRole('checkbox').check();
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Sign', exact: true }).last().dblclick();
    await expect(page.getByText(/^You signed this/)).toBeVisible();
    await expectAccessible(page);

    await countersign(staff, sent.id);
    await page.reload();
    await expect(page.getByText('Signed and sealed')).toBeVisible({ timeout: 30_000 });
    await expectAccessible(page);
    const coming = page.waitForEvent('download');
    await page.getByRole('button', { name: /^Download/ }).click();
    const download = await coming;
    expect(download.suggestedFilename()).toMatch(/\.pdf$/);
    await verifySealed(page, readFileSync(await download.path()));
    await page.context().close();
  });

test('scenario 18: a session that is lost at the signature leads to the door, and keeps what was typed', async ({
  browser,
}) => {
  const sent = await sendOut(await staffOf(browser));
  const page = await guest(browser, 390, sent.address);
  await read(page);
  await page.getByRole('textbox', { name: 'Your full name' }).fill('Nina A. Verhoeven');
  await page.context().clearCookies();
  await page.getByRole('checkbox').check();
  await page.getByRole('button', { name: 'Sign', exact: true }).last().click();
  await expect(page.getByText('Everything you typed is still here.')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Continue', exact: true }).click();
  await expect(page.getByRole('textbox', { name: 'Your full name' })).toHaveValue('Nina A. Verhoeven');
  await page.context().close();
});
