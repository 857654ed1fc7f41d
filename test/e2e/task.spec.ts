import { addTask, remind, setReminder } from './add-task.ts';
import { mailTo } from './cloud.ts';
import { AGENT, expect, expectAccessible, openAs, test, unique } from './person.ts';

test('a task on a record is added, done, reminded of by mail and becomes a note', async ({ page }) => {
  const title = unique('Call the venue');
  await openAs(page, AGENT);
  await addTask(page, title);
  await expectAccessible(page);

  await page.goto('/');
  const next = page.getByRole('checkbox', { name: / done$/ }).first();
  const due = page.getByRole('checkbox', { name: (await next.getAttribute('aria-label')) ?? '' });
  await next.press(' ');
  await expect(due).toHaveCount(0);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(due).toHaveCount(1);

  const preview = await setReminder(page, title);
  await expectAccessible(page);
  await remind();
  await mailTo(AGENT, /reminder/i, title);

  await page.reload();
  await preview.getByRole('button', { name: 'Turn into a note' }).click();
  await expect(page.getByRole('row').filter({ hasText: title })).toHaveCount(0);
});

test('a note is written, pinned and told from one that outsiders read', async ({ page }) => {
  const body = unique('Doors at seven');
  await openAs(page, AGENT);
  await page.goto('/company');
  await page.getByRole('row').nth(1).press('Enter');
  await page.waitForURL(/\/company\/\w{26}/);
  await page.getByRole('tab', { name: /^Notes/ }).click();
  const box = page.locator('.tiptap').and(page.getByRole('textbox', { name: 'New note' }));
  await box.press('ControlOrMeta+b');
  await box.pressSequentially(body);
  await page.getByRole('button', { name: /Visible to outside users/ }).click();
  await page.getByRole('button', { name: /^Add note/ }).click();
  const note = page.getByRole('listitem').filter({ hasText: body });
  await expect(note.locator('strong')).toHaveText(body);
  await expect(note).toHaveClass(/external/);
  await note.getByRole('button', { name: /^Actions for .* note$/ }).click();
  await page.getByRole('menuitem', { name: 'Pin to top' }).click();
  await expect(note).toContainText('pinned');
  await expectAccessible(page);
});
