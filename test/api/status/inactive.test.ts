import { describe, expect, it } from 'vitest';
import { mySelectionContract } from '#shared/domains/attached/my-selection/contract.ts';
import { showContract } from '#shared/domains/booking/show/contract.ts';
import { statusContract } from '#shared/domains/reference/status/contract.ts';
import { companyContract } from '#shared/domains/relations/company/contract.ts';
import type { StatusKind } from '#shared/kernel/record/main-area.ts';
import { call, ok, refusal } from '#test/support/api.ts';
import { makeAgency, showInput } from '#test/support/fixtures.ts';

const { routes } = statusContract;
const agency = await makeAgency();
const admin = () => agency.users.administrator;
const now = async (name: string, area: StatusKind = 'show') =>
  ok(routes.get, admin(), { params: { id: agency.status(name, area).id } });
const change = async (name: string, more: object, area: StatusKind = 'show') => {
  const { id, rev, hexColor, phase, isDefault, isActive } = await now(name, area);
  return call(routes.update, admin(), { body: { id, rev, name, hexColor, phase, isDefault, isActive, ...more } });
};
const off = { isActive: false };

describe('a status that is no longer active', () => {
  it('stays where it is and is given to no other record, in no way', async () => {
    const { id: statusId } = agency.status('Offer received');
    const [having, other] = [
      await ok(showContract.routes.insert, admin(), { body: showInput(agency, { statusId }) }),
      await ok(showContract.routes.insert, admin(), { body: showInput(agency) }),
    ];
    expect((await change('Offer received', off)).status).toBe(200);
    const body = { ...showInput(agency, { statusId }), id: having.id, rev: having.rev, description: 'kept' };
    expect((await ok(showContract.routes.update, admin(), { body })).statusId).toBe(statusId);
    const to = { params: { id: other.id }, body: { rev: other.rev, statusId } };
    expect(refusal(await call(showContract.routes.setStatus, admin(), to))).toBe('400 choice');
    const fresh = await call(showContract.routes.insert, admin(), { body: showInput(agency, { statusId }) });
    expect(refusal(fresh)).toBe('400 choice');
    const batch = { mainArea: 'show' as const, ids: [other.id], values: [statusId] };
    const params = { operation: 'status' as const };
    expect(refusal(await call(mySelectionContract.routes.batch, admin(), { params, body: batch }))).toBe('400 choice');
  });

  it('is not where new records start', async () => {
    const refused = await change('Request', { ...off, isDefault: true });
    expect([refusal(refused), refused.body.errors?.[0]?.field]).toEqual(['409 defaultInactive', 'isDefault']);
    const own = await change('Option', off);
    expect([refusal(own), own.body.errors?.[0]?.field]).toEqual(['409 defaultInactive', 'isActive']);
    await change('Prospect', off, 'company');
    const ids = { statusId: agency.status('Active', 'company').id, targetId: agency.status('Prospect', 'company').id };
    expect(refusal(await call(routes.deleteAndMove, admin(), { query: ids }))).toBe('409 defaultInactive');
  });
});

describe('a status nobody needs', () => {
  const remove = (name: string, area: StatusKind = 'show') =>
    call(routes.remove, admin(), { body: { id: agency.status(name, area).id } });

  it('goes without another in its place, and comes back', async () => {
    expect((await remove('Left', 'contact')).status).toBe(200);
    const { id } = agency.status('Left', 'contact');
    expect((await ok(routes.restore, admin(), { body: { id } })).name).toBe('Left');
  });

  it('stays while a record has it, new ones start with it or shows have no other of its phase', async () => {
    const { id: statusId } = agency.status('Preferred', 'company');
    const firm = { name: 'Using', roles: ['promoter' as const], address: {}, statusId };
    await ok(companyContract.routes.create, admin(), { body: firm });
    expect(refusal(await remove('Preferred', 'company'))).toBe('409 status.inUse');
    expect(refusal(await remove('Active', 'company'))).toBe('409 status.isDefault');
    for (const name of ['Declined', 'Postponed', 'Cancelled']) expect((await remove(name)).status).toBe(200);
    expect(refusal(await remove('Released'))).toBe('409 status.lastOfPhase');
    expect(refusal(await change('Released', off))).toBe('409 status.lastOfPhase');
  });

  it('of shows does not leave for one that is no longer active either, nor with another at the same time', async () => {
    const own = await makeAgency();
    const make = (name: string, isActive = true) =>
      ok(routes.create, own.users.administrator, {
        body: { mainArea: 'show', name, hexColor: '#112233', phase: 'confirmed', isActive },
      });
    const kept = await Promise.all([make('Kept'), make('Also kept')]);
    for (const { id, phase, mainArea } of own.statuses)
      if (mainArea === 'show' && phase === 'confirmed')
        await ok(routes.remove, own.users.administrator, { body: { id } });
    const closing = kept.map(({ mainArea: _area, sort: _sort, createdAt: _c, updatedAt: _u, ...status }) =>
      call(routes.update, own.users.administrator, { body: { ...status, isActive: false } }),
    );
    const answers = (await Promise.all(closing)).map(({ status }) => status);
    expect(answers.sort()).toEqual([200, 409]);
    const { rows } = await ok(routes.list, own.users.administrator, { query: { mainArea: 'show' } });
    const left = rows.filter(({ phase }) => phase === 'confirmed');
    expect(left.map(({ isActive }) => isActive).sort()).toEqual([false, true]);
    const [to, from] = left.sort((a, b) => Number(a.isActive) - Number(b.isActive));
    const query = { statusId: from?.id ?? '', targetId: to?.id ?? '' };
    expect(refusal(await call(routes.deleteAndMove, own.users.administrator, { query }))).toBe(
      '409 status.lastOfPhase',
    );
  });

  it('of companies gives its records to one of another phase, or changes its own', async () => {
    const [from, to] = [agency.status('Preferred', 'company'), agency.status('No longer trading', 'company')];
    expect((await change('Preferred', { phase: 'options' }, 'company')).body.phase).toBe('options');
    const query = { statusId: from.id, targetId: to.id };
    expect((await call(routes.deleteAndMove, admin(), { query })).status).toBe(200);
  });
});
