import { AGENT, expect, openAs, test } from './person.ts';

/** The lists of which the demo has records. */
const LISTS = [
  '/show?view=all',
  '/artist',
  '/production',
  '/contract',
  '/invoice',
  '/payment',
  '/flight',
  '/train',
  '/lodging',
  '/groundtransport',
  '/guestlist',
  '/company',
  '/venue',
  '/contact',
];
const RECORD = /\/[0-9A-HJKMNP-TV-Z]{26}(\?|$)/;

test('on a phone a card of each list leads to its record', async ({ page }) => {
  test.setTimeout(300_000);
  await page.setViewportSize({ width: 390, height: 844 });
  await openAs(page, AGENT);
  for (const path of LISTS) {
    await test.step(path, async () => {
      await page.goto(path);
      await page.locator('.m-card a').first().click();
      await page
        .getByRole('dialog')
        .locator('footer')
        .getByRole('link', { name: /^Open / })
        .click();
      await expect(page, path).toHaveURL(RECORD);
    });
  }
  await page.setViewportSize({ width: 1440, height: 900 });
});

test('a row is a link: a plain click previews it, a click with Ctrl opens a tab', async ({ page, context }) => {
  await openAs(page, AGENT);
  await page.goto('/show?view=all');
  const row = page.locator('[data-row]').nth(1);
  const href = await row.getByRole('link').first().getAttribute('href');
  expect(href).toMatch(RECORD);

  const [tab] = await Promise.all([context.waitForEvent('page'), row.click({ modifiers: ['Control'] })]);
  await tab.waitForURL(`**${href}`);
  await tab.close();
  await expect(page.getByRole('complementary', { name: 'Preview' })).toBeHidden();

  await row.click();
  await expect(page.getByRole('complementary', { name: 'Preview' })).toBeVisible();
  await expect(
    page
      .getByRole('complementary')
      .locator('footer')
      .getByRole('link', { name: /^Open / }),
  ).toHaveAttribute('href', href ?? '');
  await row.press('Enter');
  await expect(page).toHaveURL(new RegExp(`${href}$`));
});

test('F, a filter and its value are typed without a pause', async ({ page }) => {
  await openAs(page, AGENT);
  for (const pause of [0, 60]) {
    await page.goto('/show?view=all');
    await expect(page.locator('[data-row]').first()).toBeVisible();
    await page.keyboard.type('fart', { delay: pause });
    await page.keyboard.press('Enter');
    await page.keyboard.type('Mara Va', { delay: pause });
    const value = page.getByRole('dialog', { name: 'Artist' }).getByRole('combobox');
    await expect(value).toBeFocused();
    await expect(value).toHaveValue('Mara Va');
    await expect(page.getByRole('menu')).toBeHidden();
    await page
      .getByRole('option', { name: /Mara Vale/ })
      .first()
      .click();
    await expect(page).toHaveURL(/artist=/);
  }
});

test('the bare planning opens the view used last', async ({ page }) => {
  await openAs(page, AGENT);
  await page.goto('/schedule/year');
  await expect(page.getByRole('grid')).toBeVisible();
  await page.goto('/planning');
  await expect(page).toHaveURL(/\/schedule\/year/);
});
