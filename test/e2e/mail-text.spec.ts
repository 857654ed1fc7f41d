import { ADMIN, expect, expectAccessible, field, openAs, READ_ONLY, test } from './person.ts';

test('the text of an automatic email is changed, previewed and restored', async ({ page }) => {
  await openAs(page, ADMIN);
  await page.goto('/mailtext');
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Seal is late' }).click();
  const standard = await field(page, 'Subject').inputValue();

  await field(page, 'Subject').fill('Still sealing: ');
  await page.getByRole('group', { name: 'Insert a field' }).getByRole('button', { name: 'Document' }).click();
  await expect(field(page, 'Subject')).toHaveValue('Still sealing: {document}');
  await field(page, 'Text').fill('Until {expiry}');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('English: this email has no field {expiry}').first()).toBeVisible();
  await field(page, 'Text').fill('Hello,\n\nplease wait.');
  const preview = page.getByRole('region', { name: 'Preview' });
  await expect(preview).toContainText('Still sealing: Contract 2026-0147');
  await expect(preview.getByText('please wait.', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Seal is late saved')).toBeVisible();
  await expectAccessible(page);

  await page.getByRole('tab', { name: 'Nederlands' }).click();
  await page.getByRole('link', { name: 'Automatic emails' }).last().click();
  await expect(page.getByRole('row', { name: /Seal is late/ })).toContainText('Changed in English');

  await page.getByRole('link', { name: 'Seal is late' }).click();
  await page.getByRole('button', { name: 'Restore standard text' }).click();
  await expect(field(page, 'Subject')).toHaveValue(standard);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(field(page, 'Subject')).toHaveValue('Still sealing: {document}');
  await page.getByRole('button', { name: 'Restore standard text' }).click();
  await expect(field(page, 'Subject')).toHaveValue(standard);
});

test('a user without the right reads the texts', async ({ page }) => {
  await openAs(page, READ_ONLY);
  await page.goto('/mailtext/esignInvite');
  await expect(field(page, 'Subject')).toBeDisabled();
  await page.getByRole('tab', { name: 'Deutsch' }).click();
  await expect(page.getByRole('region', { name: 'Preview' })).toContainText('Dokument lesen');
  await expect(page.getByRole('button', { name: 'Save' })).toBeHidden();
});
