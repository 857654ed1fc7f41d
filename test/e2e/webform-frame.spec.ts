import type { Page } from '@playwright/test';
import { AGENT, expect, field, openAs, test, unique } from './person.ts';
import { buildForm, READING_MS } from './webform.ts';

const NAMED = 'https://www.agency.example';
const STRANGER = 'https://www.stranger.example';
/** A form is saved once in five seconds. */
const SAVING_MS = 5000;

/** Chromium's flag that lets public sites frame pages of this machine. */
const FRAMES = '--disable-features=LocalNetworkAccessChecks';

/** Serves a third-party site with the snippet that the form builder shows. */
async function siteWith(page: Page, site: string, snippet: string): Promise<void> {
  const body = `<!doctype html><html lang="en"><title>Site</title><main><h1>Our site</h1>${snippet}</main></html>`;
  await page.route(`${site}/**`, (route) => route.fulfill({ contentType: 'text/html', body }));
  await page.goto(`${site}/booking`);
  await expect(page.getByRole('heading', { name: 'Our site' })).toBeVisible();
}
const heightOf = (page: Page): Promise<number> => page.locator('iframe').evaluate((frame) => frame.clientHeight);

/** Waits for the browser's message that it refused a frame. */
const refusalIn = (page: Page) =>
  page.waitForEvent('console', (message) => /frame-ancestors|X-Frame-Options/.test(message.text()));

test('the form stands on the site that was named, as high as it is, and on no other', async ({
  page,
  playwright,
  launchOptions,
}) => {
  await openAs(page, AGENT);
  await buildForm(page, unique('Framed request'));
  const saved = Date.now();
  await field(page, 'Sites that can embed the form').fill(NAMED);
  await page.waitForTimeout(Math.max(0, saved + SAVING_MS - Date.now()));
  await page.getByRole('button', { name: /^Save web form/ }).click();
  const snippet = await field(page, 'Embed code for your site').inputValue();

  const browser = await playwright.chromium.launch({ ...launchOptions, args: [...(launchOptions.args ?? []), FRAMES] });
  const site = await browser.newPage({ locale: 'en-GB' });
  await siteWith(site, NAMED, snippet);
  const form = site.frameLocator('iframe');
  await expect(form.getByRole('button', { name: 'Send the request' })).toBeVisible();
  const inner = () => form.locator('html').evaluate((root) => Math.ceil(root.getBoundingClientRect().height));
  await expect.poll(async () => (await heightOf(site)) - (await inner())).toBe(0);

  await test.step('what it answers makes the frame grow', async () => {
    const before = await heightOf(site);
    await form.locator('#contactName').evaluate((input) => input.closest('form')?.setAttribute('novalidate', ''));
    await site.waitForTimeout(READING_MS);
    await form.getByRole('button', { name: 'Send the request' }).click();
    await expect(form.getByRole('alert')).toBeVisible();
    await expect.poll(() => heightOf(site)).toBeGreaterThan(before);
  });

  await test.step('a site that was not named shows nothing of it', async () => {
    const refused = refusalIn(site);
    await siteWith(site, STRANGER, snippet);
    expect((await refused).text()).toContain(NAMED);
    await expect(form.getByRole('heading')).toHaveCount(0);
  });

  await test.step('the wizard, as every page of the office, stands in no frame', async () => {
    const refused = refusalIn(site);
    const wizard = new URL('/wizard/embedshow', page.url());
    await siteWith(site, `${NAMED}/inside`, `<iframe src="${wizard}" title="New show"></iframe>`);
    expect((await refused).text()).toContain("frame-ancestors 'none'");
    await expect(form.getByRole('heading')).toHaveCount(0);
  });
  await browser.close();
});
