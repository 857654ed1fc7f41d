import { expect, test } from 'vitest';
import { measure } from '#functions/platform/data/capacity-meter.ts';
import { artistContract } from '#shared/domains/relations/artist/contract.ts';
import { ArtistInput } from '#shared/domains/relations/artist/schemas.ts';
import { ROLES } from '#shared/kernel/access/permission.ts';
import { call, ok } from '#test/support/api.ts';
import { makeAgency, makeUser, unknownId } from '#test/support/fixtures.ts';

const { routes } = artistContract;
const agency = await makeAgency();

test('team, members and management carry the names of those they refer to', async () => {
  const { agent } = agency.users;
  const input = {
    name: 'The Members',
    team: [{ userId: agent.user.id, commissionRate: 20_000 }],
    members: [
      { contactId: agency.contact.id, name: 'wrong' },
      { name: 'Session Player', part: 'drums' },
    ],
    management: { companyId: agency.company.id },
  };
  const made = await ok(routes.create, agent, { body: input });
  expect(made).toMatchObject({
    team: [{ name: 'Test agent', commissionRate: 20_000 }],
    members: [{ name: 'Nina Test' }, { name: 'Session Player', part: 'drums' }],
    management: { name: 'Test Presents' },
  });
  const update = (more: object) =>
    call(routes.update, agent, {
      params: { id: made.id },
      body: { ...ArtistInput.parse(made), rev: made.rev, ...more },
    });
  const field = async (more: object) => (await update(more)).body.errors?.[0]?.field;
  expect(await field({ team: [{ userId: unknownId(), commissionRate: 0 }] })).toBe('team.0.userId');
  expect(await field({ management: { companyId: unknownId() } })).toBe('management.companyId');
  expect(await field({ brandId: unknownId() })).toBe('brandId');
  expect(await field({ pressLinks: [{ label: 'Photo', url: 'javascript:alert(1)' }] })).toBe('pressLinks.0.url');
});

test('who sees an artist is found without reading those who see others', async () => {
  const { administrator } = agency.users;
  const seeing = async () => {
    const ask = () => ok(routes.usersWithAccess, administrator, { body: { artistId: agency.artist.id } });
    await ask();
    const { result, usage } = await measure(ask);
    return [result.rows.map(({ role }) => role).sort(), usage.reads] as const;
  };
  const [roles, reads] = await seeing();
  expect(roles).toEqual([...ROLES].sort());
  const others = { role: 'artist' as const, artistIds: [agency.otherArtist.id], allArtists: false };
  for (let i = 0; i < 12; i++) await makeUser(agency.tenantId, others);
  const [rolesNow, readsNow] = await seeing();
  expect(rolesNow).toEqual(roles);
  expect(readsNow - reads).toBeLessThan(4);
});
