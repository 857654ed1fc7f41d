import Excel from 'exceljs';
import { ADMIN, expect, expectAccessible, field, signIn, signOut, test, unique } from './person.ts';

test.afterEach(({ page }) => signOut(page));

/** One field of the agency's own on its whole way: made, filled in, filtered and sorted by, written to Excel. */
test('a free field goes through form, page, list and Excel', async ({ page }) => {
  test.setTimeout(120_000);
  const [heading, name] = [unique('Stage needs'), unique('Crew')];
  const [small, large] = [unique('Duo Aurora'), unique('Orchestra Borealis')];
  await signIn(page, ADMIN);
  await page.goto('/freefieldcategory/artist/new');
  await field(page, 'Name').fill(heading);
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('heading', { name: 'Headings of free fields' })).toBeVisible();

  await page.goto('/freefielddetails/artist/new');
  await field(page, 'Name').fill(name);
  await page.getByLabel('Type').selectOption({ label: 'Number' });
  await page.getByLabel('Heading').selectOption({ label: heading });
  await page.getByText('In the list, to filter and sort by').click();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('heading', { name: 'Free fields', exact: true })).toBeVisible();

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
  await page.getByRole('spinbutton', { name: 'From' }).fill('10');
  await page.getByRole('button', { name: 'Set the filter' }).click();
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
