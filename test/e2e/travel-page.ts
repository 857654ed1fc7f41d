import type { Page } from '@playwright/test';
import { choose, expect } from './person.ts';

/** A show of an artist on a day; its address. */
export async function newShow(page: Page, artist: string, day: string): Promise<string> {
  await page.goto(`/show/new?date=${day}`);
  await choose(page, 'Artist', artist);
  await page.getByRole('button', { name: /^Create show/ }).click();
  await page.waitForURL(/\/show\/\w{26}$/);
  return new URL(page.url()).pathname;
}

/** Begins a journey of that kind from the card of a show. */
export async function newTravel(page: Page, show: string, kind: string): Promise<void> {
  await page.goto(`${show}?tab=timetable`);
  await page.getByRole('button', { name: 'New travel' }).click();
  await page.getByRole('menuitem', { name: kind }).click();
  await expect(page.getByRole('dialog', { name: kind })).toBeVisible();
}

/** Anybody of the demo's contacts goes along. */
export async function chooseTraveller(page: Page): Promise<void> {
  await page.getByRole('dialog').getByRole('combobox', { name: 'Travellers', exact: true }).fill('an');
  // The phases are options too, of a list of the browser's own; the last entry offers a new contact.
  await page.locator('[role=option]').filter({ hasNotText: '"an"' }).first().click();
}
