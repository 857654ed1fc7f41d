import type { Browser, Page } from '@playwright/test';
import { AGENT, expect, expectAccessible, openAs, test, unique } from './person.ts';
import { PHONE } from './sizes.ts';
import { buildForm, READING_MS } from './webform.ts';

const DAY = '2028-03-18';

interface Asked {
  readonly artist: string;
  readonly company: string;
  readonly venue: string;
}

async function fillIn(page: Page, asked: Asked): Promise<void> {
  await page.getByRole('combobox', { name: /^Artist/ }).selectOption(asked.artist);
  await page.locator('#date').fill(DAY);
  await page.getByLabel('On stage').fill('21:30');
  await page.locator('#venueName').fill(asked.venue);
  await page.getByRole('textbox', { name: /^City/ }).fill('Ghent');
  await page.getByRole('combobox', { name: /^Country/ }).selectOption('BE');
  await page.getByRole('textbox', { name: /^Company/ }).fill(asked.company);
  await page.getByRole('textbox', { name: /^Your name/ }).fill('Mo Peeters');
  await page
    .getByRole('textbox', { name: /^Email/ })
    .fill(`mo@${asked.company.replaceAll(' ', '').toLowerCase()}.example`);
}

async function ask(page: Page, url: string, asked: Asked): Promise<void> {
  await page.goto(url);
  await fillIn(page, asked);
  await page.waitForTimeout(READING_MS);
  await page.getByRole('button', { name: 'Send the request' }).click();
  await expect(page.getByRole('heading', { name: 'Thank you' })).toBeVisible();
}

/** A stranger's browser, with or without script. */
async function asStranger(browser: Browser, javaScriptEnabled: boolean, url: string, asked: Asked): Promise<void> {
  const context = await browser.newContext({ javaScriptEnabled, locale: 'en-GB' });
  const page = await context.newPage();
  await ask(page, url, asked);
  if (javaScriptEnabled) {
    await page.goto(url);
    await expectAccessible(page);
  }
  await context.close();
}

/** A program that fills in every field at once, also the one that no person sees. */
async function asRobot(browser: Browser, url: string, asked: Asked): Promise<void> {
  const context = await browser.newContext({ locale: 'en-GB', viewport: PHONE });
  const page = await context.newPage();
  await page.goto(url);
  await page.locator('input[name="homepage"]').evaluate((trap: HTMLInputElement) => {
    trap.value = 'https://buy.example';
  });
  await fillIn(page, asked);
  await page.getByRole('button', { name: 'Send the request' }).click();
  await expect(page.getByRole('heading', { name: 'Thank you' })).toBeVisible();
  await context.close();
}

test('a request goes from the public page to an approved show, with and without script', async ({ page, browser }) => {
  test.setTimeout(120_000);
  await openAs(page, AGENT);
  const title = unique('Request a date');
  const { url, artist } = await buildForm(page, title);
  const plain = { artist, company: unique('Plain Nights'), venue: unique('Turbinehal') };
  await asStranger(browser, false, url, plain);
  await asStranger(browser, true, url, { artist, company: unique('Script Nights'), venue: unique('Hall') });
  const robot = unique('Robot Nights');
  await asRobot(browser, url, { artist, company: robot, venue: unique('Nowhere') });

  await page.goto('/webform');
  await page.getByRole('link', { name: title, exact: true }).click();
  await expect(page.getByText('Pending', { exact: true })).toHaveCount(2);
  await expect(page.getByText(robot)).toHaveCount(0);
  await page.locator('li').filter({ hasText: plain.company }).getByRole('link').click();
  await expect(page.getByRole('heading', { name: `Request for ${artist}` })).toBeVisible();
  await expect(page.getByRole('radio', { name: `Add ${plain.company}` })).toBeChecked();
  await expect(page.getByRole('radio', { name: `Add ${plain.venue}, Ghent` })).toBeChecked();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Approve request' }).click();
  await page.waitForURL(/\/show\/\w{26}$/);
  await expect(page.getByText(plain.venue).first()).toBeVisible();
  await expect(page.getByText(plain.company).first()).toBeVisible();
  await expect(page.getByText('Pending approval.')).toHaveCount(0);

  await page.goto('/show?preliminary=true');
  await expect(page.getByText('to approve').first()).toBeVisible();
});
