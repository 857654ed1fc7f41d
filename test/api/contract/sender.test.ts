import { expect, it } from 'vitest';
import { letterheadOf } from '#functions/domains/reference/bookkeeping/public/letterhead.ts';
import { artistLetterhead } from '#functions/domains/relations/artist/public/letterhead.ts';
import { bankAccountContract } from '#shared/domains/reference/bank-account/contract.ts';
import { bookkeepingContract } from '#shared/domains/reference/bookkeeping/contract.ts';
import { brandContract } from '#shared/domains/reference/brand/contract.ts';
import { currencyContract } from '#shared/domains/reference/currency/contract.ts';
import { artistContract } from '#shared/domains/relations/artist/contract.ts';
import { ok } from '#test/support/api.ts';
import { makeAgency } from '#test/support/fixtures.ts';
import { mailbox } from '#test/support/mailbox.ts';
import { makeContract, sentContract } from './agency.ts';

const { mails } = await mailbox();
const agency = await makeAgency();
const admin = agency.users.administrator;
await ok(currencyContract.routes.create, admin, { body: { name: 'EUR', code: 'EUR' } });
const account = await ok(bankAccountContract.routes.create, admin, {
  body: { name: 'Euro', holder: 'Nightbird BV', iban: 'NL91ABNA0417164300', bic: 'ABNANL2A', currency: 'EUR' },
});
const brandOf = (name: string, primaryColor: string) =>
  ok(brandContract.routes.create, admin, { body: { name, primaryColor } });
const [brand, artistBrand] = [await brandOf('Night', '#4338CA'), await brandOf('Star', '#0F766E')];
await ok(bookkeepingContract.routes.create, admin, {
  body: {
    name: 'Main',
    code: 'MAIN',
    legalName: 'Nightbird BV',
    address: { addressLine1: 'Prinsengracht 1201', postalCode: '1017 JP', city: 'Amsterdam', countryId: 'NL' },
    vatNumber: 'NL123456789B01',
    registerNumber: '34567890',
    email: 'office@nightbird.example',
    phone: '+31 20 555 01 01',
    website: 'https://nightbird.example',
    footer: 'Member of the agents association',
    footers: { de: 'Mitglied des Agentenverbands' },
    bankAccountId: account.id,
    brandId: brand.id,
    isDefault: true,
  },
});

it('a contract says who the agency is and where it is paid as its bookkeeping does', async () => {
  const { document } = await makeContract(agency);
  expect(document.agency).toMatchObject({
    name: 'Nightbird BV',
    vatNumber: 'NL123456789B01',
    registerNumber: '34567890',
  });
  expect(document.agency.address.join(' ')).toContain('Prinsengracht 1201');
  expect(document.bank).toMatchObject({ holder: 'Nightbird BV', iban: 'NL91ABNA0417164300', bic: 'ABNANL2A' });
});

it('the letterhead has the colour of the bookkeeping, how to reach the agency, and its footer', async () => {
  const { tenantId } = agency;
  expect(await letterheadOf({ tenantId, locale: 'en' })).toEqual({
    agency: 'Nightbird BV',
    color: '#4338CA',
    foot: [
      'Nightbird BV · +31 20 555 01 01 · office@nightbird.example · nightbird.example',
      'Member of the agents association',
    ],
  });
  const german = await letterheadOf({ tenantId, locale: 'de', agency: 'Nightbird' });
  expect(german).toMatchObject({ agency: 'Nightbird' });
  expect(german.foot?.at(-1)).toBe('Mitglied des Agentenverbands');
});

it('an artist with a brand of their own has it on paper, unless the artists of a document differ', async () => {
  const { tenantId, artist, otherArtist } = agency;
  await ok(artistContract.routes.update, admin, {
    params: { id: artist.id },
    body: { rev: artist.rev, name: artist.name, brandId: artistBrand.id },
  });
  const colorOf = async (artistIds: readonly string[]) =>
    (await artistLetterhead({ tenantId, locale: 'en', artistIds })).color;
  expect(await colorOf([artist.id])).toBe('#0F766E');
  expect(await colorOf([artist.id, otherArtist.id])).toBe('#4338CA');
  expect(await colorOf([otherArtist.id])).toBe('#4338CA');
});

it('a mail has the artist’s colour and says how to reach the agency', async () => {
  await sentContract(agency, mails);
  const text = mails.at(-1)?.text ?? '';
  expect(text.includes('#0F766E')).toBe(true);
  expect(text).toContain('Member of the agents association');
  expect(text).toContain('office@nightbird.example');
});
