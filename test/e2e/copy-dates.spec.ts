import { AGENT_2, expect, openAs, test } from './person.ts';

test('a residency is copied by dragging over days', async ({ page }) => {
  await openAs(page, AGENT_2);
  await page.goto('/show');
  await page.locator('[data-row]').first().dblclick();
  await page.waitForURL(/\/show\/\w{26}/);
  await page.goto(`${new URL(page.url()).pathname}/copy`);

  const month = page.getByRole('region', { name: "Artist's month" });
  const days = month.getByRole('button', { name: /confirmed: \d+, options/ });
  const chosen = page.getByRole('button', { name: /^Remove / });
  await expect(chosen).toHaveCount(1);
  const add = page.getByRole('textbox', { name: 'Add a date' });
  await add.fill('+400');
  await add.press('Enter');
  await expect(chosen).toHaveCount(2);
  await expect(page).toHaveURL(/\/copy$/);
  await chosen.last().click();
  await chosen.click();

  await month.getByRole('button', { name: 'Next month' }).click();
  await month.getByRole('button', { name: 'Next month' }).click();
  await days.nth(15).hover();
  await page.mouse.down();
  await days.nth(16).hover();
  await days.nth(17).hover();
  await page.mouse.up();
  await expect(chosen).toHaveCount(3);

  await days.nth(16).click();
  await expect(chosen).toHaveCount(2);
  await days.nth(19).click({ modifiers: ['Shift'] });
  await expect(chosen).toHaveCount(5);
  await days.nth(20).press('Enter');
  await expect(days.nth(20)).toHaveAttribute('aria-pressed', 'true');
  // One Tab stop for all days: arrows lead on, also into another month, and Tab leads out.
  await days.nth(20).press('ArrowRight');
  await expect(days.nth(21)).toBeFocused();
  await days.nth(21).press('PageDown');
  await expect(month.locator('[data-date]:focus')).toHaveCount(1);
  await page.keyboard.press('PageUp');
  await expect(days.nth(21)).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(month.locator('[data-date]:focus')).toHaveCount(0);

  await page.getByRole('button', { name: 'Create shows' }).click();
  await expect(page.getByRole('status').filter({ hasText: '6 shows created' })).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByRole('status').filter({ hasText: 'Undone' })).toBeVisible();
});
