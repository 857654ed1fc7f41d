import Excel from 'exceljs';
import { ADMIN, expect, expectAccessible, field, openAs, test, unique } from './person.ts';

/** One field of the agency's own on its whole way: made, filled in, filtered and sorted by, written to Excel. */
test('a free field goes through form, page, list and Excel', async ({ page }) => {
  test.setTimeout(120_000);
  const [heading, name] = [unique('Stage needs'), unique('Crew')];
  const [small, large] = [unique('Duo Aurora'), unique('Orchestra Borealis')];
  await openAs(page, ADMIN);
  await page.goto('/freefieldcategory/artist/new');
  await field(page, 'Name').fill(heading);
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('heading', { name: 'Custom field sections' })).toBeVisible();

  await page.goto('/freefielddetails/artist/new');
  await field(page, 'Name').fill(name);
  await page.getByLabel('Type').selectOption({ label: 'Number' });
  await page.getByLabel('Heading').selectOption({ label: heading });
  await page.getByText('Show, filter and sort in lists').click();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('heading', { name: 'Custom fields', exact: true })).toBeVisible();

  for (const [artist, crew] of [
    [small, '2'],
    [large, '48'],
  ] as const) {
    await page.goto('/artist/new');
    await field(page, 'Name').fill(artist);
    await field(page, name).fill(crew);
    await page.getByRole('button', { name: 'Create artist' }).click();
    await expect(page.getByRole('heading', { name: artist })).toBeVisible();
    await expect(page.getByText(name)).toBeVisible();
  }

  await page.goto('/artist');
  await page.getByRole('button', { name: 'Filter', exact: true }).click();
  await page.getByRole('menuitem', { name }).click();
  await page.getByRole('textbox', { name: 'From', exact: true }).fill('10');
  await page.getByRole('button', { name: 'Set filter' }).click();
  await expect(page.getByRole('row').filter({ hasText: large })).toBeVisible();
  await expect(page.getByRole('row').filter({ hasText: small })).toHaveCount(0);
  await expectAccessible(page);

  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: /^Export/ }).click();
  await page.getByRole('menuitem', { name: 'Excel, all columns (.xlsx)' }).click();
  const book = new Excel.Workbook();
  await book.xlsx.readFile(await (await download).path());
  const rows = (book.worksheets[0]?.getSheetValues() ?? []) as unknown[][];
  const column = rows[1]?.indexOf(name) ?? -1;
  expect(rows.slice(2).map((row) => [row.includes(large), row[column]])).toEqual([[true, 48]]);
});

/** Those of contracts come with the demo: a date in the list, and a text. */
test('a contract keeps what it says in fields of the agency, which save themselves and filter its list', async ({
  page,
}) => {
  const folder = unique('Folder');
  await openAs(page, ADMIN);
  await page.goto('/contract');
  await page.getByRole('row', { name: /Draft/ }).first().dblclick();
  await field(page, 'Folder').fill(folder);
  await field(page, 'Original back on').fill('24-12-2031');
  await field(page, 'Original back on').press('Tab');
  await expect(page.getByText('Saved', { exact: true })).toBeVisible();
  await page.reload();
  await expect(field(page, 'Folder')).toHaveValue(folder);
  const number = /C-\d{4}-\d{4}/.exec((await page.locator('main').textContent()) ?? '')?.[0] ?? 'no number';
  await expectAccessible(page);

  await page.goto('/contract');
  await page.getByRole('button', { name: 'Filter', exact: true }).click();
  await page.getByRole('menuitem', { name: 'Original back on' }).click();
  await field(page, 'From').fill('01-12-2031');
  await field(page, 'From').press('Tab');
  await expect(page.getByRole('row').filter({ hasText: number })).toBeVisible();
  await expect(page.getByRole('row').filter({ hasText: /C-\d{4}/ })).toHaveCount(1);
});
