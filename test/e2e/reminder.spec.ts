import { agencyDay } from '#test/support/agency-day.ts';
import { mailTo, runJob } from './cloud.ts';
import { AGENT, choose, expect, field, openAs, test, unique } from './person.ts';

test('the owner of an option that soon expires is told by mail and in the inbox', async ({ page }) => {
  const description = unique('Garden party');
  await openAs(page, AGENT);
  await page.goto('/show/new');
  await choose(page, 'Artist', 'Mara Vale');
  await field(page, 'Option until').fill('+2');
  await field(page, 'Description').fill(description);
  await page.getByRole('button', { name: /^Create show/ }).click();
  await page.waitForURL(/\/show\/\w{26}$/);

  // The owner's working day has begun, whatever the hour is here. A later hour keeps the line above other news.
  const [now, morning] = [new Date().toISOString(), `${agencyDay()}T09:00:00.000Z`];
  await runJob('show.optionReminders', now > morning ? now : morning);
  // The hour may have brought a mail about other shows already.
  await mailTo(AGENT, /option/i, description);
  await page.goto('/notification');
  const line = page.getByRole('listitem').filter({ hasText: description });
  // Four options or more that end soon stand under one line, and a test at another hour finds other options.
  const folded = page.getByRole('button', { name: /options expire soon$/, expanded: false });
  await expect(line.or(folded).first()).toBeVisible();
  if (await folded.isVisible()) await folded.click();
  await expect(line).toBeVisible();

  // The line holds what the option needs, with Undo.
  const undo = page.getByRole('button', { name: 'Undo' });
  const ends = line.getByText(/^until /);
  const before = await ends.textContent();
  await line.getByRole('button', { name: 'Extend' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Extend option' }).click();
  await expect(ends).not.toHaveText(before ?? '');
  await undo.click();
  await expect(ends).toHaveText(before ?? '');
  await line.getByRole('button', { name: 'Release' }).click();
  await expect(line.getByText('Released')).toBeVisible();
  await expect(line.getByRole('button', { name: 'Extend' })).toBeHidden();
  await undo.click();
  await expect(line.getByRole('button', { name: 'Extend' })).toBeVisible();
});
