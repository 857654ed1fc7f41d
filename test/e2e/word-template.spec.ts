import { readFile } from 'node:fs/promises';
import PizZip from 'pizzip';
import { buildDocx, paragraph } from '#functions/platform/documents/word/builder.ts';
import { WORD_TYPE } from '#functions/platform/documents/word/merge.ts';
import { ADMIN, expect, expectAccessible, field, openAs, test, unique } from './person.ts';

const docx = async (line: string) => ({
  name: 'Ours.docx',
  mimeType: WORD_TYPE,
  buffer: Buffer.from(await buildDocx([paragraph(line)])),
});

test('a Word template is made, checked, mended and used for a list of shows', async ({ page }) => {
  await openAs(page, ADMIN);
  const name = unique('Call sheet');
  await page.goto('/wordtemplateforlistview/show');
  await expectAccessible(page);
  await page.getByRole('link', { name: 'New template' }).click();
  await field(page, 'Name').fill(name);
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Create template' }).click();
  await expect(page.getByRole('heading', { name, level: 1 })).toBeVisible();

  const upload = page.getByLabel('Upload a new Word file').locator('input[type=file]');
  await upload.setInputFiles(await docx('{#rows}{number}'));
  await expect(page.getByText('its closing tag is missing')).toBeVisible();
  await upload.setInputFiles(await docx('{count}: {#rows}{numbr} {/}'));
  await expect(page.getByText('Did you mean {number}?')).toBeVisible();
  await expectAccessible(page);
  await upload.setInputFiles(await docx('{count} shows: {#rows}{number} {/}'));
  await expect(page.getByText('Did you mean')).toBeHidden();
  await expect(page.getByRole('button', { name: 'Restore version 1' })).toBeVisible();

  await page.goto('/show?q=S-0000');
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: /^Export/ }).click();
  await page.getByRole('menuitem', { name }).click();
  const file = await (await download).path();
  const text = new PizZip(await readFile(file))
    .file('word/document.xml')
    ?.asText()
    .replace(/<[^>]+>/g, '');
  expect(text).toMatch(/^\d+ shows: S-0000\d/);
});
