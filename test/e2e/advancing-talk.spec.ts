import type { Page } from '@playwright/test';
import { fits, openLink, pressed, quietShow, sendFrom } from './advancing/guest.ts';
import { mailTo, textOf } from './cloud.ts';
import { staffOf } from './esign/sending.ts';
import { AGENT, expect, expectAccessible, openAs, test } from './person.ts';
import { PHONE } from './sizes.ts';

/** A PNG of one pixel. */
const PNG = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==',
  'base64',
);
const picture = (name: string) => ({ name, mimeType: 'image/png', buffer: PNG });
const fileBox = (page: Page) => page.locator('#q-plan');
const card = (page: Page, name: string) => page.locator('.card').filter({ has: page.getByRole('heading', { name }) });

test('advancing: files, a conversation and the link of a person', async ({ browser, page }) => {
  test.setTimeout(240_000);
  const showId = await quietShow(await staffOf(browser));
  const email = `ida-${crypto.randomUUID().slice(0, 8)}@outside.example`;
  await openAs(page, AGENT);
  const address = await sendFrom(page, showId, email);
  const guest = await openLink(browser, address);
  await guest.getByRole('link', { name: 'Answer the questions' }).press('Enter');

  await test.step('files are sent at once, refused in words, and removed', async () => {
    await guest.getByRole('heading', { name: 'Technical' }).locator('..').press('Enter');
    const box = fileBox(guest);
    const input = box.locator('input[type=file]');
    await input.setInputFiles([picture('stage.png'), picture('gate.png'), picture('roof.png')]);
    for (const name of ['stage.png', 'gate.png', 'roof.png'])
      await expect(box.getByRole('button', { name, exact: true })).toBeVisible();
    await input.setInputFiles({ name: 'list.csv', mimeType: 'text/csv', buffer: Buffer.from('a,b') });
    await expect(box.getByRole('alert')).toContainText(/type/i);
    await box.getByRole('button', { name: 'Remove list.csv from this list' }).press('Enter');
    await box.getByRole('button', { name: 'Remove roof.png' }).press('Enter');
    await expect(box.getByText('roof.png')).toHaveCount(0);
    await expectAccessible(guest);
    await fits(guest, 320);
    await fits(guest, 390);
    await expect(guest.getByText(/Everything is saved/)).toBeVisible();
    await guest.reload();
    await pressed(guest, 'Open the questions');
    await guest.getByRole('heading', { name: 'Technical' }).locator('..').press('Enter');
    await expect(fileBox(guest).getByRole('button', { name: 'stage.png', exact: true })).toBeVisible();
    await pressed(guest, 'Send the answers');
    await expect(guest.getByRole('alert').filter({ hasText: 'answers are still missing' })).toBeVisible();
  });

  await test.step('an optional question does not apply', async () => {
    const box = guest.locator('#q-pa');
    await box.getByRole('button', { name: /^Does not apply/ }).press('Enter');
    await box.getByRole('textbox', { name: 'Reason' }).fill('We rent everything.');
    await box.getByRole('button', { name: 'It does not apply' }).press('Enter');
    await expect(box.getByText('Does not apply: We rent everything.')).toBeVisible();
  });

  await test.step('the guest asks about a question, and staff answer on their page', async () => {
    const box = guest.locator('#q-loadin');
    await guest.getByRole('heading', { name: 'Times' }).locator('..').press('Enter');
    await box.getByRole('button', { name: /^Write about this/ }).press('Enter');
    await box.getByRole('textbox', { name: 'Message about Load-in' }).fill('Is noon too early?');
    await box.getByRole('button', { name: 'Send message' }).press('Enter');
    await expect(box.getByText('Is noon too early?')).toBeVisible();
    await expectAccessible(guest);

    await page.goto(`/show/${showId}`);
    await page.getByRole('link', { name: /Hanna Vos/ }).click();
    const talk = card(page, 'Conversation');
    await expect(talk.getByText('Is noon too early?')).toBeVisible();
    await talk.getByRole('textbox', { name: 'Message' }).fill('Noon is fine.');
    await talk.getByRole('textbox', { name: 'Message' }).press('Control+Enter');
    await expect(talk.getByText('Noon is fine.')).toBeVisible();
    await talk.getByRole('button', { name: /^Internal notes/ }).click();
    await talk.getByRole('textbox', { name: 'Internal note' }).fill('They always ask.');
    await talk.getByRole('button', { name: 'Add note' }).click();
    await expect(talk.getByText('They always ask.')).toBeVisible();
    await expectAccessible(page);
    expect(textOf(await mailTo(email, /Message of/))).toContain('Noon is fine.');

    await guest.goto(address);
    await pressed(guest, 'Open the questions');
    await expect(guest.getByText('Noon is fine.')).toBeVisible();
    await expect(guest.getByText('They always ask.')).toHaveCount(0);
    await expectAccessible(guest);
    await fits(guest, 320);
    await fits(guest, 390);
  });

  await test.step('staff open a file and approve it into the show', async () => {
    const row = page.getByRole('listitem', { name: 'Stage plan and technical sheets' });
    const download = page.waitForEvent('download');
    await row.getByRole('button', { name: 'stage.png', exact: true }).click();
    expect((await download).suggestedFilename()).toBe('stage.png');
    await row.focus();
    await page.keyboard.press('a');
    await expect(row.getByText('Approved')).toBeVisible();
    // A worker makes the file of the show a moment later.
    await expect(async () => {
      await page.goto(`/show/${showId}?tab=files`);
      await expect(page.getByText('gate.png').first()).toBeVisible({ timeout: 3_000 });
    }).toPass({ timeout: 30_000 });
  });

  await test.step('the link of the person is copied, withdrawn and sent anew', async () => {
    await page.goto(`/show/${showId}`);
    await page.getByRole('link', { name: /Hanna Vos/ }).click();
    const people = card(page, 'Who answers');
    await expect(people.getByText(/Link opened/)).toBeVisible();
    const act = async (name: string) => {
      await people.getByRole('button', { name: 'Link of Hanna Vos' }).click();
      await page.getByRole('menuitem', { name, exact: true }).click();
    };
    await act('Send link again');
    await expect(page.getByText('A new email to Hanna Vos is on its way')).toBeVisible();
    await act('Withdraw link');
    await page.getByRole('alertdialog').getByRole('textbox').fill('Someone else answers.');
    await page.getByRole('button', { name: 'Withdraw link' }).click();
    await expect(people.getByText('Withdrawn', { exact: true })).toBeVisible();
    await act('Send a new link');
    await expect(people.getByText('Opened', { exact: true })).toBeVisible();
    await page.setViewportSize(PHONE);
    await fits(page, 390);
    await expectAccessible(page);
  });
  await guest.context().close();
});
