import { beforeAll, describe, expect, it } from 'vitest';
import { accountContract } from '#shared/domains/identity/account/contract.ts';
import { userContract } from '#shared/domains/identity/user/contract.ts';
import type { Permission } from '#shared/kernel/access/permission.ts';
import { ROLE_PRESETS } from '#shared/kernel/access/role-presets.ts';
import { call, ok, refusal } from '#test/support/api.ts';
import { type Agency, makeAgency, makeSignedIn, type TestUser, unknownId } from '#test/support/fixtures.ts';

const routes = userContract.routes;
const LEAD: readonly Permission[] = [
  ...ROLE_PRESETS.assistant,
  'user.read',
  'user.invite',
  'user.update',
  'user.deactivate',
];
let agency: Agency;
/** Looks after users, sees one artist, is no administrator. */
let lead: TestUser;
const colleague = (more: Partial<Parameters<typeof makeSignedIn>[1]> = {}) =>
  makeSignedIn(agency.tenantId, { role: 'assistant', allArtists: false, artistIds: [agency.artist.id], ...more });
beforeAll(async () => {
  agency = await makeAgency();
  lead = await colleague({ permissions: LEAD });
});
const stamp = ({ user: { id, rev } }: TestUser) => ({ id, rev });

describe('one’s own rights', () => {
  it('are changed by nobody, in no way', async () => {
    const artist = { params: { id: lead.user.id, artistId: agency.otherArtist.id } };
    const own = { params: { id: lead.user.id, artistId: agency.artist.id } };
    const answers = await Promise.all([
      call(routes.setAccessAllArtists, lead, { body: { ...stamp(lead), allArtists: true } }),
      call(routes.linkArtist, lead, artist),
      call(routes.unlinkArtist, lead, own),
      call(routes.updatePermissions, lead, { body: { ...stamp(lead), permissions: [...LEAD, 'show.delete'] } }),
      call(routes.setFreeFieldProfile, lead, { body: { ...stamp(lead), freeFieldProfileId: null } }),
    ]);
    expect(answers.map(refusal)).toEqual(answers.map(() => '409 user.notYourself'));
    const { allArtists, artistIds } = await ok(routes.get, lead, { params: { id: lead.user.id } });
    expect([allArtists, artistIds]).toEqual([false, [agency.artist.id]]);
  });
});

describe('what one does not hold', () => {
  it('is not given to a colleague', async () => {
    const other = await colleague();
    const { name } = other.user;
    const body = stamp(other);
    const answers = await Promise.all([
      call(routes.setAccessAllArtists, lead, { body: { ...body, allArtists: true } }),
      call(routes.linkArtist, lead, { params: { id: body.id, artistId: agency.otherArtist.id } }),
      call(routes.updatePermissions, lead, { body: { ...body, permissions: ['userAction.read'] } }),
      call(routes.update, lead, { params: { id: body.id }, body: { name, role: 'administrator', rev: body.rev } }),
      call(routes.update, lead, { params: { id: body.id }, body: { name, role: 'finance', rev: body.rev } }),
    ]);
    expect(answers.map((answer) => [refusal(answer), answer.body.errors?.[0]?.field])).toEqual([
      ['409 user.notHeld', 'allArtists'],
      ['409 user.notHeld', 'artistIds'],
      ['409 user.notHeld', 'permissions'],
      ['409 user.notHeld', 'role'],
      ['409 user.notHeld', 'permissions'],
    ]);
  });

  it('does not come along with an invitation', async () => {
    const invited = { name: 'Ines Duarte', email: `${unknownId().toLowerCase()}@test.example` };
    for (const more of [
      { role: 'administrator' as const },
      { role: 'agent' as const },
      { role: 'readOnly' as const, allArtists: true },
      { role: 'readOnly' as const, artistIds: [agency.otherArtist.id] },
    ])
      expect(refusal(await call(routes.invite, lead, { body: { ...invited, ...more } }))).toBe('409 user.notHeld');
    const body = { ...invited, role: 'assistant' as const, artistIds: [agency.artist.id] };
    expect((await ok(routes.invite, lead, { body })).role).toBe('assistant');
  });

  it('keeps who holds it from being changed', async () => {
    const wide = await colleague({ artistIds: [agency.artist.id, agency.otherArtist.id] });
    for (const above of [agency.users.administrator, agency.users.agent, wide]) {
      const { id, rev, name, role } = above.user;
      const params = { id };
      const answers = await Promise.all([
        call(routes.update, lead, { params, body: { name: `${name} too`, role, rev } }),
        call(routes.updatePermissions, lead, { body: { id, rev, permissions: [] } }),
        call(routes.unlinkArtist, lead, { params: { id, artistId: agency.artist.id } }),
        call(routes.setAccessAllArtists, lead, { body: { id, rev, allArtists: false } }),
        call(routes.deactivate, lead, { body: { id, rev } }),
        call(routes.reactivate, lead, { body: { id, rev } }),
        call(routes.resetPassword, lead, { body: { id } }),
        call(routes.transfer, lead, { params, body: { toId: lead.user.id } }),
        call(routes.setDefaultBookkeeping, lead, { params, body: { rev } }),
        call(routes.setHubSpotContact, lead, { body: { id, rev, hubSpotContactId: '1' } }),
        call(routes.setFreeFieldProfile, lead, { body: { id, rev, freeFieldProfileId: null } }),
      ]);
      expect(answers.map(refusal)).toEqual(answers.map(() => '409 user.holdsMore'));
      expect(refusal(await call(accountContract.routes.setAvatar, lead, { body: { id, key: '' } }))).toBe('403 denied');
    }
  });
});

it('who holds as much is changed as ever, and an administrator gives everything', async () => {
  const other = await colleague();
  const permissions = [...ROLE_PRESETS.assistant, 'user.read' as const];
  const more = await ok(routes.updatePermissions, lead, { body: { ...stamp(other), permissions } });
  const { rev } = await ok(routes.deactivate, lead, { body: { id: more.id, rev: more.rev } });
  expect(more.permissions).toContain('user.read');
  const { administrator } = agency.users;
  const all = await ok(routes.setAccessAllArtists, administrator, { body: { id: more.id, rev, allArtists: true } });
  expect(all.allArtists).toBe(true);
});

it('two administrators who shut each other out at once leave one of them', async () => {
  const { tenantId } = await makeAgency();
  for (let round = 0; round < 5; round++) {
    const make = () => makeSignedIn(tenantId, { role: 'administrator', allArtists: true });
    const [one, two] = [await make(), await make()];
    const answers = await Promise.all([
      call(routes.deactivate, one, { body: stamp(two) }),
      call(routes.deactivate, two, { body: stamp(one) }),
    ]);
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  }
});

it('who ends the access of another administrator stays, also when both do it for a day to come', async () => {
  const { tenantId } = await makeAgency();
  const make = () => makeSignedIn(tenantId, { role: 'administrator', allArtists: true });
  const [one, two] = [await make(), await make()];
  const ending = (
    who: TestUser,
    { user: { id, name, role, rev } }: TestUser,
    accessUntil = '2031-06-01T16:00:00.000Z',
  ) => call(routes.update, who, { params: { id }, body: { name, role, rev, accessUntil } });
  const answers = await Promise.all([ending(one, two), ending(two, one)]);
  const [kept, leaving] = answers[0]?.status === 200 ? [one, two] : [two, one];
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  expect(refusal(await ending(leaving, kept))).toBe('409 user.leavesToo');
  expect(refusal(await call(routes.deactivate, leaving, { body: stamp(kept) }))).toBe('409 user.leavesToo');
});
