import type { Page } from '@playwright/test';
import { AGENT_2, expect, expectAccessible, openAs, test } from './person.ts';
import { barsOf, findRow } from './planning.ts';

/** Far off: what the demo and other tests plan lies elsewhere, and each try has a month of its own. */
const farMonth = (retry: number): string => `2030-0${3 + retry}`;
const ARTIST = 'Polar Gate';

const press = async (page: Page, ...keys: string[]) => {
  for (const key of keys) await page.keyboard.press(key);
};
const times = (count: number, key: string): string[] => Array.from({ length: count }, () => key);

test('days and hours are chosen by keys alone, said, dropped and become a show', async ({ page }, { retry }) => {
  const month = farMonth(retry);
  const box = page.getByRole('dialog', { name: 'New appointment' });
  const said = page.getByRole('status');
  await openAs(page, AGENT_2);

  await test.step('Shift with arrows chooses days of the month, Escape drops them', async () => {
    await page.goto(`/planning/month?date=${month}-01`);
    await findRow(page, ARTIST);
    await page
      .getByRole('grid', { name: /^Planning by artist/ })
      .locator('[tabindex="0"]')
      .focus();
    await press(page, 'Home', ...times(3, 'ArrowRight'), ...times(3, 'Shift+ArrowRight'), 'Shift+ArrowLeft');
    await expect(said.filter({ hasText: /^Selected: .* 4 .* to .* 6 / })).toHaveCount(1);
    await expect(page.locator('.plan-ghost')).toHaveText('3 days');
    await press(page, 'Escape');
    await expect(page.locator('.plan-ghost')).toHaveCount(0);
    await press(page, 'Shift+ArrowRight', 'ArrowRight');
    await expect(page.locator('.plan-ghost')).toHaveCount(0);
  });

  await test.step('Enter opens the box for them, Escape closes it, and the keys go on where they were', async () => {
    await press(page, 'Home', ...times(3, 'ArrowRight'), ...times(2, 'Shift+ArrowRight'), 'Enter');
    await expect(box).toContainText(new RegExp(`4.*${month.slice(0, 4)}.* – .*6`));
    await expectAccessible(page);
    await press(page, 'Escape');
    await expect(box).toHaveCount(0);
    await press(page, ...times(2, 'Shift+ArrowLeft'), 'Enter');
    await box.getByLabel('Status').selectOption({ label: 'Confirmed' });
    await box.getByRole('button', { name: /^Create show/ }).focus();
    await press(page, 'Enter');
    await expect(barsOf(page, ARTIST)).toHaveAttribute('aria-colindex', '5');
  });

  await test.step('in the day Shift with arrows chooses half hours', async () => {
    await page.goto(`/schedule/day?date=${month}-20&q=${encodeURIComponent(ARTIST)}`);
    await page.getByRole('application', { name: /^New appointment/ }).focus();
    await press(page, ...times(2, 'ArrowLeft'), ...times(3, 'Shift+ArrowRight'));
    await expect(said.filter({ hasText: `${ARTIST}, 19:00 to 21:00` })).toHaveCount(1);
    await press(page, 'Enter');
    await expect(box).toContainText('19:00 – 21:00');
    await expect(box.locator(':focus')).toHaveCount(1);
    await press(page, 'Escape');
    await expect(page.getByRole('application', { name: /^New appointment/ })).toBeFocused();
  });

  await test.step('and in the week, on the day that arrows lead to', async () => {
    await page.goto(`/planning/week?date=${month}-20`);
    await page.getByRole('application', { name: /^New appointment/ }).focus();
    await press(page, 'ArrowRight', 'ArrowUp', ...times(2, 'Shift+ArrowDown'));
    await expect(said.filter({ hasText: '19:30 to 21:00' })).toHaveCount(1);
    await expectAccessible(page);
    await press(page, 'Enter');
    await page.waitForURL(/\/show\/new\?.*19.*30/);
  });

  await test.step('the keys are among all keys', async () => {
    await page.goto('/planning/month');
    await expect(page.getByRole('grid', { name: /^Planning by artist/ })).toBeVisible();
    await press(page, '?');
    await expect(page.getByRole('dialog', { name: 'Keyboard shortcuts' })).toContainText(
      'Choose days or half hours in the planning',
    );
    await press(page, 'Escape');
  });
});
