import { beforeAll, describe, expect, it } from 'vitest';
import { contractContract } from '#shared/domains/agreements/contract/contract.ts';
import { ContractInput } from '#shared/domains/agreements/contract/schemas.ts';
import { productionContract } from '#shared/domains/booking/production/contract.ts';
import { showContract } from '#shared/domains/booking/show/contract.ts';
import { freeFieldContract } from '#shared/domains/identity/free-field/contract.ts';
import { freeFieldCategoryContract } from '#shared/domains/identity/free-field-category/contract.ts';
import { freeFieldProfileContract } from '#shared/domains/identity/free-field-profile/contract.ts';
import { userContract } from '#shared/domains/identity/user/contract.ts';
import { artistContract } from '#shared/domains/relations/artist/contract.ts';
import { makeContract, makeShow, sendInput } from '#test/api/contract/agency.ts';
import { call, callRaw, ok, refusal } from '#test/support/api.ts';
import { type Agency, makeAgency, makeSignedIn, type TestUser } from '#test/support/fixtures.ts';

/** No record has it. */
const WRONG = 999;
let agency: Agency;
let limited: TestUser;
beforeAll(async () => {
  agency = await makeAgency();
  const artistIds = [agency.otherArtist.id];
  limited = await makeSignedIn(agency.tenantId, { role: 'agent', allArtists: false, artistIds });
});

describe('a wrong revision tells who may not see a record nothing of it', () => {
  it('neither of an artist', async () => {
    const call = { params: { id: agency.artist.id }, body: { name: 'Mine', rev: WRONG } };
    expect(refusal(await callRaw(artistContract.routes.update, limited, call))).toBe('404 notFound');
    expect(refusal(await callRaw(artistContract.routes.update, agency.users.agent, call))).toBe('409 stale');
  });

  it('nor of a contract, whatever is wanted of it', async () => {
    const contract = await makeContract(agency);
    const show = await makeShow(agency);
    const { update, send, lock, unlock, linkShow, unlinkShow } = contractContract.routes;
    const params = { id: contract.id };
    const rev = { rev: WRONG };
    const asked = [
      [update, { ...ContractInput.parse(contract), ...rev }],
      [send, { ...sendInput(contract).body, ...rev }],
      [lock, rev],
      [unlock, { reason: 'Wrong fee', ...rev }],
      [contractContract.routes.void, rev],
      [linkShow, { showId: show.id, ...rev }],
      [unlinkShow, rev],
    ] as const;
    for (const [route, body] of asked) {
      const answer = await callRaw(route, limited, { params, body });
      expect([route.operation, refusal(answer)]).toEqual([route.operation, '404 notFound']);
      expect(answer.body).not.toHaveProperty('current');
    }
  });
});

describe('the newer state of a stale write tells no more than an answer would', () => {
  it('has nothing that the answer does not declare', async () => {
    const { user } = agency.users.assistant;
    const body = { id: user.id, rev: WRONG, permissions: [...user.permissions] };
    const stale = await call(userContract.routes.updatePermissions, agency.users.administrator, { body });
    expect(refusal(stale)).toBe('409 stale');
    expect(stale.body.current).toMatchObject({ id: user.id, name: user.name });
    expect(stale.body.current).not.toHaveProperty('sub');
  });

  it('has no free fields that the reader’s profile hides', async () => {
    const { administrator, agent, assistant } = agency.users;
    const hidden = async (mainArea: 'show' | 'production') => {
      const { id: categoryId } = await ok(freeFieldCategoryContract.routes.create, administrator, {
        body: { name: 'Inside', mainArea },
      });
      const made = { name: 'Margin', type: 'text' as const, mainArea, categoryId };
      return ok(freeFieldContract.routes.create, administrator, { body: made });
    };
    const [ofShow, ofProduction] = [await hidden('show'), await hidden('production')];
    const profile = await ok(freeFieldProfileContract.routes.create, administrator, {
      body: { name: 'Assistants', environment: 'internal', fields: [], isDefault: false },
    });
    const body = { id: assistant.user.id, rev: assistant.user.rev, freeFieldProfileId: profile.id };
    await ok(userContract.routes.setFreeFieldProfile, administrator, { body });
    const show = await makeShow(agency, { freeFields: { [ofShow.id]: 'secret' } });
    const production = await ok(productionContract.routes.create, agent, {
      body: {
        name: 'Tour',
        startDate: '2027-01-01',
        endDate: '2027-01-02',
        artistIds: [agency.artist.id],
        freeFields: { [ofProduction.id]: 'secret' },
      },
    });
    const statusId = agency.status('Confirmed').id;
    const stale = [
      await call(showContract.routes.setStatus, assistant, { params: { id: show.id }, body: { rev: WRONG, statusId } }),
      await call(productionContract.routes.updateFreeField, assistant, {
        body: { id: production.id, rev: WRONG, freeFields: {} },
      }),
    ];
    for (const answer of stale) {
      expect(refusal(answer)).toBe('409 stale');
      expect(answer.body.current).toMatchObject({ freeFields: {} });
    }
  });
});
