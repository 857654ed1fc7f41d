import type { Page } from '@playwright/test';
import { pagesOf } from '#test/support/pdf.ts';
import { AGENT, expect, openAs, test } from './person.ts';

/** Prints the list in view by its key, and reads the agreement back. */
async function printed(page: Page): Promise<{ pages: string[]; rows: number }> {
  await page.evaluate(() => {
    window.print = () => document.body.setAttribute('data-printed', '');
  });
  await page.keyboard.press('Control+p');
  await expect(page.locator('body[data-printed]')).toBeVisible();
  await page.evaluate(() => document.body.removeAttribute('data-printed'));
  const rows = await page.locator('.list-print tbody tr').count();
  const pages = await pagesOf(await page.pdf({ preferCSSPageSize: true }));
  return { pages, rows };
}

test('a list is printed with all its rows, its filters and page numbers, and without the rest of the page', async ({
  page,
}) => {
  test.setTimeout(180_000);
  await openAs(page, AGENT);
  await page.goto('/company?q=arena');
  await expect(page.locator('[data-row]').first()).toBeVisible();
  const few = await printed(page);
  expect(few.pages[0]).toContain('Companies');
  expect(few.pages[0]).toContain('“arena”');

  await page.goto('/company?sort=name');
  await expect(page.locator('.pager')).toContainText('1 to 50 of');
  const total = Number(/of ([\d,]+)/.exec(await page.locator('.pager').innerText())?.[1]?.replace(',', ''));
  const { pages, rows } = await printed(page);
  expect(total).toBeGreaterThan(50);
  expect(rows).toBe(Math.min(total, 1000));
  expect(pages.length).toBeGreaterThan(1);
  for (const [at, text] of pages.entries()) {
    expect(text).toContain(`${at + 1} / ${pages.length}`);
    expect(text).toContain('Country');
    for (const word of ['Dashboard', 'New company', 'Filter']) expect(text).not.toContain(word);
  }
});
