import type { Page } from '@playwright/test';
import { AGENT_2, expect, expectAccessible, openAs, test } from './person.ts';
import { barsOf, dragDays, findRow } from './planning.ts';

/** Far off: the demo and other tests plan elsewhere, and each try has a month of its own. */
const farMonth = (retry: number): string => `2030-0${6 + retry}`;
const ARTIST = 'Polar Gate';

const card = (page: Page) => page.getByRole('dialog', { name: /at a glance$/ });

test('the card over a bar adds a second option on the day, moves a show by a week and opens by keys', async ({ page }, {
  retry,
}) => {
  const box = page.getByRole('dialog', { name: 'New appointment' });
  const bars = barsOf(page, ARTIST);
  await openAs(page, AGENT_2);
  await page.goto(`/planning/month?date=${farMonth(retry)}-01`);
  await findRow(page, ARTIST);

  await test.step('an option by a drag', async () => {
    await dragDays(page, ARTIST, 9, 10);
    await box.getByLabel('Status').selectOption({ label: 'Option' });
    await box.getByRole('button', { name: /^Create option/ }).click();
    await expect(bars).toHaveCount(1);
  });

  await test.step('a second one on the taken day, by the mouse alone', async () => {
    await bars.first().hover();
    await expect(card(page)).toContainText(ARTIST);
    await expectAccessible(page);
    await card(page).getByRole('button', { name: 'Add on this date' }).click();
    await box.getByLabel('Status').selectOption({ label: 'Option' });
    await expect(box.getByLabel('Rank')).toHaveValue('2');
    await box.getByRole('button', { name: /^Create option/ }).click();
    await expect(bars).toHaveCount(2);
  });

  await test.step('a week later, and back', async () => {
    const first = bars.first();
    const before = Number(await first.getAttribute('aria-colindex'));
    const id = await first.getAttribute('data-id');
    const moved = page.locator(`[data-id="${id}"]`);
    await first.hover();
    await card(page).getByRole('button', { name: '1 week later' }).click();
    await expect(moved).toHaveAttribute('aria-colindex', String(before + 7));
    await page.getByRole('button', { name: 'Undo' }).last().click();
    await expect(moved).toHaveAttribute('aria-colindex', String(before));
  });

  await test.step('Space opens it, Escape closes it', async () => {
    await page.mouse.move(4, 4);
    await expect(card(page)).toHaveCount(0);
    await page
      .getByRole('grid', { name: /^Planning by artist/ })
      .locator('[tabindex="0"]')
      .focus();
    await page.keyboard.press('Space');
    await expect(card(page)).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(card(page)).toHaveCount(0);
    await expect(page.getByRole('grid').locator('[tabindex="0"]')).toBeFocused();
  });

  await test.step('Escape closes it while only the mouse rests on a bar', async () => {
    await bars.first().hover();
    await expect(card(page)).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(card(page)).toHaveCount(0);
  });
});

test('a year is in sight at once, and a press on a free day opens its month', async ({ page }) => {
  await openAs(page, AGENT_2);
  await page.goto('/schedule/year?date=2030-03-01');
  const grid = page.getByRole('grid', { name: /^Planning by artist/ });
  await expect(grid.getByRole('columnheader')).toHaveCount(13);
  const plan = page.locator('.plan');
  expect(await plan.evaluate((box) => box.scrollWidth - box.clientWidth)).toBeLessThanOrEqual(0);
  await findRow(page, ARTIST);
  const head = await grid.getByRole('columnheader').nth(9).boundingBox();
  const row = await grid.getByRole('row').filter({ hasText: ARTIST }).getByRole('rowheader').boundingBox();
  await page.mouse.click((head?.x ?? 0) + 40, (row?.y ?? 0) + 16);
  await page.waitForURL(/\/planning\/month\?.*date=2030-09/);
});
