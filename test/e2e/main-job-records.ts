import type { Page } from '@playwright/test';
import { newArtist } from './new-artist.ts';
import { choose, expect, field } from './person.ts';

/** Who and where the main job is about. */
export interface Names {
  readonly artist: string;
  readonly venue: string;
  readonly promoter: string;
  readonly lastName: string;
  readonly email: string;
}

/** Artist, venue, promoter and its booker, each by its own form. */
export async function addRecords(page: Page, { artist, venue, promoter, lastName, email }: Names) {
  await newArtist(page, artist);
  await page.goto('/venue/new');
  await field(page, 'Name').fill(venue);
  await field(page, 'Address').fill('Weteringschans 6');
  await field(page, 'Postal code').fill('1017 SG');
  await field(page, 'City').fill('Amsterdam');
  await page.getByLabel('Country').selectOption({ label: 'Netherlands' });
  await field(page, 'Capacity').fill('1500');
  await page.getByRole('button', { name: 'Create venue' }).click();
  await expect(page.getByRole('heading', { name: venue })).toBeVisible();

  await page.goto('/promoter/new');
  await field(page, 'Name').fill(promoter);
  await field(page, 'City').fill('Utrecht');
  await page.getByLabel('Country').selectOption({ label: 'Netherlands' });
  await page.getByRole('button', { name: 'Create promoter' }).click();
  await expect(page.getByRole('heading', { name: promoter })).toBeVisible();

  await page.goto('/contact/new');
  await field(page, 'First name').fill('Vera');
  await field(page, 'Last name').fill(lastName);
  await field(page, 'Email').fill(email);
  await page.getByRole('button', { name: 'Add position' }).click();
  await choose(page, 'Company', promoter);
  await field(page, 'Position').fill('Booker');
  await page.getByRole('button', { name: 'Create contact' }).click();
  await expect(page.getByRole('heading', { name: `Vera ${lastName}` })).toBeVisible();
}
