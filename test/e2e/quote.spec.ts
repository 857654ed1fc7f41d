import { mailTo, textOf } from './cloud.ts';
import { addRecords, namesOf } from './main-job-records.ts';
import { AGENT, choose, expect, expectAccessible, field, openAs, test } from './person.ts';

/** Far from what the demo has planned, and from the other tests. */
const DAY = '2030-08-21';

test('a quote: made of its show, sent, accepted, and its contract made of it', async ({ page, browser }) => {
  test.setTimeout(150_000);
  const names = namesOf(
    { artist: 'Mila Aurora', venue: 'Old Mill', promoter: 'Quiet Nights', lastName: 'Bakker' },
    'quiet.example',
  );
  await openAs(page, AGENT);
  await addRecords(page, names);

  await test.step('a show with its fee', async () => {
    await page.goto(`/show/new?date=${DAY}`);
    await choose(page, 'Artist', names.artist);
    await choose(page, 'Venue', names.venue);
    await choose(page, 'Promoter', names.promoter);
    await page.getByRole('button', { name: /^Create show/ }).click();
    await page.waitForURL(/\/show\/\w{26}$/);
  });

  await test.step('the quote is made among its documents and says until when it stands', async () => {
    await page.getByRole('tab', { name: /Documents/ }).click();
    await page.getByRole('button', { name: 'New quote' }).click();
    await page.waitForURL(/\/quote\/\w{26}/);
    await expect(page.getByLabel('Valid until')).toBeVisible();
    await expectAccessible(page);
  });

  await test.step('the show gets another fee: the quote says so and takes it over', async () => {
    const quote = page.url();
    await page.locator('.ct-about').click();
    await page.waitForURL(/\/show\/\w{26}/);
    await page.goto(`${page.url().split('?')[0]}/edit`);
    await page.getByRole('textbox', { name: 'Fee', exact: true }).fill('3,000');
    await page.getByRole('button', { name: /^Save/ }).first().click();
    await page.waitForURL(/\/show\/\w{26}(?!.*edit)/);
    await page.goto(quote);
    const notice = page.locator('.notice').filter({ hasText: "The show's details have changed." });
    await expect(notice).toContainText('€3,000.00');
    await expectAccessible(page);
    await notice.getByRole('button', { name: 'Update' }).click();
    await expect(notice).toHaveCount(0);
    await expect(page.getByLabel('Net amount')).toHaveValue('3,000.00');
    await expect(page.getByRole('button', { name: 'Send quote' })).toBeEnabled({ timeout: 20_000 });
  });

  await test.step('it goes to the promoter by mail, who reads and accepts it without an account', async () => {
    await page.getByRole('button', { name: 'Send quote' }).click();
    const dialog = page.getByRole('dialog', { name: /^Send/ });
    await field(dialog, 'Recipient').fill('Vera Bakker');
    await field(dialog, 'Email').fill(names.email);
    await dialog.getByRole('button', { name: /Send quote/ }).click();
    await expect(page.getByRole('status').filter({ hasText: 'on its way to Vera Bakker' })).toBeVisible();
    const address = /http\S+\/quote\/invitation\/[\w-]+/.exec(textOf(await mailTo(names.email, /./)))?.[0] ?? '';
    const visitor = await (await browser.newContext({ viewport: { width: 390, height: 844 } })).newPage();
    await visitor.goto(address);
    await expectAccessible(visitor);
    await visitor.getByRole('button', { name: 'Open quote' }).click();
    await expect(visitor.getByRole('table', { name: 'Price' })).toContainText('3,000.00');
    await expectAccessible(visitor);
    await visitor.getByRole('button', { name: 'Read all terms' }).click();
    await expect(visitor.locator('canvas').first()).toBeVisible({ timeout: 20_000 });
    await visitor.getByRole('button', { name: 'Accept offer' }).click();
    await expect(visitor.getByText('Accepted by Vera Bakker.')).toBeVisible();
    await visitor.setViewportSize({ width: 1440, height: 900 });
    await expectAccessible(visitor);
    await visitor.context().close();
  });

  await test.step('a contract is made of it', async () => {
    await page.reload();
    await expect(page.getByText('Accepted by Vera Bakker through the link.')).toBeVisible();
    await page.getByRole('button', { name: 'New contract' }).click();
    await page.waitForURL(/\/contract\/\w{26}/);
    await expect(page.getByText(names.promoter).first()).toBeVisible();
  });
});
