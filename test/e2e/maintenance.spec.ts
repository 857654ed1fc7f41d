import { randomUUID } from 'node:crypto';
import { sendToQueue } from './cloud.ts';
import { expect, OPERATOR, openAs, test } from './person.ts';
import { fits } from './sizes.ts';

test('an operator runs a job, and replays a message that its worker gave up', async ({ page }) => {
  await openAs(page, OPERATOR);

  await test.step('a job is run by hand, and its run is listed', async () => {
    await page.goto('/adminone/maintenance');
    const jobs = page.getByRole('region', { name: /^Jobs/ });
    const line = jobs.getByRole('listitem').filter({ hasText: 'Count of stored files' });
    await line.getByRole('button', { name: 'Run now' }).click();
    await expect(line.getByText('done')).toBeVisible();
    await line.getByRole('button', { name: 'Count of stored files' }).click();
    const runs = page.getByRole('dialog', { name: 'Count of stored files' });
    await expect(runs.getByText(/checked \d+/).first()).toBeVisible();
    await expect(runs.getByText(/^started by /).first()).toBeVisible();
    await runs.getByRole('button', { name: 'Close' }).last().click();
    await fits(page);
  });

  await test.step('a dead letter is a problem, is read, and is replayed', async () => {
    await sendToQueue('bulk-dead', {
      id: randomUUID(),
      type: 'geocode',
      tenantId: 'operator',
      actorId: 'x',
      at: new Date().toISOString(),
      payload: {},
    });
    const problem = page.locator('a[href*="queue=bulk"]');
    await expect(async () => {
      await page.goto('/adminone/maintenance');
      await expect(problem).toBeVisible({ timeout: 2000 });
    }).toPass();
    await problem.click();
    const letters = page.getByRole('listitem').filter({ hasText: 'geocode' });
    await letters.first().getByRole('button', { name: 'geocode' }).click();
    const dialog = page.getByRole('dialog', { name: 'geocode' });
    await expect(dialog.getByText('"tenantId": "operator"')).toBeVisible();
    await dialog.getByRole('button', { name: 'Close' }).last().click();
    await fits(page);
    await letters.first().getByRole('button', { name: 'Replay' }).click();
    await expect(page.getByText('1 of 1 replayed')).toBeVisible();
    await page.getByRole('tab', { name: 'Replayed' }).click();
    await expect(page.getByRole('listitem').filter({ hasText: 'geocode' }).first()).toBeVisible();
  });
});
