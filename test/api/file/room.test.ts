import { beforeAll, describe, expect, it } from 'vitest';
import { storedBytes } from '#functions/platform/files/usage.ts';
import { fileContract } from '#shared/domains/attached/file/contract.ts';
import { accountContract } from '#shared/domains/identity/account/contract.ts';
import { articleContract } from '#shared/domains/reference/article/contract.ts';
import { bookkeepingContract } from '#shared/domains/reference/bookkeeping/contract.ts';
import { brandContract } from '#shared/domains/reference/brand/contract.ts';
import { currencyContract } from '#shared/domains/reference/currency/contract.ts';
import { artistRiderContract } from '#shared/domains/relations/artist-rider/contract.ts';
import { importContract } from '#shared/domains/relations/import/contract.ts';
import type { Route } from '#shared/kernel/contract/route.ts';
import { callRaw, ok, refusal } from '#test/support/api.ts';
import { type Agency, makeAgency } from '#test/support/fixtures.ts';
import { leaveRoom, MB } from './room.ts';
import { PNG } from './uploads.ts';

const CSV = Buffer.from('Name\nFull House');
let agency: Agency;
beforeAll(async () => {
  agency = await makeAgency();
  await ok(currencyContract.routes.create, agency.users.administrator, { body: { name: 'Euro', code: 'EUR' } });
});

interface Way {
  readonly what: string;
  readonly bytes: Buffer;
  readonly asks: readonly [Route, (file: { name: string; type: string; size: number }) => object];
  readonly takes: readonly [Route, (key: string) => object];
}
const logo = (file: object) => ({ ...file, purpose: 'logo' });
const WAYS: readonly Way[] = [
  {
    what: 'a logo',
    bytes: PNG,
    asks: [brandContract.routes.presignImage, logo],
    takes: [brandContract.routes.create, (logoKey) => ({ name: 'Full brand', logoKey })],
  },
  {
    what: 'a logo of a bookkeeping',
    bytes: PNG,
    asks: [bookkeepingContract.routes.presignImage, logo],
    takes: [
      bookkeepingContract.routes.create,
      (iconKey) => ({ name: 'Full books', code: 'FB', legalName: 'Full Books Ltd', iconKey }),
    ],
  },
  {
    what: 'a picture of an article',
    bytes: PNG,
    asks: [articleContract.routes.presignImage, logo],
    takes: [
      articleContract.routes.create,
      (imageKey) => ({ name: 'Full article', section: 'contract', body: 'Text', imageKey }),
    ],
  },
  {
    what: 'a signature',
    bytes: PNG,
    asks: [accountContract.routes.signatureUpload, (file) => ({ ...file, purpose: 'signature' })],
    takes: [accountContract.routes.setSignature, (key) => ({ key })],
  },
  {
    what: 'a face',
    bytes: PNG,
    asks: [accountContract.routes.avatarUpload, (file) => ({ ...file, purpose: 'avatar' })],
    takes: [accountContract.routes.setAvatar, (key) => ({ key })],
  },
  {
    what: 'a rider',
    bytes: CSV,
    asks: [artistRiderContract.routes.presign, (file) => ({ ...file, purpose: 'document' })],
    takes: [
      artistRiderContract.routes.create,
      (fileKey) => ({
        name: 'Full rider',
        artistId: agency.artist.id,
        kind: 'technical',
        language: 'en',
        fileKey,
        fileName: 'list.csv',
      }),
    ],
  },
  {
    what: 'a table to import',
    bytes: CSV,
    asks: [importContract.routes.presign, (file) => ({ ...file, mainArea: 'company' })],
    takes: [importContract.routes.create, (key) => ({ key, mainArea: 'company', name: 'list.csv' })],
  },
];

const ask = ({ bytes, asks: [route, bodyOf] }: Way) => {
  const [name, type] = bytes === PNG ? ['me.png', 'image/png'] : ['list.csv', 'text/csv'];
  return callRaw(route, agency.users.administrator, { body: bodyOf({ name, type, size: bytes.length }) });
};
async function sent(way: Way): Promise<string> {
  const { status, body } = await ask(way);
  expect(status, way.what).toBe(200);
  const { url, headers, key } = body as { url: string; headers: Record<string, string>; key: string };
  expect((await fetch(url, { method: 'PUT', headers, body: new Uint8Array(way.bytes) })).status).toBe(200);
  return key;
}
const take = ({ takes: [route, bodyOf] }: Way, key: string) =>
  callRaw(route, agency.users.administrator, { body: bodyOf(key) });

describe('an agency that is full', () => {
  const keys = new Map<Way, string>();
  beforeAll(async () => {
    for (const way of WAYS) keys.set(way, await sent(way));
    await leaveRoom(agency);
  });

  it.each(WAYS)('gets no ticket for $what', async (way) => {
    const refused = await ask(way);
    expect([refusal(refused), refused.body.errors?.[0]?.field]).toEqual(['409 file.full', 'size']);
    expect(refused.body.errors?.[0]?.message).toMatch(/1 MB/);
  });

  it.each(WAYS)('keeps nothing of $what whose ticket is older', async (way) => {
    const key = keys.get(way) ?? '';
    expect(refusal(await take(way, key))).toBe('409 file.full');
    expect(refusal(await take(way, key))).toBe('404 file.gone');
    expect(await storedBytes(agency.tenantId)).toBe(MB);
  });
});

it('keeps one of two that come at once to the room of one', async () => {
  const small = await makeAgency();
  const files = fileContract.routes;
  const body = { entity: 'artist', recordId: small.artist.id } as const;
  const upload = async (name: string) => {
    const file = { ...body, name, type: 'text/csv', size: CSV.length, purpose: 'document' as const };
    const { url, headers, key } = await ok(files.presign, small.users.administrator, { body: file });
    await fetch(url, { method: 'PUT', headers, body: new Uint8Array(CSV) });
    return { ...body, name, key };
  };
  const sent = await Promise.all(['a.csv', 'b.csv', 'c.csv'].map(upload));
  await leaveRoom(small, 2 * CSV.length);
  const taken = await Promise.all(sent.map((one) => callRaw(files.add, small.users.administrator, { body: one })));
  expect(taken.map(refusal).filter((code) => code === '409 file.full')).toHaveLength(1);
  expect(await storedBytes(small.tenantId)).toBe(MB);
});
