import { staffOf } from './esign/sending.ts';
import { AGENT, expect, expectAccessible, field, openAs, test } from './person.ts';

interface Published {
  readonly date: string;
  readonly venue: string;
}

test('the dates of an artist are published, drawn by a website, and taken back', async ({ browser, page, baseURL }) => {
  const staff = await staffOf(browser);
  const { rows } = await staff.ok('POST', '/api/v1/artists/all', { perPage: 50 });
  const settings = await Promise.all(
    (rows as readonly { readonly id: string }[]).map(async ({ id }) => {
      const { dates } = await staff.ok('GET', `/api/core/artist/${id}/publicdates`);
      return { id, dates: dates as readonly Published[] };
    }),
  );
  const artist = settings.find(({ dates }) => dates.length > 0);
  if (!artist) throw new Error('no artist of the demo has an announced date');
  const [first] = artist.dates;

  await openAs(page, AGENT);
  await page.goto(`/artist/${artist.id}`);
  const card = page.getByRole('region', { name: 'Dates on websites' });
  await expect(card.getByRole('listitem').first()).toContainText(first?.venue ?? '');
  const press = () => card.getByText('Publish the announced dates').click();
  await press();
  await expect(card.getByRole('switch', { name: 'Publish the announced dates' })).toBeChecked();
  const code = await field(card, 'Code for your website').inputValue();
  for (const width of [1440, 390]) {
    await page.setViewportSize({ width, height: 844 });
    await expectAccessible(page);
  }

  const site = await (await browser.newContext({ locale: 'de-DE' })).newPage();
  await site.setContent(`<html lang="de"><main>${code}</main></html>`);
  await expect(site.getByRole('listitem')).toHaveCount(artist.dates.length);
  await expect(site.getByRole('listitem').first()).toContainText(first?.venue ?? '');

  await press();
  await expect(field(card, 'Code for your website')).toBeHidden();
  await site.setContent(`<html lang="de"><main>${code}</main></html>`);
  await expect(site.getByText('Die Termine können nicht geladen werden')).toBeVisible();
  expect(code).toContain(`${baseURL}/dates.js`);
});
