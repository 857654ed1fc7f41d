import type { Page } from '@playwright/test';
import { AGENT, expect, expectAccessible, field, openAs, test, unique } from './person.ts';

const sections = (page: Page) => page.locator('.adt-head h2');
const questions = (page: Page) => page.locator('.adt-open');

test('an advancing template: standard questions, one more, sorted by keys, previewed', async ({ page }) => {
  test.setTimeout(150_000);
  const name = unique('Arena');
  await openAs(page, AGENT);
  await page.goto('/advancingtemplate/new');

  await test.step('starts from the standard questions', async () => {
    await field(page, 'Name').fill(name);
    await page.getByRole('button', { name: 'Add the standard questions' }).click();
    await expect(sections(page)).toHaveText(['People', 'Times', 'Venue', 'Technical', 'Hospitality']);
    await expectAccessible(page);
  });

  await test.step('takes a question that shows for one answer', async () => {
    await page.getByRole('button', { name: 'Add a question' }).last().click();
    const last = page.locator('.adt-question').last();
    await field(last, 'Question').fill('Who cooks?');
    await last.getByLabel('Show this question').selectOption({ label: 'Catering: Hot meal' });
    await expectAccessible(page);
  });

  await test.step('is sorted by keys', async () => {
    await page.getByRole('button', { name: /^Move Hospitality,/ }).press('Alt+ArrowUp');
    await expect(sections(page)).toHaveText(['People', 'Times', 'Venue', 'Hospitality', 'Technical']);
    await expect(page.getByRole('button', { name: /^Move Hospitality,/ })).toBeFocused();
    await page.getByRole('button', { name: /^Move Production manager,/ }).press('Alt+ArrowUp');
    await expect(questions(page).first()).toContainText('Production manager');
  });

  await test.step('shows itself as people outside see it', async () => {
    await page.getByRole('button', { name: 'Preview', exact: true }).click();
    const preview = page.getByRole('dialog', { name: `Preview: ${name}` });
    await expect(preview.getByText('Who cooks?')).toBeHidden();
    await expect(preview.getByText('Internal remarks')).toBeHidden();
    await preview.getByLabel('Catering').selectOption({ label: 'Hot meal' });
    await expect(preview.getByText('Who cooks?')).toBeVisible();
    await preview.getByLabel('Language').selectOption({ label: 'Deutsch' });
    await expect(preview.getByText('Einlass')).toBeVisible();
    await expectAccessible(page);
    await page.keyboard.press('Escape');
  });

  await test.step('is stored in that order, and refuses an empty question', async () => {
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await page.getByRole('link', { name, exact: true }).click();
    await expect(sections(page).nth(3)).toHaveText('Hospitality');
    await page.getByRole('button', { name: 'Add a question' }).first().click();
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(page.getByRole('alert').filter({ hasText: /1 field/ })).toBeVisible();
  });

  await test.step('fits a phone', async () => {
    await page.setViewportSize({ width: 390, height: 844 });
    await expectAccessible(page);
    const width = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(width).toBeLessThanOrEqual(390);
  });
});
