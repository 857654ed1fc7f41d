import { mailTo, textOf } from './cloud.ts';
import { AGENT, expect, expectAccessible, field, openAs, test, unique } from './person.ts';

test('a mail about a contact is written from a template, arrives, and stands with the contact', async ({ page }) => {
  await openAs(page, AGENT);
  await page.goto('/contact');
  await page.getByRole('row').nth(1).press('Enter');
  await page.waitForURL(/\/contact\/\w{26}/);
  await page.getByRole('tab', { name: /^Emails/ }).click();
  await page.getByRole('button', { name: 'New email' }).click();

  const dialog = page.getByRole('dialog', { name: 'New email' });
  await dialog.getByLabel('Template').selectOption({ label: 'Introduction' });
  await expect(field(dialog, 'Subject')).toHaveValue('Our roster');
  await expectAccessible(page);
  const subject = unique('Our roster for you');
  const address = `${unique('reader').replace(' ', '-')}@elsewhere.example`;
  await field(dialog, 'Subject').fill(subject);
  await dialog.getByRole('button', { name: 'Send email' }).click();
  await expect(dialog, 'a mail without a reader is not sent').toBeVisible();
  await field(dialog, 'To').fill(address);
  await dialog.getByRole('button', { name: 'Send email' }).click();
  await expect(dialog).toBeHidden();

  expect(textOf(await mailTo(address, new RegExp(subject)))).toContain('who is touring this season');
  const line = page.getByRole('listitem').filter({ hasText: subject });
  await expect(line).toContainText(address);
  await expect(line).toContainText(/Sent|Delivered/, { timeout: 20_000 });
  await expectAccessible(page);
  await line.getByRole('button', { name: subject }).click();
  await expect(page.getByRole('dialog', { name: subject })).toContainText('It was good to meet you');
  await page.keyboard.press('Escape');
});
