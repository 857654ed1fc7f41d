import type { Page } from '@playwright/test';
import { mailTo } from './cloud.ts';
import { ADMIN, expect, expectAccessible, field, openAs, test } from './person.ts';

const rowOf = (page: Page, number: string) => page.getByRole('row').filter({ hasText: number });
/** An invoice that a reminder is due for, and that no other line of the page is about. */
async function dueNumber(page: Page): Promise<string> {
  const name = page.getByRole('button', { name: /^Preview reminder of / }).first();
  return ((await name.getAttribute('aria-label')) ?? '').replace('Preview reminder of ', '');
}
const preview = (page: Page, number: string) =>
  page.getByRole('button', { name: `Preview reminder of ${number}` }).click();

test('a reminder: held and released, read as its debtor reads it, and sent once', async ({ page }) => {
  test.setTimeout(120_000);
  await openAs(page, ADMIN);
  await page.goto('/invoice');
  await page.getByRole('link', { name: 'Reminders' }).click();
  await expect(page.getByRole('heading', { name: 'Payment reminders' })).toBeVisible();
  await expectAccessible(page);
  const number = await dueNumber(page);

  await test.step('on a phone, a hold with a reason takes it away, and its end brings it back', async () => {
    await page.setViewportSize({ width: 390, height: 844 });
    await expectAccessible(page);
    await page.getByRole('button', { name: `Hold reminders of ${number}` }).click();
    const dialog = page.getByRole('dialog', { name: `Hold reminders of ${number}` });
    await field(dialog, 'Reason').fill('They pay by Friday');
    await expectAccessible(page);
    await dialog.getByRole('button', { name: /^Hold reminders/ }).click();
    await expect(dialog).toBeHidden();
    await expect(rowOf(page, number)).toHaveCount(0);
    await page.getByRole('button', { name: /^Not now/ }).click();
    await expect(rowOf(page, number)).toContainText('They pay by Friday');
    await page.getByRole('button', { name: `End hold of ${number}` }).click();
    await page.getByRole('button', { name: /^Due now/ }).click();
    await expect(rowOf(page, number)).toBeVisible();
    await page.setViewportSize({ width: 1440, height: 900 });
  });

  const subject = await test.step('its preview has the mail, the person and the invoice', async () => {
    await preview(page, number);
    const dialog = page.getByRole('dialog', { name: new RegExp(number) });
    await expect(dialog.getByText(`Invoice ${number}.pdf`)).toBeVisible();
    await expectAccessible(page);
    const title = (await dialog.getByRole('heading', { level: 3 }).textContent()) ?? '';
    const address = /\S+@\S+/.exec((await dialog.locator('.rem-mail .meta').first().textContent()) ?? '')?.[0] ?? '';
    await dialog.getByRole('button', { name: /^Send reminder/ }).click();
    const results = page.getByRole('dialog', { name: 'Reminders' });
    await expect(results).toContainText(number);
    await page.keyboard.press('Escape');
    return { title, address };
  });

  await test.step('the debtor gets it, and it is not due again', async () => {
    const mail = await mailTo(subject.address, /./, number);
    expect(mail.subject).toBe(subject.title);
    await page.reload();
    await expect(page.getByRole('heading', { name: 'Payment reminders' })).toBeVisible();
    await expect(rowOf(page, number)).toHaveCount(0);
    await page.getByRole('button', { name: /^All overdue/ }).click();
    await expect(rowOf(page, number)).toContainText(/sent/);
  });
});
