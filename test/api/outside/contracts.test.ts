import { beforeAll, describe, expect, it } from 'vitest';
import { contractStore } from '#functions/domains/agreements/contract/store.ts';
import { contractContract } from '#shared/domains/agreements/contract/contract.ts';
import type { Contract } from '#shared/domains/agreements/contract/schemas.ts';
import { fileContract } from '#shared/domains/attached/file/contract.ts';
import { noteContract } from '#shared/domains/attached/note/contract.ts';
import { linkContract } from '#shared/domains/relations/link/contract.ts';
import { makeShow, putOnPaper, sendInput, written } from '#test/api/contract/agency.ts';
import { Visitor } from '#test/api/link/door.ts';
import { agreementAgencies } from '#test/support/agreement-agencies.ts';
import { call, ok, refusal } from '#test/support/api.ts';
import { exportedTable } from '#test/support/exported.ts';
import { makeTag } from '#test/support/fixtures.ts';
import { workOff } from '#test/support/outbox.ts';

/** Stands in all that is the agency's own. */
const SECRET = 'NotForOutside';
const { routes } = contractContract;
const { agency, mailbox } = await agreementAgencies();
const { agent, artist, promoter } = agency.users;
const outsiders = [artist, promoter];
const ctx = { tenantId: agency.tenantId, now: new Date(), actor: { userId: agent.user.id, name: agent.user.name } };

const tag = await makeTag(agency.tenantId, SECRET, 'contract');

/** A draft with a tag and a status. */
async function draftOf(artistId: string): Promise<Contract> {
  const show = await makeShow(agency, { artistIds: [artistId], internalNotes: SECRET });
  const { id } = await ok(routes.createFromShow, agent, { params: { id: show.id }, body: {} });
  const draft = await contractStore.get(ctx, id);
  await contractStore.update(ctx, draft, {
    ...draft,
    tagIds: [tag.id],
    statusId: agency.status('Draft', 'contract').id,
  });
  return ok(routes.get, agent, { params: { id } });
}
async function sentOf(artistId: string) {
  const contract = await putOnPaper(agency, (await draftOf(artistId)).id);
  const sent = await ok(routes.send, agent, sendInput(contract, { message: SECRET }));
  await workOff(written(agency, contract.id), 'documentLink');
  const secret = /\/download\/([\w-]{43})/.exec(mailbox.mails.at(-1)?.text ?? '')?.[1] ?? '';
  const stored = await contractStore.get(ctx, contract.id);
  const locked = { lockedAt: ctx.now.toISOString(), lockedBy: SECRET };
  await contractStore.update(ctx, stored, { ...stored, ...locked });
  return { contract: sent.contract, link: sent.link, secret };
}
let [own, hidden] = [{} as Awaited<ReturnType<typeof sentOf>>, {} as Awaited<ReturnType<typeof sentOf>>];
let draft: Contract;
beforeAll(async () => {
  draft = await draftOf(agency.artist.id);
  hidden = await sentOf(agency.otherArtist.id);
  own = await sentOf(agency.artist.id);
});
const one = ({ id }: { readonly id: string }) => ({ params: { id } });

