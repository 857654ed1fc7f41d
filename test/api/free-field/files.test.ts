import { expect, test } from 'vitest';
import { freeFieldContract } from '#shared/domains/identity/free-field/contract.ts';
import { freeFieldCategoryContract } from '#shared/domains/identity/free-field-category/contract.ts';
import { artistContract } from '#shared/domains/relations/artist/contract.ts';
import { call, ok, refusal } from '#test/support/api.ts';
import { makeAgency, makeSignedIn } from '#test/support/fixtures.ts';
import { upload } from '../file/uploads.ts';

test('a field names only files its writer may fetch; one that is there already stays', async () => {
  const agency = await makeAgency();
  const { artist, otherArtist, users, tenantId } = agency;
  const mainArea = 'artist' as const;
  const { id: categoryId } = await ok(freeFieldCategoryContract.routes.create, users.administrator, {
    body: { name: 'Papers', mainArea },
  });
  const field = await ok(freeFieldContract.routes.create, users.administrator, {
    body: { name: 'Plan', type: 'file', mainArea, categoryId },
  });
  const theirs = await upload(users.agent, { entity: 'artist', recordId: otherArtist.id }, 'secret plan.txt');
  const limited = await makeSignedIn(tenantId, { role: 'agent', allArtists: false, artistIds: [artist.id] });
  const params = { id: artist.id };
  const naming = async (who: typeof limited, id: string) => {
    const { rev, name } = await ok(artistContract.routes.get, who, { params });
    return call(artistContract.routes.update, who, { params, body: { name, rev, freeFields: { [field.id]: { id } } } });
  };
  expect(refusal(await naming(limited, theirs.id))).toBe('400 choice');
  expect((await naming(users.agent, theirs.id)).status).toBe(200);
  const kept = await naming(limited, theirs.id);
  expect(kept.body.freeFields).toEqual({ [field.id]: { id: theirs.id, name: 'secret plan.txt' } });
});
