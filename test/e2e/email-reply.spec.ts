import { mailTo, receive } from './cloud.ts';
import { ADMIN, AGENT, expect, expectAccessible, field, openAs, test, unique } from './person.ts';
import { PHONE } from './sizes.ts';

/** Saves the agency's wish where its answers go. */
async function wantRepliesHere(page: Parameters<typeof openAs>[0], isWanted: boolean) {
  await openAs(page, ADMIN);
  await page.goto('/systemsettings/config');
  const wish = page.getByRole('switch', { name: 'Replies to emails arrive at their record' });
  if ((await wish.isChecked()) !== isWanted) await page.getByText('Replies to emails arrive at their record').click();
  await page.getByRole('button', { name: /^Save/ }).click();
  await expect(page.getByText(/saved/i).first()).toBeVisible();
}

test('a reply to an email stands at its contract, and is answered from there', async ({ page }) => {
  const subject = unique('Load-in times');
  const address = `${unique('venue').replace(' ', '')}@venue.example`;
  await wantRepliesHere(page, true);
  await openAs(page, AGENT);
  await page.goto('/contract');
  await page.getByRole('row').nth(1).press('Enter');
  await page.waitForURL(/\/contract\/\w{26}$/);
  const contract = page.url();
  const card = page.getByRole('region', { name: 'Emails' });
  const dialog = page.getByRole('dialog');

  await card.getByRole('button', { name: 'New email' }).click();
  await field(dialog, 'To').fill(address);
  await field(dialog, 'Subject').fill(subject);
  await dialog.getByRole('textbox', { name: 'Text' }).fill('When does load-in begin?');
  await dialog.getByRole('button', { name: 'Send email' }).click();
  const sent = await mailTo(address, new RegExp(subject));
  const [replyTo = ''] = sent.replyTo;
  expect(replyTo).toMatch(/^reply\+[0-9a-f]{32}@/);

  await receive([
    `From: Venue Crew <${address}>`,
    `To: ${replyTo}`,
    `Subject: Re: ${subject}`,
    'Message-ID: <one@venue.example>',
    'Content-Type: text/plain; charset=utf-8',
    '',
    'At three in the afternoon.',
    '',
    'Iris wrote:',
    '> When does load-in begin?',
  ]);
  const told = await mailTo(AGENT, /Venue Crew answered about/, 'At three in the afternoon.');
  expect(told.subject).toContain('Venue Crew');

  await page.goto(contract);
  await expect(card.getByText('Received')).toBeVisible();
  await card.getByRole('button', { name: `Re: ${subject}` }).click();
  await expect(dialog.getByText('At three in the afternoon.')).toBeVisible();
  await dialog.getByText('Show quoted text').click();
  await expect(dialog.getByText('> When does load-in begin?')).toBeVisible();
  await expectAccessible(page);
  await page.setViewportSize(PHONE);
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Reply' }).click();
  await expect(field(dialog, 'To')).toHaveValue(address);
  await expect(field(dialog, 'Subject')).toHaveValue(`Re: ${subject}`);
  await dialog.getByRole('textbox', { name: 'Text' }).fill('Thank you.');
  await dialog.getByRole('button', { name: 'Send email' }).click();
  await mailTo(address, new RegExp(`Re: ${subject}`), 'Thank you.');
  await wantRepliesHere(page, false);
});