describe('of contracts people outside read', () => {
  it('what was sent for their artists, without what the agency notes on it', async () => {
    for (const who of outsiders) {
      const found = await ok(routes.get, who, one(own.contract));
      expect(found).toMatchObject({ number: own.contract.number, stage: 'sent' });
      for (const field of ['tagIds', 'statusId', 'lockedAt', 'lockedBy']) expect(found).not.toHaveProperty(field);
      const { rows } = await ok(routes.list, who, { body: {} });
      expect(rows.map(({ id }) => id)).toEqual([own.contract.id]);
      const { cells } = await exportedTable(agency.tenantId, who, { mainArea: 'contract', locale: 'en' });
      expect(cells).toHaveLength(1);
      const { rows: products } = await ok(routes.products, who, one(own.contract));
      expect(products.length).toBeGreaterThan(0);
      expect(JSON.stringify([found, rows, cells, products])).not.toContain(SECRET);
    }
  });

  it('no draft and none of other artists, whichever way they ask', async () => {
    for (const who of outsiders)
      for (const { id } of [draft, hidden.contract]) {
        const tries = [
          await call(routes.get, who, one({ id })),
          await call(routes.products, who, one({ id })),
          await call(routes.activity, who, { ...one({ id }), query: {} }),
          await call(routes.download, who, { ...one({ id }), body: {} }),
          await call(noteContract.routes.list, who, { body: { entity: 'contract', recordId: id } }),
          await call(fileContract.routes.list, who, { body: { entity: 'contract', recordId: id } }),
          await call(fileContract.routes.related, who, { body: { entity: 'contract', recordId: id } }),
        ];
        expect(tries.map(refusal)).toEqual(tries.map(() => '404 notFound'));
      }
  });

  it.each([
    ['stage', 'anyOf', () => ['draft'], []],
    ['stage', 'noneOf', () => ['void'], ['own']],
    ['show', 'anyOf', () => [draft.show.showId, hidden.contract.show.showId], []],
    ['artist', 'anyOf', () => [agency.otherArtist.id], []],
    ['company', 'anyOf', () => [agency.company.id], ['own']],
    ['owner', 'anyOf', () => [agent.user.id], ['own']],
  ] as const)('filtered by %s %s nothing else', async (field, relation, values, expected) => {
    for (const who of outsiders) {
      const filters = [{ field, relation, values: [...values()] }];
      const { rows, total } = await ok(routes.list, who, { body: { filters } });
      expect([total, rows.map(({ id }) => id)]).toEqual([expected.length, expected.map(() => own.contract.id)]);
    }
  });

  it('nor by its words', async () => {
    const found = async (keyword: string) => (await ok(routes.list, promoter, { body: { keyword } })).total;
    expect(await found(own.contract.number)).toBe(1);
    for (const keyword of [draft.number, hidden.contract.number, 'Second Artist']) expect(await found(keyword)).toBe(0);
  });

  it('in its log that it was sent, not what was changed or who got it', async () => {
    const log = (who: typeof agent) => ok(routes.activity, who, { ...one(own.contract), query: {} });
    expect((await log(agent)).rows.map(({ action }) => action)).toEqual(expect.arrayContaining(['create', 'update']));
    for (const who of outsiders) {
      const { rows } = await log(who);
      expect(rows.map(({ action, changes }) => [action, changes])).toEqual([['send', []]]);
      expect(JSON.stringify(rows)).not.toMatch(/nina@test\.example|NotForOutside/);
      const { rows: newer } = await ok(routes.activity, who, {
        ...one(own.contract),
        query: { before: rows[0]?.id ?? '' },
      });
      expect(newer).toEqual([]);
    }
  });

  it('no sums, no links and nothing they could change', async () => {
    const id = own.contract.id;
    for (const who of outsiders) {
      const tries = [
        await call(routes.totalsData, who, { query: { year: 2027 } }),
        await call(routes.totalPerOwner, who, { query: { year: 2027 } }),
        await call(linkContract.routes.list, who, { body: { entity: 'contract', recordId: id } }),
        await call(linkContract.routes.copy, who, { params: { id: own.link.id }, body: {} }),
        await call(linkContract.routes.withdraw, who, { params: { id: own.link.id }, body: {} }),
        await call(routes.void, who, { ...one({ id }), body: { rev: own.contract.rev } }),
        await call(routes.copy, who, one({ id })),
        await call(routes.send, who, sendInput(own.contract)),
      ];
      expect(tries.map(refusal)).toEqual(tries.map(() => '403 denied'));
    }
  });

  it('its paper for a minute', async () => {
    for (const who of outsiders) {
      const { url } = await ok(routes.download, who, { ...one(own.contract), body: {} });
      expect(new URL(url).searchParams.get('X-Amz-Expires')).toBe('60');
      expect((await (await fetch(url)).text()).slice(0, 5)).toBe('%PDF-');
    }
  });
});

it('people outside do not read by which template of the agency a contract is printed', async () => {
  const before = await contractStore.get(ctx, own.contract.id);
  const wordTemplate = { wordTemplateId: agency.tag.id, name: SECRET, version: 1, key: SECRET };
  await contractStore.update(ctx, before, { ...before, wordTemplate });
  expect(await ok(routes.get, agent, one(own.contract))).toMatchObject({ wordTemplate: { name: SECRET } });
  for (const who of outsiders) expect(await ok(routes.get, who, one(own.contract))).not.toHaveProperty('wordTemplate');
  await contractStore.update(ctx, await contractStore.get(ctx, own.contract.id), before);
});

describe('the public page of a sent contract', () => {
  const { door, enter, fetchFile } = linkContract.routes;

  it('says no more than whose it is, and gives the agreement for a minute', async () => {
    const visitor = new Visitor();
    const { body: shown } = await visitor.call(door, own.secret);
    const named = ['agency', 'expiresAt', 'kind', 'locale', 'senderName', 'state'];
    expect(Object.keys(shown).sort()).toEqual(named);
    const { body: entered } = await visitor.call(enter, own.secret, {});
    expect(Object.keys(entered).sort()).toEqual(['about', 'isPreview', 'name', 'recipient', 'size', 'title', 'type']);
    expect(entered.isPreview).toBe(false);
    const { body: file } = await visitor.call(fetchFile, own.secret, {});
    expect(Object.keys(file)).toEqual(['url']);
    const text = JSON.stringify([shown, entered]);
    for (const internal of [SECRET, 'nina@test.example', own.contract.id, agency.tenantId, own.secret])
      expect(text).not.toContain(internal);
    expect(new URL(file.url).searchParams.get('X-Amz-Expires')).toBe('60');
    const fetched = await fetch(file.url);
    expect(fetched.headers.get('content-disposition')).toMatch(/^attachment/);
    expect((await fetched.text()).slice(0, 5)).toBe('%PDF-');
  });

  it('opens that contract alone: its session is worth nothing at another’s door', async () => {
    const visitor = new Visitor();
    await visitor.call(enter, own.secret, {});
    expect(refusal(await visitor.call(fetchFile, hidden.secret, {}))).toBe('403 invalidLoginSession');
  });

  it('is closed with the contract, to who had opened it too', async () => {
    const { contract, secret } = await sentOf(agency.artist.id);
    const visitor = new Visitor();
    await visitor.call(enter, secret, {});
    const stored = await contractStore.get(ctx, contract.id);
    const { lockedAt: _at, lockedBy: _by, ...open } = stored;
    const { rev } = await contractStore.update(ctx, stored, open as typeof stored);
    await ok(routes.void, agent, { ...one(contract), body: { rev } });
    expect(refusal(await visitor.call(fetchFile, secret, {}))).toBe('403 link.ended');
    expect(refusal(await new Visitor().call(enter, secret, {}))).toBe('403 link.ended');
    expect((await new Visitor().call(door, secret)).body.state).toBe('withdrawn');
  });
});
