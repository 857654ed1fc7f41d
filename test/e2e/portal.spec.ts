import { mailTo, textOf } from './cloud.ts';
import { staffOf } from './esign/sending.ts';
import { AGENT, expect, openAs, test, unique } from './person.ts';
import { sendOne } from './sent-invoice.ts';
import { fits, PHONE } from './sizes.ts';

test('a page of a contact: mailed, all that is open on a phone, each at its own address', async ({ browser, page }) => {
  test.setTimeout(150_000);
  const email = `page-${crypto.randomUUID().slice(0, 8)}@outside.example`;
  const { number } = await sendOne(browser, email);
  const staff = await staffOf(browser);
  const body = { firstName: 'Nina', lastName: unique('Verhoeven'), email };
  const { id, fullName } = (await staff.ok('PUT', '/api/v1/contacts', body)) as {
    id: string;
    fullName: string;
  };

  await test.step('staff mail the link from the contact', async () => {
    await openAs(page, AGENT);
    await page.goto(`/contact/${id}`);
    await page.getByRole('button', { name: 'Email link' }).click();
    await expect(page.getByText(`The page is on its way to ${fullName}`)).toBeVisible();
    await expect(page.getByText('Not opened yet')).toBeVisible();
    await fits(page);
  });

  const reader = await (await browser.newContext({ locale: 'en-GB', viewport: PHONE })).newPage();
  await test.step('the door names nothing, the page lists what is open', async () => {
    const text = textOf(await mailTo(email, /./, '/portal/'));
    await reader.goto(/http\S+\/portal\/[\w-]{43}/.exec(text)?.[0] ?? '');
    await expect(reader.getByRole('button', { name: 'Open my page' })).toBeVisible();
    await expect(reader.getByText(number)).toHaveCount(0);
    await fits(reader);
    await reader.getByRole('button', { name: 'Open my page' }).click();
    await expect(reader.getByText('1 thing waits for you')).toBeVisible();
    await expect(reader.getByRole('listitem').filter({ hasText: number })).toContainText('To pay');
    await fits(reader);
  });

  await test.step('a matter opens at its own door, by keys alone', async () => {
    await reader.getByRole('button', { name: `To pay: Invoice ${number}` }).focus();
    await reader.keyboard.press('Enter');
    await reader.waitForURL(/\/invoicev2\/invitation\/[\w-]{43}$/);
    await reader.getByRole('button', { name: 'Open invoice' }).click();
    await expect(reader.getByRole('heading', { level: 1 })).toContainText(number);
  });
});
