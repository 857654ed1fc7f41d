import type { Page } from '@playwright/test';
import { mailTo, textOf } from './cloud.ts';
import { expect, expectAccessible, field, OPERATOR, openAs, test, unique } from './person.ts';
import { fits, PHONE, WIDE } from './sizes.ts';

const codeIn = async (email: string) => /^(\d{6})\s*$/m.exec(textOf(await mailTo(email, /^Your code/)))?.[1] ?? '';
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 2, name, exact: true });

test('an agency is invited, answers seven steps and opens itself', async ({ browser, page }) => {
  test.setTimeout(150_000);
  const name = unique('Harbour Sound');
  const email = `anna-${crypto.randomUUID().slice(0, 8)}@outside.example`;

  await test.step('the operator invites it', async () => {
    await page.setViewportSize(WIDE);
    await openAs(page, OPERATOR);
    await page.goto('/adminone/client');
    await page.getByRole('button', { name: 'Invitations' }).click();
    const all = page.getByRole('dialog', { name: 'Invitations' });
    await expect(all.getByText('Fjord & Field')).toBeVisible();
    await fits(page);
    await page.setViewportSize(WIDE);
    await all.getByRole('button', { name: 'Invite agency' }).click();
    const one = page.getByRole('dialog', { name: 'Invite agency' });
    await field(one, 'Agency').fill(name);
    await field(one, 'Contact').fill('Anna Berg');
    await field(one, 'Email').fill(email);
    await expectAccessible(page);
    await one.getByRole('button', { name: 'Send invitation' }).click();
    await expect(all.getByText(name)).toBeVisible();
  });

  const anna = await (await browser.newContext({ locale: 'en-GB', viewport: PHONE })).newPage();
  await test.step('its contact opens the link by a code', async () => {
    const text = textOf(await mailTo(email, /./, '/clientonboarding/'));
    await anna.goto(/http\S+\/clientonboarding\/[\w-]{43}/.exec(text)?.[0] ?? '');
    await anna.getByRole('button', { name: 'Send code' }).click();
    await field(anna, 'Code').fill(await codeIn(email));
    await fits(anna);
    await anna.getByRole('button', { name: 'Continue', exact: true }).click();
    await expect(heading(anna, 'Company')).toBeFocused();
    await fits(anna);
  });

  const next = () => anna.getByRole('button', { name: 'Save and continue' }).click();
  await test.step('a wrong answer is refused at its field', async () => {
    await anna.getByRole('combobox', { name: 'Country' }).selectOption({ label: 'Netherlands' });
    await field(anna, 'VAT number').fill('NL123');
    await next();
    await expect(anna.getByText('This is not a VAT number of that country')).toBeVisible();
    await expect(field(anna, 'VAT number')).toBeFocused();
    await fits(anna);
    await field(anna, 'VAT number').fill('');
    await next();
    await expect(heading(anna, 'Brand')).toBeFocused();
  });

  await test.step('it stops, and continues where it was', async () => {
    await next();
    await expect(heading(anna, 'Bookkeeping and bank')).toBeFocused();
    await anna.reload();
    await anna.getByRole('button', { name: 'Continue', exact: true }).click();
    await expect(heading(anna, 'Bookkeeping and bank')).toBeFocused();
    await field(anna, 'IBAN').fill('NL91 ABNA 0417 1643 00');
    await fits(anna);
    await next();
    await expect(heading(anna, 'Language and time zone')).toBeFocused();
    await next();
    await expect(heading(anna, 'First user')).toBeFocused();
  });

  await test.step('it answers the rest, and opens', async () => {
    await fits(anna);
    await next();
    await expect(heading(anna, 'Terms')).toBeFocused();
    await fits(anna);
    await next();
    await expect(heading(anna, 'Plan')).toBeFocused();
    await anna.getByRole('spinbutton', { name: 'Users' }).fill('4');
    await next();
    await expect(heading(anna, 'Open agency')).toBeFocused();
    await fits(anna);
    await anna.getByRole('main').getByRole('button', { name: 'Open agency', exact: true }).last().click();
    await expect(anna.getByText(`${name} is open.`)).toBeVisible();
    await fits(anna);
    expect(textOf(await mailTo(email, /Backline/, 'password'))).toContain('account/signin');
  });

  await test.step('the operator sees the agency', async () => {
    await page.reload();
    await page.getByRole('button', { name: 'Invitations' }).click();
    const row = page.getByRole('listitem').filter({ hasText: name });
    await expect(row).toContainText('agency is open');
    await row.getByRole('link', { name }).click();
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  });
});

test('a person registers an agency from the sign-in page', async ({ browser }) => {
  const page = await (await browser.newContext({ locale: 'en-GB', viewport: WIDE })).newPage();
  const email = `reg-${crypto.randomUUID().slice(0, 8)}@outside.example`;
  await page.goto('/account/signin');
  await page.getByRole('link', { name: 'Open an agency' }).click();
  await page.waitForURL(/\/register$/);
  await fits(page);
  await page.getByRole('button', { name: 'Register' }).click();
  await expect(field(page, 'Agency')).toHaveAttribute('aria-invalid', 'true');
  await fits(page);
  await field(page, 'Agency').fill('Lantern Live');
  await field(page, 'Your name').fill('Rosa Lind');
  await field(page, 'Email').fill(email);
  await page.getByRole('button', { name: 'Register' }).click();
  await expect(page.getByRole('heading', { name: 'Look at your inbox' })).toBeFocused();
  await fits(page);
  expect(textOf(await mailTo(email, /Lantern Live/))).toContain('/clientonboarding/');
});
