import { AGENT, expect, expectAccessible, signIn, signOut, test } from './person.ts';

/** Lists of the demo that hold records, with the address of one. */
const LISTS = [
  ['/show', /\/show\/\w{26}/],
  ['/artist', /\/artist\/\w{26}/],
  ['/production', /\/production\/\w{26}/],
  ['/company', /\/company\/\w{26}/],
  ['/contact', /\/contact\/\w{26}/],
  ['/contract', /\/contract\/\w{26}/],
  ['/invoice', /\/invoice\/\w{26}/],
  ['/flight', /\/flight\/\w{26}/],
  ['/train', /\/train\/\w{26}/],
  ['/guestlist', /\/guestlist\/\w{26}/],
] as const;

test('on the phone a card of each list leads to its record', async ({ page }) => {
  test.setTimeout(180_000);
  await page.setViewportSize({ width: 390, height: 844 });
  await signIn(page, AGENT);
  for (const [list, record] of LISTS)
    await test.step(list, async () => {
      await page.goto(list);
      await page.locator('.m-card-b').first().click();
      const sheet = page.getByRole('dialog');
      const open = sheet.locator('footer').getByRole('link', { name: /^Open / });
      await expect(open).toBeInViewport();
      if (list === '/show') await expectAccessible(page);
      await open.click();
      await page.waitForURL(record);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    });
  await page.setViewportSize({ width: 1440, height: 900 });
  await signOut(page);
});

test('a row is a link: a plain click shows its preview, the browser opens it in another tab', async ({ page }) => {
  await signIn(page, AGENT);
  for (const [list, record] of LISTS.slice(0, 4))
    await test.step(list, async () => {
      await page.goto(list);
      const row = page.getByRole('grid').getByRole('row').nth(1);
      const link = row.getByRole('link').first();
      await expect(link).toHaveAttribute('href', record);
      await row.click({ position: { x: 300, y: 12 } });
      await expect(page.getByRole('complementary', { name: 'Preview' })).toBeVisible();
      const [tab] = await Promise.all([
        page.context().waitForEvent('page'),
        row.click({ position: { x: 300, y: 12 }, modifiers: ['ControlOrMeta'] }),
      ]);
      await tab.waitForURL(record);
      await tab.close();
      await expect(page).toHaveURL(new RegExp(list));
    });
  await signOut(page);
});
