import { readFileSync } from 'node:fs';
import type { Download } from '@playwright/test';
import PizZip from 'pizzip';
import { mailTo, textOf } from './cloud.ts';
import { staffOf } from './esign/sending.ts';
import { AGENT, expect, expectAccessible, field, openAs, test } from './person.ts';
import { noWider, PHONE, WIDE } from './sizes.ts';

interface Made {
  readonly id: string;
}
const pathOf = (address: string) => new URL(address).pathname;
const bytesOf = async (file: Download) => readFileSync(await file.path());

test('files of a show are shared by one link: each downloaded, all as a ZIP, counted and withdrawn', async ({
  browser,
  page,
}) => {
  test.setTimeout(180_000);
  const staff = await staffOf(browser);
  const filters = [{ field: 'phase', values: ['confirmed'] }];
  const found = (await staff.ok('POST', '/api/core/show/internal/list', { filters, perPage: 1 })) as unknown as {
    rows: Made[];
  };
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await openAs(page, AGENT);
  await page.goto(`/show/${found.rows[0]?.id}?tab=files`);
  const names = ['Stage plot.txt', 'A rather long name of a rider that must not push the page aside.txt'];
  for (const name of names) {
    const file = { name, mimeType: 'text/plain', buffer: Buffer.from(`This is ${name}`) };
    await page.locator('input[type=file]').first().setInputFiles(file);
    await expect(page.getByRole('button', { name: `Download ${name}` })).toBeVisible();
  }
  const email = `nora-${crypto.randomUUID().slice(0, 8)}@outside.example`;

  await test.step('staff choose files, and are led to what is missing', async () => {
    await page.getByRole('button', { name: 'Share files' }).click();
    const dialog = page.getByRole('dialog', { name: 'Share files' });
    await dialog.getByRole('button', { name: /^Create link/ }).click();
    await expect(dialog.getByRole('alert').first()).toBeVisible();
    await expectAccessible(page);
    for (const name of names) await dialog.getByRole('checkbox', { name: new RegExp(`^${name}`) }).check();
    await field(dialog, 'Name').fill('Nora Example');
    await field(dialog, 'Title').fill('Press kit');
    await dialog.getByLabel('Language').selectOption('en');
    await dialog.getByLabel('Maximum downloads').fill('3');
    await dialog.getByRole('checkbox', { name: /^Ask for a code/ }).check();
    await dialog.getByRole('button', { name: /^Create link/ }).click();
    await expect(field(dialog, 'Email')).toHaveAttribute('aria-invalid', 'true');
    await dialog.getByRole('checkbox', { name: /^Ask for a code/ }).uncheck();
    await field(dialog, 'Email').fill(email);
    await dialog.getByRole('button', { name: /^Create link/ }).click();
    await expect(dialog).toBeHidden();
    await expect(page.getByText('2 files · 0 of 3 downloads')).toBeVisible();
    await expectAccessible(page);
  });

  const mail = textOf(await mailTo(email, /shared files with you: Press kit/));
  const address = /http\S+\/download\/[\w-]{43}/.exec(mail)?.[0] ?? '';
  const context = await browser.newContext({ locale: 'en-GB', viewport: PHONE });
  const phone = await context.newPage();

  await test.step('the recipient opens the link and downloads a file', async () => {
    await phone.goto(pathOf(address));
    await expect(phone.getByRole('heading', { name: 'Files for you' })).toBeVisible();
    await expectAccessible(phone);
    await phone.getByRole('button', { name: 'Show files' }).press('Enter');
    await expect(phone.getByRole('heading', { name: 'Press kit' })).toBeVisible();
    await expect(phone.getByText('3 downloads left')).toBeVisible();
    await expectAccessible(phone);
    await noWider(phone);
    const coming = phone.waitForEvent('download');
    await phone.getByRole('button', { name: 'Download Stage plot.txt' }).press('Enter');
    expect(String(await bytesOf(await coming))).toBe('This is Stage plot.txt');
    await expect(phone.getByText('2 downloads left')).toBeVisible();
  });

  await test.step('the ZIP is made while the page waits; a mail says that it is ready', async () => {
    await phone.getByRole('button', { name: 'All as ZIP' }).press('Enter');
    await expect(phone.getByRole('button', { name: 'Download ZIP' })).toBeVisible({ timeout: 30_000 });
    await expectAccessible(phone);
    await phone.setViewportSize(WIDE);
    await expectAccessible(phone);
    await noWider(phone);
    const coming = phone.waitForEvent('download');
    await phone.getByRole('button', { name: 'Download ZIP' }).click();
    const zip = new PizZip(await bytesOf(await coming));
    expect(Object.keys(zip.files).sort()).toEqual(names.toSorted());
    await mailTo(email, /Your ZIP is ready: Press kit/);
  });

  await test.step('the last download ends the link, and staff see it', async () => {
    await phone.getByRole('button', { name: /^Download A rather long/ }).click();
    await expect(phone.getByText('All downloads of this link are used up.')).toBeVisible();
    await expectAccessible(phone);
    await phone.reload();
    await expect(phone.getByText('It has already been used.', { exact: false })).toBeVisible();
    await page.reload();
    await expect(page.getByText('2 files · 3 of 3 downloads')).toBeVisible();
    await expect(page.getByText('Used up')).toBeVisible();
  });

  await test.step('a copied link ends when it is withdrawn', async () => {
    await page.getByRole('button', { name: 'Share files' }).click();
    const dialog = page.getByRole('dialog', { name: 'Share files' });
    await dialog.getByRole('checkbox', { name: /^Stage plot/ }).check();
    await field(dialog, 'Name').fill('Max Example');
    await dialog.getByRole('button', { name: /^Create link/ }).click();
    await expect(dialog).toBeHidden();
    const copied = await page.evaluate(() => navigator.clipboard.readText());
    await page.setViewportSize(PHONE);
    await expectAccessible(page);
    await noWider(page);
    const box = await page.getByRole('button', { name: /^Delete A rather long/ }).boundingBox();
    expect((box?.x ?? PHONE.width) + (box?.width ?? 0)).toBeLessThanOrEqual(PHONE.width);
    await page.getByRole('button', { name: "Withdraw Max Example's link" }).click();
    await page.getByRole('button', { name: 'Withdraw link' }).click();
    await expect(page.getByText('Withdrawn')).toBeVisible();
    await phone.goto(pathOf(copied));
    await expect(phone.getByText('has withdrawn this link', { exact: false })).toBeVisible();
  });
  await context.close();
});
