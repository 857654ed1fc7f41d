import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { bookkeepingStore } from '#functions/domains/reference/bookkeeping/store.ts';
import { BookkeepingInput } from '#shared/domains/reference/bookkeeping/contract.ts';
import { companyContract } from '#shared/domains/relations/company/contract.ts';
import { companyRegisterContract } from '#shared/domains/relations/company-register/contract.ts';
import { germanTaxContract } from '#shared/domains/relations/german-tax/contract.ts';
import { call, ok, refusal } from '#test/support/api.ts';
import { type Agency, makeAgency } from '#test/support/fixtures.ts';

const NORWEGIAN = {
  _embedded: {
    enheter: [
      {
        organisasjonsnummer: '923609016',
        navn: 'EKKO KONSERTER AS',
        hjemmeside: 'www.ekko.example',
        organisasjonsform: { kode: 'AS', beskrivelse: 'Aksjeselskap' },
        forretningsadresse: {
          land: 'Norge',
          landkode: 'NO',
          postnummer: '4035',
          poststed: 'STAVANGER',
          adresse: ['Forusbeen 50'],
          kommune: 'STAVANGER',
          kommunenummer: '1103',
        },
        registrertIMvaregisteret: true,
        konkurs: false,
        underAvvikling: false,
      },
    ],
  },
  page: { size: 10, totalElements: 1, totalPages: 1, number: 0 },
};
/** The answer to the next request, in the form of the offices' answers. */
let reply: readonly [number, object] = [500, {}];
const asked: [string, string][] = [];
let [agency, server] = [undefined as unknown as Agency, undefined as unknown as Server];
const before = { EVATR_URL: process.env.EVATR_URL, BRREG_URL: process.env.BRREG_URL };
beforeAll(async () => {
  server = createServer((request, response) => {
    let text = '';
    request.on('data', (part) => (text += part));
    request.on('end', () => {
      asked.push([request.url ?? '', text]);
      response.writeHead(reply[0], { 'content-type': 'application/json' }).end(JSON.stringify(reply[1]));
    });
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  Object.assign(process.env, { EVATR_URL: `${base}/app/v1`, BRREG_URL: `${base}/enhetsregisteret/api` });
  agency = await makeAgency();
});
afterAll(() => {
  Object.assign(process.env, before);
  server.close();
});
const agent = () => agency.users.agent;

test('the tax office confirms a foreign number for an agency with a German one, and says what differs', async () => {
  const { routes } = germanTaxContract;
  const address = { city: 'Utrecht', countryId: 'NL', postalCode: '3514AN', addressLine1: 'Bemuurde Weerd 3' };
  const input = { name: 'Ekko', roles: ['promoter' as const], address, vatNumber: 'NL855025311B01' };
  const { id: companyId } = await ok(companyContract.routes.create, agent(), { body: input });
  const validate = () => call(routes.validate, agent(), { body: { companyId } });
  expect(refusal(await validate())).toBe('400 germanTax.noOwn');
  expect(await ok(routes.get, agent(), { body: { companyId } })).toEqual({ hindrance: 'noOwn' });
  const berlin = { name: 'Berlin', code: 'B', legalName: 'Berlin GmbH', vatNumber: 'DE123456789', isDefault: true };
  const by = { tenantId: agency.tenantId, now: new Date(), actor: { userId: 'test', name: 'Test' } };
  await bookkeepingStore.create(by, { ...BookkeepingInput.parse(berlin), sort: 0 });

  reply = [503, {}];
  expect(refusal(await validate())).toBe('409 germanTax.connection');
  reply = [403, { status: 'evatr-0008' }];
  const refused = await validate();
  expect(refusal(refused)).toBe('409 germanTax.refused');
  expect(refused.body.errors?.[0]?.message).toContain('evatr-0008');

  for (const field of ['ergFirmenname', 'ergOrt', 'ergPlz', 'ergStrasse']) {
    reply = [200, { id: 'a0', status: 'evatr-0000', ergFirmenname: 'A', ergOrt: 'C', ergPlz: 'D', [field]: 'E' }];
    expect(refusal(await validate())).toBe('409 germanTax.unknownAnswer');
  }
  expect(await ok(routes.get, agent(), { body: { companyId } })).toEqual({});

  reply = [
    200,
    {
      id: 'a1',
      anfrageZeitpunkt: '2026-11-21T10:00:00Z',
      status: 'evatr-0000',
      ergFirmenname: 'B',
      ergOrt: 'A',
      ergPlz: 'B',
      ergStrasse: 'B',
    },
  ];
  expect((await validate()).status).toBe(200);
  expect(asked.at(-1)?.[0]).toBe('/app/v1/abfrage');
  expect(JSON.parse(asked.at(-1)?.[1] ?? '')).toEqual({
    anfragendeUstid: 'DE123456789',
    angefragteUstid: 'NL855025311B01',
    firmenname: 'Ekko',
    ort: 'Utrecht',
    plz: '3514AN',
    strasse: 'Bemuurde Weerd 3',
  });
  const { validation } = await ok(routes.get, agent(), { body: { companyId } });
  expect(validation).toMatchObject({
    printRequested: true,
    printRequestedBy: 'Test agent',
    noMatch: ['traderName'],
    addressNoMatch: ['traderStreet', 'traderPostcode'],
    isValid: true,
  });

  const { id, rev } = await ok(companyContract.routes.get, agent(), { params: { id: companyId } });
  const update = (more: object, at: number) =>
    ok(companyContract.routes.update, agent(), { params: { id }, body: { ...input, ...more, rev: at } });
  const noted = await update({ notes: 'Called them' }, rev);
  expect((await ok(routes.get, agent(), { body: { companyId } })).validation).toEqual(validation);
  const moved = await update({ address: { ...address, addressLine1: 'Bemuurde Weerd 5' } }, noted.rev);
  expect(await ok(routes.get, agent(), { body: { companyId } })).toEqual({});
  await update({}, moved.rev);
  expect((await ok(routes.get, agent(), { body: { companyId } })).validation).toEqual(validation);
  expect(refusal(await call(routes.validate, agency.users.readOnly, { body: { companyId } }))).toBe('403 denied');
  const foreign = await makeAgency();
  expect(refusal(await call(routes.get, foreign.users.agent, { body: { companyId } }))).toBe('404 notFound');
});

test('the Norwegian register is searched by name or number, and says when it does not answer', async () => {
  const { searchNorway } = companyRegisterContract.routes;
  const search = (keyword: string) => ok(searchNorway, agent(), { query: { keyword } });
  reply = [200, NORWEGIAN];
  expect(await search('ekko konserter')).toMatchObject({
    failed: false,
    rows: [
      {
        organisationNumber: '923609016',
        name: 'EKKO KONSERTER AS',
        isVatRegistered: true,
        isClosing: false,
        address: { addressLine1: 'Forusbeen 50', postalCode: '4035', city: 'STAVANGER', countryId: 'NO' },
      },
    ],
  });
  expect(asked.at(-1)?.[0]).toBe('/enhetsregisteret/api/enheter?navn=ekko+konserter&size=10');
  reply = [200, { page: { totalElements: 0 } }];
  expect(await search('923 609 016')).toEqual({ rows: [], failed: false });
  expect(asked.at(-1)?.[0]).toContain('organisasjonsnummer=923609016');
  reply = [500, {}];
  expect(await search('ekko')).toEqual({ rows: [], failed: true });
});
