import type { Page } from '@playwright/test';
import { addPaper } from './add-paper.ts';
import { ADMIN, expect, expectAccessible, field, openAs, test } from './person.ts';

const PHONE = { width: 390, height: 844 };
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

test('a purchase is self-billed: drafted, accepted by the artist and issued', async ({ page }) => {
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

  await test.step('it waits for the artist, and is issued once accepted', async () => {
    await page.getByRole('button', { name: 'Mark as sent to the artist' }).click();
    await page.getByRole('button', { name: 'Mark as accepted' }).click();
    const dialog = page.getByRole('dialog', { name: 'The artist accepts' });
    await expectAccessible(page);
    await dialog.getByRole('button', { name: 'Mark as accepted' }).click();
    await expect(dialog).toBeHidden();
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
