import type { Page } from '@playwright/test';
import { newArtist } from './new-artist.ts';
import { newPromoter } from './new-promoter.ts';
import { choose, expect, field, unique } from './person.ts';

/** The names of the records of the main job. */
export interface Names {
  readonly artist: string;
  readonly venue: string;
  readonly promoter: string;
  readonly lastName: string;
  readonly email: string;
}

/** Makes names that only this run has; its mail goes to `host`. */
export const namesOf = ({ artist, venue, promoter, lastName }: Omit<Names, 'email'>, host: string): Names => ({
  artist: unique(artist),
  venue: unique(venue),
  promoter: unique(promoter),
  lastName: unique(lastName),
  email: `${unique('vera').replace(' ', '.')}@${host}`,
});

/** Adds the artist, the venue, the promoter and its booker, each by its own form. */
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

  await newPromoter(page, promoter, { City: 'Utrecht' });

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
