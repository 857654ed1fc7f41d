import { readFile } from 'node:fs/promises';
import PizZip from 'pizzip';
import { AGENT, expect, expectAccessible, openAs, test, unique } from './person.ts';

const csv = (...lines: readonly string[]) => ({
  name: 'companies.csv',
  mimeType: 'text/csv',
  buffer: Buffer.from(`\uFEFF${lines.join('\r\n')}`),
});

test('a table of companies is placed, checked, imported, exported and taken back', async ({ page }) => {
  await openAs(page, AGENT);
  const name = unique('Imported Events');
  await page.goto('/company');
  await page.getByRole('link', { name: 'Import' }).click();
  await expectAccessible(page);
  await page
    .getByLabel('Table to import')
    .locator('input[type=file]')
    .setInputFiles(
      csv('Naam;E-mail;Plaats;Land', `${name};one@import.example;Köln;Duitsland`, 'Wrong;no mail;Bonn;Atlantis'),
    );
  await expect(page.getByLabel('Field for Naam')).toHaveValue('name');
  const desk = page.viewportSize();
  await page.setViewportSize({ width: 390, height: 844 });
  await page.getByLabel('Field for Naam').scrollIntoViewIfNeeded();
  await expect(page.getByLabel('Field for Naam')).toBeInViewport({ ratio: 0.8 });
  if (desk) await page.setViewportSize(desk);
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Check rows' }).click();
  await expect(page.getByRole('cell', { name: 'email is invalid' })).toBeVisible();
  await expect(page.getByRole('cell', { name: 'Atlantis' })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Import 1 row' }).click();
  await expect(page.getByRole('heading', { name: 'Imported' })).toBeVisible();
  await expect(page.getByText('1 of 2 imported, 0 skipped, 1 failed')).toBeVisible();

  await page.goto(`/company?q=${encodeURIComponent(name)}`);
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: /^Export/ }).click();
  await page.getByRole('menuitem', { name: 'Excel, all columns (.xlsx)' }).click();
  const file = new PizZip(await readFile(await (await download).path()));
  expect(file.file('xl/worksheets/sheet1.xml')?.asText()).toContain(name);

  await page.goto('/import/company');
  await page.getByRole('button', { name: 'Open' }).first().click();
  await page.getByRole('button', { name: 'Undo the import' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Undo the import' }).click();
  await expect(page.getByRole('heading', { name: 'Import undone' })).toBeVisible();
});

test('a table below a title is found, another delimiter tried, and the order of its dates asked for', async ({
  page,
}) => {
  await openAs(page, AGENT);
  const name = unique('Dated');
  await page.goto('/import/contact');
  await page
    .getByLabel('Table to import')
    .locator('input[type=file]')
    .setInputFiles(csv('People 2027', '', 'Last name;Birthday', `${name};4/5/80`));
  await expect(page.getByLabel('Headings are in row')).toHaveValue('3');
  await page.getByLabel('Columns are separated by').selectOption(',');
  await expect(page.getByLabel('Field for Birthday')).toBeHidden();
  await page.getByLabel('Columns are separated by').selectOption(';');
  await expect(page.getByLabel('Field for Birthday')).toHaveValue('birthday');
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Check rows' }).click();
  await expect(page.getByRole('button', { name: 'Import 1 row' })).toBeDisabled();
  await expectAccessible(page);
  await page.getByRole('group', { name: 'Which date is 4/5/80?' }).getByRole('button').first().click();
  await page.getByRole('button', { name: 'Import 1 row' }).click();
  await expect(page.getByRole('heading', { name: 'Imported' })).toBeVisible();
});

test('an Excel template says which columns a list has', async ({ page }) => {
  await openAs(page, AGENT);
  await page.goto('/exceltemplate/company');
  await expect(page.getByRole('cell', { name: 'Address list' })).toBeVisible();
  await expectAccessible(page);
  await page.goto('/company');
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: /^Export/ }).click();
  await page.getByRole('menuitem', { name: 'Address list (.xlsx)' }).click();
  expect((await download).suggestedFilename()).toMatch(/^Address list .*\.xlsx$/);
});
