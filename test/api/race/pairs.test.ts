import { expect, test } from 'vitest';
import { showStore } from '#functions/domains/booking/show/store.ts';
import { showContract } from '#shared/domains/booking/show/contract.ts';
import { noOf } from '#shared/kernel/record/ids.ts';
import { call, ok } from '#test/support/api.ts';
import { makeAgency, showInput } from '#test/support/fixtures.ts';

const { confirm, insert, lock, remove, update } = showContract.routes;
const agency = await makeAgency();
const makeShow = (more: object = {}) => ok(insert, agency.users.agent, { body: showInput(agency, more) });
const stored = (shows: readonly { id: string }[]) =>
  showStore.many(
    agency,
    shows.map(({ id }) => noOf(id)),
  );
const taken = (answers: readonly { status: number }[]) => {
  for (const { status } of answers) expect([200, 404, 409]).toContain(status);
  return answers.filter(({ status }) => status === 200).length;
};

/** A removal names no revision, so it may still follow a change. The others name the one they saw. */
test('of two locks and a change at once one happens at most, and a removal before or after it', async () => {
  const { administrator, agent } = agency.users;
  for (let round = 0; round < 5; round++) {
    const { id, rev } = await makeShow();
    const [removal, ...changes] = await Promise.all([
      call(remove, administrator, { params: { id } }),
      call(lock, administrator, { params: { id }, body: { rev } }),
      call(update, agent, { body: { ...showInput(agency), id, rev } }),
      call(lock, agent, { params: { id }, body: { rev } }),
    ]);
    const [changed, removed] = [taken(changes), taken([removal])];
    expect(changed).toBeLessThanOrEqual(1);
    expect(changed + removed).toBeGreaterThanOrEqual(1);
    expect((await stored([{ id }]))[0]?.rev).toBe(rev + changed + removed);
  }
});

test('of two options that are confirmed at once, each over the other, one is', async () => {
  const released = agency.statuses.find(({ mainArea, phase }) => mainArea === 'show' && phase === 'cancelled');
  for (let month = 1; month <= 5; month++) {
    const day = `2028-0${month}-10`;
    const night = { start: `${day}T20:00`, end: `${day}T22:00` };
    const [one, two] = [await makeShow(night), await makeShow(night)];
    const over = ({ id, rev }: typeof one, other: typeof one) =>
      call(confirm, agency.users.agent, {
        params: { id },
        body: {
          rev,
          statusId: agency.status('Confirmed').id,
          releaseIds: [other.id],
          releaseStatusId: released?.id,
        },
      });
    expect(taken(await Promise.all([over(one, two), over(two, one)]))).toBe(1);
    expect((await stored([one, two])).map(({ phase }) => phase).sort()).toEqual(['cancelled', 'confirmed']);
  }
});
