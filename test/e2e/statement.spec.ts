import type { Page } from '@playwright/test';
import { ADMIN, ARTIST, choose, expect, expectAccessible, field, openAs, test } from './person.ts';
import { PHONE } from './sizes.ts';

/** The artist of the demo who has a sign-in. */
const MARA = 'Mara Vale';
const WIDE = { width: 1440, height: 900 };

const main = (page: Page) => page.getByRole('main');

test('a statement: made for an artist, sent, agreed, paid out, and read by the artist', async ({ page }) => {
  test.setTimeout(150_000);
  await openAs(page, ADMIN);
  await page.setViewportSize(WIDE);
  let address = '';

  await test.step('the form tells how many settled shows wait, and adds what is typed', async () => {
    await page.goto('/statement');
    await page.getByRole('link', { name: /New statement/ }).click();
    await choose(page, 'Artist', MARA);
    await expect(main(page).getByText(/settled shows? (is|are) waiting/)).toBeVisible();
    await page.getByRole('button', { name: 'Add a row' }).click();
    await page.getByLabel('Kind').selectOption('adjustment');
    await field(page, 'Description').fill('Bonus of the label');
    await field(page, 'Amount').fill('250');
    await expectAccessible(page);
    await page.setViewportSize(PHONE);
    await expectAccessible(page);
    await page.setViewportSize(WIDE);
    await page.getByRole('button', { name: /^Create draft/ }).click();
    await page.waitForURL(/\/statement\/\w{26}$/);
    address = new URL(page.url()).pathname;
    await expect(main(page).getByText('Bonus of the label').first()).toBeVisible();
  });

  await test.step('the artist’s page lists it and leads back', async () => {
    await main(page).getByRole('link', { name: MARA }).first().click();
    await page.waitForURL(/\/artist\/\w{26}/);
    await main(page).locator(`a[href="${address}"]`).click();
    await page.waitForURL(new RegExp(`${address}$`));
  });

  await test.step('sent, it has a number and nothing to edit', async () => {
    await page.getByRole('button', { name: 'Send' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Send' }).click();
    await expect(main(page).getByRole('heading', { level: 1, name: /^S-\d{4}-\d{4}$/ })).toBeVisible();
    await expect(page.getByRole('link', { name: 'Edit', exact: true })).toHaveCount(0);
    await expectAccessible(page);
    await page.setViewportSize(PHONE);
    await expectAccessible(page);
    await page.setViewportSize(WIDE);
  });

  await test.step('agreed, its balance is paid out', async () => {
    await page.getByRole('button', { name: 'Mark as agreed' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Mark as agreed' }).click();
    await page.getByRole('button', { name: 'Enter payout' }).click();
    const dialog = page.getByRole('dialog', { name: /^Payout of/ });
    await field(dialog, 'Reference').fill('Bank 17');
    await expectAccessible(page);
    await dialog.getByRole('button', { name: 'Enter payout' }).click();
    await expect(main(page).getByText('Bank 17')).toBeVisible();
    await expect(
      main(page)
        .getByText(/paid out to/)
        .first(),
    ).toBeVisible();
  });

  await test.step('the artist reads it and its balance, with nothing to change', async () => {
    await openAs(page, ARTIST);
    await page.goto('/statement');
    await expect(main(page).getByText('Draft', { exact: true })).toHaveCount(0);
    await page.goto(address);
    await expect(main(page).getByText('Bonus of the label').first()).toBeVisible();
    await expect(page.getByRole('button', { name: 'Print' })).toBeVisible();
    await expect(page.getByRole('button', { name: /Send|Enter payout|Mark as agreed/ })).toHaveCount(0);
    await expectAccessible(page);
  });
});
