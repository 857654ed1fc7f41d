import { expect, it } from 'vitest';
import { usualBookkeeping } from '#functions/domains/bookkeeping/store.ts';
import { paperBrandOf } from '#functions/domains/paper/public/brand.ts';
import { bankAccountContract } from '#shared/domains/bank-account/contract.ts';
import { bookkeepingContract } from '#shared/domains/bookkeeping/contract.ts';
import { brandContract } from '#shared/domains/brand/contract.ts';
import { currencyContract } from '#shared/domains/currency/contract.ts';
import { ok } from '#test/support/api.ts';
import { makeAgency } from '#test/support/fixtures.ts';
import { makeContract } from './agency.ts';

it('a contract says who the agency is and where it is paid as its bookkeeping does, in its brand', async () => {
  const agency = await makeAgency();
  const admin = agency.users.administrator;
  await ok(currencyContract.routes.create, admin, { body: { name: 'EUR', code: 'EUR' } });
  const account = await ok(bankAccountContract.routes.create, admin, {
    body: { name: 'Euro', holder: 'Nightbird BV', iban: 'NL91ABNA0417164300', bic: 'ABNANL2A', currency: 'EUR' },
  });
  const brand = await ok(brandContract.routes.create, admin, { body: { name: 'Night', primaryColor: '#4338CA' } });
  await ok(bookkeepingContract.routes.create, admin, {
    body: {
      name: 'Main',
      code: 'MAIN',
      legalName: 'Nightbird BV',
      address: { addressLine1: 'Prinsengracht 1201', postalCode: '1017 JP', city: 'Amsterdam', countryId: 'NL' },
      vatNumber: 'NL123456789B01',
      registerNumber: '34567890',
      bankAccountId: account.id,
      brandId: brand.id,
      isDefault: true,
    },
  });
  const { document } = await makeContract(agency);
  expect(document.agency).toMatchObject({ vatNumber: 'NL123456789B01', registerNumber: '34567890' });
  expect(document.agency.address.join(' ')).toContain('Prinsengracht 1201');
  expect(document.bank).toMatchObject({ holder: 'Nightbird BV', iban: 'NL91ABNA0417164300', bic: 'ABNANL2A' });
  const look = await paperBrandOf(agency.tenantId, 'Nightbird', await usualBookkeeping(agency.tenantId));
  expect(look).toEqual({ agency: 'Nightbird', color: '#4338CA' });
});
