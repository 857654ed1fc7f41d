import type { Browser, Page } from '@playwright/test';
import { expectAccessible } from './person.ts';

/** Somebody of the touring party: a phone that nobody is signed in on. */
export async function phoneOf(browser: Browser): Promise<Page> {
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    isMobile: true,
    hasTouch: true,
    colorScheme: 'dark',
  });
  return context.newPage();
}

/** Makes a link for one person on the page's itinerary, and answers its address. */
export async function linkFor(page: Page, name: string): Promise<string> {
  await page.getByRole('button', { name: 'Share itinerary' }).click();
  const dialog = page.getByRole('dialog', { name: 'Share itinerary' });
  await dialog.getByRole('textbox', { name: 'Name' }).fill(name);
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Share itinerary' }).click();
  const address = await dialog.getByRole('textbox', { name: `Link for ${name}` }).inputValue();
  await dialog.getByRole('button', { name: 'Close', exact: true }).last().click();
  return address;
}
