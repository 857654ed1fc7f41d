import { expect, test } from 'vitest';
import { productionStore } from '#functions/domains/booking/production/store.ts';
import { ageRestrictionStore } from '#functions/domains/reference/age-restriction/store.ts';
import { productStore } from '#functions/domains/reference/product/store.ts';
import { artistStore } from '#functions/domains/relations/artist/store.ts';
import { artistRiderStore } from '#functions/domains/relations/artist-rider/store.ts';
import { companyStore } from '#functions/domains/relations/company/store.ts';
import { contactStore } from '#functions/domains/relations/contact/store.ts';
import { productionContract } from '#shared/domains/booking/production/contract.ts';
import { showContract } from '#shared/domains/booking/show/contract.ts';
import { inputOf } from '#shared/domains/booking/show/input.ts';
import { AgeRestrictionInput } from '#shared/domains/reference/age-restriction/contract.ts';
import { ProductInput } from '#shared/domains/reference/product/contract.ts';
import { ArtistRiderInput } from '#shared/domains/relations/artist-rider/contract.ts';
import { ROLE_PRESETS } from '#shared/kernel/access/role-presets.ts';
import { call, ok } from '#test/support/api.ts';
import { makeAgency, makeCompany, makeSignedIn, showInput } from '#test/support/fixtures.ts';

const { routes } = showContract;
const EUR = { minor: 250_00, currency: 'EUR' as const };

/** An agency with a show that names one of everything, and a way to delete all that it names. */
async function fullShow() {
  const agency = await makeAgency();
  const { tenantId, venue, company, contact, artist } = agency;
  const ctx = { tenantId, actor: { userId: 'test', name: 'Test' }, now: new Date() };
  const rider = { name: 'Tech', artistId: artist.id, kind: 'technical', language: 'en' };
  const signer = await makeCompany(tenantId, { name: 'Signs GmbH', roles: ['promoter'], address: {} });
  const [ages, tech, pa] = await Promise.all([
    ageRestrictionStore.create(ctx, { ...AgeRestrictionInput.parse({ name: '18+', minAge: 18 }), sort: 0 }),
    artistRiderStore.create(ctx, { ...ArtistRiderInput.parse(rider), sort: 0 }),
    productStore.create(ctx, { ...ProductInput.parse({ name: 'PA', groupId: artist.id, price: EUR }), sort: 0 }),
  ]);
  const { id: productionId } = await ok(productionContract.routes.create, agency.users.agent, {
    body: { name: 'Tour', startDate: '2027-05-20', endDate: '2027-05-31', artistIds: [artist.id] },
  });
  const more = {
    promoterId: company.id,
    contactId: contact.id,
    signerId: signer.id,
    signerContactId: contact.id,
    payerId: company.id,
    payerContactId: contact.id,
    productionId,
    riderIds: [tech.id],
    ageRestrictionId: ages.id,
    products: [{ productId: pa.id, name: 'PA', quantity: 1, price: EUR }],
  };
  const show = await ok(routes.insert, agency.users.agent, { body: showInput(agency, more) });
  const deleteAll = async () => {
    for (const one of [venue, company, signer]) await companyStore.remove(ctx, one);
    await contactStore.remove(ctx, contact);
    await artistStore.remove(ctx, artist);
    await productionStore.remove(ctx, await productionStore.get(ctx, productionId));
    await ageRestrictionStore.remove(ctx, ages);
    await artistRiderStore.remove(ctx, tech);
    await productStore.remove(ctx, pa);
  };
  return { agency, show, more, deleteAll };
}

test('a show lives on when what it names was deleted, and no other comes to name it', async () => {
  const { agency, show, more, deleteAll } = await fullShow();
  const { agent } = agency.users;
  await deleteAll();
  const times = { start: '2027-05-22T20:00', end: '2027-05-22T22:00' };
  const moved = await ok(routes.move, agent, { params: { id: show.id }, body: { rev: show.rev, ...times } });
  const saved = await ok(routes.update, agent, { body: { id: show.id, rev: moved.rev, ...inputOf(moved) } });
  expect(saved).toMatchObject({
    venue: { name: 'Test Hall' },
    signer: { name: 'Signs GmbH' },
    riderIds: more.riderIds,
  });
  const permissions = [...ROLE_PRESETS.artist, 'show.update'] as const;
  const outside = await makeSignedIn(agency.tenantId, { role: 'artist', permissions, artistIds: [agency.artist.id] });
  const own = { ...times, venueId: agency.venue.id, description: 'Club night' };
  const changed = await ok(routes.externalUpdate, outside, { body: { id: show.id, rev: saved.rev, ...own } });
  expect(changed).toMatchObject({ description: 'Club night', venue: { name: 'Test Hall' } });
  const copy = await ok(routes.copy, agent, { body: { showId: show.id, start: '2027-06-05T20:00' } });
  expect(copy).toMatchObject({ artists: show.artists, products: more.products });
  const question = { ...times, artistIds: [agency.artist.id], excludeId: show.id, venueId: agency.venue.id };
  expect(await ok(routes.listConflicts, agent, { body: question })).toMatchObject({ rows: [], busy: [] });
  for (const [field, id] of Object.entries(more)) {
    if (typeof id !== 'string') continue;
    const other = showInput(agency, { artistIds: [agency.otherArtist.id], venueId: undefined, [field]: id });
    expect((await call(routes.insert, agent, { body: other })).body.errors, field).toMatchObject([{ field }]);
  }
  const booked = showInput(agency, { venueId: undefined });
  expect((await call(routes.insert, agent, { body: booked })).body.errors).toMatchObject([{ field: 'artistIds.0' }]);
});
