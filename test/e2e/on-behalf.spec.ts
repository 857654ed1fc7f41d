import type { Page } from '@playwright/test';
import { addPaper } from './add-paper.ts';
import { newPromoter } from './new-promoter.ts';
import { ADMIN, choose, expect, expectAccessible, field, openAs, test, unique } from './person.ts';
import { PHONE } from './sizes.ts';

const ADDRESS = { Address: 'Weteringschans 6', 'Postal code': '1017 SG', City: 'Amsterdam' };
const WIDE = { width: 1440, height: 900 };
/** The artist of the demo who has a bookkeeping. */
const JUNO = 'Juno Hart';
const main = (page: Page) => page.getByRole('main');
const heading = (page: Page) => main(page).getByRole('heading', { level: 1 });

async function expectAccessibleOnBoth(page: Page): Promise<void> {
  await expectAccessible(page);
  await page.setViewportSize(PHONE);
  await expectAccessible(page);
  await page.setViewportSize(WIDE);
}

test('an invoice in the name of an artist waits for the mandate, then has the artist’s number', async ({ page }) => {
  test.setTimeout(150_000);
  const promoter = unique('Dockside');
  await page.setViewportSize(WIDE);
  await openAs(page, ADMIN);
  await newPromoter(page, promoter, ADDRESS);

  await test.step('the bookkeeping of the artist makes it one', async () => {
    await page.goto('/invoice/new');
    await page.getByRole('combobox', { name: 'Bookkeeping', exact: true }).selectOption({ label: JUNO });
    await choose(page, 'Company', promoter);
    // The bookkeeping has the name of the artist too.
    await page.getByRole('combobox', { name: 'Artists', exact: true }).fill(JUNO);
    const offers = page.getByRole('listbox').getByRole('option');
    await offers
      .filter({ hasText: JUNO, hasNotText: `"${JUNO}"` })
      .first()
      .click();
    await field(page, 'Line 1').fill('Performance');
    await field(page, 'Price').fill('1000');
    await page.getByRole('button', { name: /^Create draft/ }).click();
    await page.waitForURL(/\/invoice\/\w{26}$/);
    await expect(heading(page)).toContainText('Draft invoice on behalf of an artist');
  });
  const address = page.url();
  const issue = async () => {
    await page.getByRole('button', { name: 'Issue', exact: true }).click();
    await page
      .getByRole('dialog')
      .getByRole('button', { name: /^Issue/ })
      .click();
  };

  await test.step('without the mandate it is refused', async () => {
    await issue();
    await expect(page.getByText(`The mandate of ${JUNO} to invoice is missing`).first()).toBeVisible();
    await expectAccessible(page);
    await page.keyboard.press('Escape');
  });

  await test.step('the mandate is a file of the artist', async () => {
    await page.goto(`/artist?q=${encodeURIComponent(JUNO)}`);
    await main(page).getByRole('grid').locator('[data-row]').first().dblclick();
    await page.waitForURL(/\/artist\/\w{26}/);
    await addPaper(page, 'Mandate to invoice');
    await expectAccessible(page);
  });

  await test.step('it is issued under a number of the artist', async () => {
    await page.goto(address);
    await issue();
    await expect(heading(page)).toContainText(/^A\d{4}-\d{4}$/);
    await expectAccessibleOnBoth(page);
  });
});

test('a settled show proposes the commission to its artist', async ({ page }) => {
  test.setTimeout(150_000);
  await page.setViewportSize(WIDE);
  await openAs(page, ADMIN);
  const draft = main(page).getByRole('button', { name: /^Create draft: Commission, to the artist/ });

  await test.step('one of the last shows is settled', async () => {
    await page.goto('/statement?stage=%7B%22any%22%3A%5B%22draft%22%5D%7D');
    await main(page).getByRole('grid').locator('[data-row]').first().dblclick();
    await page.waitForURL(/\/statement\/\w{26}$/);
    await main(page).locator('a[href^="/show/"]').first().click();
    await page.waitForURL(/\/show\/\w{26}/);
    await page.goto(`${new URL(page.url()).pathname}?tab=documents`);
    await expect(draft).toBeVisible();
    await expectAccessibleOnBoth(page);
  });

  await test.step('one press makes the draft', async () => {
    await draft.click();
    await page.waitForURL(/\/invoice\/\w{26}$/);
    await expect(heading(page)).toContainText('Draft commission invoice');
    await expect(
      main(page)
        .getByText(/^Commission: /)
        .first(),
    ).toBeVisible();
    await expectAccessibleOnBoth(page);
  });
});
