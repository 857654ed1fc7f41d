import type { Page } from '@playwright/test';
import { addPaper } from './add-paper.ts';
import { mailTo, textOf } from './cloud.ts';
import { ADMIN, expect, expectAccessible, field, openAs, test } from './person.ts';
import { PHONE } from './sizes.ts';

const WIDE = { width: 1440, height: 900 };
/** The bookkeeping of an artist in the demo. */
const JUNO = 'Juno Hart';
const main = (page: Page) => page.getByRole('main');
const heading = (page: Page) => main(page).getByRole('heading', { level: 1 });
const SENT = `stage=${encodeURIComponent(JSON.stringify({ any: ['sent'] }))}`;

async function expectAccessibleOnBoth(page: Page): Promise<void> {
  await expectAccessible(page);
  await page.setViewportSize(PHONE);
  await expectAccessible(page);
  await page.setViewportSize(WIDE);
}

/** Gives the artist of the open purchase a bookkeeping, and puts the agreement on self-billing on file. */
async function prepareArtist(page: Page): Promise<void> {
  const name = await field(page, 'Seller').inputValue();
  await page.goto(`/artist?q=${encodeURIComponent(name)}`);
  await main(page).getByRole('grid').locator('[data-row]').first().dblclick();
  await page.waitForURL(/\/artist\/\w{26}/);
  const path = new URL(page.url()).pathname;
  await page.goto(`${path}/edit`);
  await page.getByRole('combobox', { name: 'Bookkeeping', exact: true }).selectOption({ label: JUNO });
  await page.getByRole('button', { name: /^Save artist/ }).click();
  await page.waitForURL(new RegExp(`${path}$`));
  await addPaper(page, 'Agreement on self-billing');
}

test('a purchase is self-billed: drafted, accepted by the artist and issued', async ({ browser, page }) => {
  test.setTimeout(180_000);
  await page.setViewportSize(WIDE);
  await openAs(page, ADMIN);
  await page.goto(`/purchaseagreement?${SENT}`);
  await main(page).getByRole('grid').locator('[data-row]').first().dblclick();
  await page.waitForURL(/\/purchaseagreement\/\w{26}$/);
  const purchase = new URL(page.url()).pathname;
  const more = async (name: string) => {
    await page.getByRole('button', { name: 'More', exact: true }).click();
    await page.getByRole('menuitem', { name }).click();
  };

  await test.step('without the agreement on file nothing is self-billed', async () => {
    await page.getByRole('button', { name: 'Mark as signed' }).click();
    await expect(page.getByRole('button', { name: 'Enter invoice' })).toBeVisible();
    await more('New self-billed invoice');
    const refusal = page.getByRole('alertdialog').filter({ hasText: 'The agreement on self-billing is missing' });
    await refusal.getByRole('button', { name: 'Close', exact: true }).last().click();
    await expect(refusal).toBeHidden();
  });

  await test.step('the artist has a bookkeeping and the agreement', () => prepareArtist(page));

  await test.step('one press makes the draft', async () => {
    await page.goto(purchase);
    await more('New self-billed invoice');
    await page.waitForURL(/\/invoice\/\w{26}$/);
    await expect(heading(page)).toContainText('Draft self-billed invoice');
    await expectAccessibleOnBoth(page);
  });

  const email = `juno-${crypto.randomUUID().slice(0, 8)}@outside.example`;
  const artist = await (await browser.newContext({ locale: 'en-GB' })).newPage();
  const send = async (button: string) => {
    await page.getByRole('button', { name: button, exact: true }).click();
    const dialog = page.getByRole('dialog', { name: 'Send to the artist' });
    await field(dialog, 'Email').fill(email);
    await expectAccessible(page);
    await dialog.getByRole('button', { name: 'Send email' }).click();
    await expect(dialog).toBeHidden();
  };

  await test.step('the artist reads it on a phone and asks for a change', async () => {
    await send('Send to the artist');
    const text = textOf(await mailTo(email, /./, '/selfbill/invitation/'));
    await artist.setViewportSize(PHONE);
    await artist.goto(/http\S+\/selfbill\/invitation\/[\w-]{43}/.exec(text)?.[0] ?? '');
    await expectAccessible(artist);
    await artist.getByRole('button', { name: 'Open invoice' }).click();
    await expect(artist.getByText('Waiting for your answer')).toBeVisible();
    await expectAccessible(artist);
    await artist.getByRole('button', { name: 'Ask for a change' }).click();
    await artist.getByRole('button', { name: 'Send', exact: true }).click();
    await expect(artist.getByText('Say what has to change')).toBeVisible();
    await field(artist, 'Your change').fill('The fee was agreed 300 higher.');
    await artist.getByRole('button', { name: 'Send', exact: true }).click();
    await expect(artist.getByText('Being changed')).toBeVisible();
    await expectAccessibleOnBoth(artist);
  });

  await test.step('the agency reads why, and sends it again', async () => {
    await page.reload();
    await expect(main(page).getByText('The fee was agreed 300 higher.').first()).toBeVisible();
    await send('Send to the artist');
    await expect(page.getByRole('button', { name: 'Mark as accepted' })).toBeVisible();
    await expectAccessibleOnBoth(page);
  });

  await test.step('it is issued once the artist accepts', async () => {
    await artist.reload();
    await artist.getByRole('button', { name: 'Open invoice' }).click();
    await artist.getByRole('button', { name: 'Accept', exact: true }).click();
    await expect(artist.getByText(/accepted it on/)).toBeVisible();
    await expectAccessibleOnBoth(artist);
    await page.reload();
    await page.getByRole('button', { name: 'Issue', exact: true }).click();
    await page
      .getByRole('dialog')
      .getByRole('button', { name: /^Issue/ })
      .click();
    await expect(heading(page)).toContainText(/^A\d{4}-\d{4}$/);
    await expectAccessibleOnBoth(page);
  });

  await test.step('the purchase has it as its invoice', async () => {
    await main(page).locator(`a[href="${purchase}"]`).first().click();
    await page.waitForURL(new RegExp(`${purchase}$`));
    await expect(main(page).getByRole('link', { name: /^A\d{4}-\d{4}$/ })).toBeVisible();
    await expectAccessibleOnBoth(page);
  });
});
