import { GetCommand, UpdateCommand } from '@aws-sdk/lib-dynamodb';
import type { APIGatewayProxyStructuredResultV2 } from 'aws-lambda';
import { describe, expect, it } from 'vitest';
import { linksOf } from '#functions/domains/relations/link/store.ts';
import { documents } from '#functions/platform/data/table.ts';
import { recordPk } from '#functions/platform/record/key.ts';
import { createSecret, hashSecret } from '#functions/platform/session/secret.ts';
import { contracts } from '#shared/contracts.ts';
import { webformContract } from '#shared/domains/booking/webform/contract.ts';
import { itineraryContract } from '#shared/domains/calendars/itinerary/contract.ts';
import { noOf } from '#shared/kernel/record/ids.ts';
import { Visitor } from '#test/api/link/door.ts';
import { makeForm } from '#test/api/webform/agency.ts';
import { ok } from '#test/support/api.ts';
import { makeAgency } from '#test/support/fixtures.ts';
import { NEXT_YEAR } from '#test/support/next-year.ts';
import { DOORS, FEED_DOOR, FORM_DOORS, LINK_DOORS } from './doors.ts';

const { share, open, seen, mails, withdraw } = itineraryContract.routes;
const agency = await makeAgency();

const outside = contracts.flatMap(({ routes }) =>
  Object.values(routes).filter(({ audience }) => audience === 'public' || audience === 'secret'),
);
const named = <D extends { route: { id: string } }>(doors: readonly D[]) =>
  doors.map((door) => [door.route.id, door] as const);
const textOf = (body: object | undefined) => body && JSON.stringify(body);
const codeOf = ({ statusCode, body }: APIGatewayProxyStructuredResultV2) =>
  `${statusCode} ${JSON.parse(body ?? '{}').errors?.[0]?.code}`;
/** A link of the agency's artist: its secret, and its record's key. */
async function itinerary() {
  const days = { from: `${NEXT_YEAR}-07-01`, to: `${NEXT_YEAR}-07-02` };
  const body = { artistId: agency.artist.id, ...days, recipients: [{ name: 'Rui' }] };
  const { rows } = await ok(share, agency.users.agent, { body });
  const [link] = await linksOf(agency.tenantId, 'artist', agency.artist.id);
  if (!link) throw new Error('no link');
  return { link, secret: rows[0]?.url?.split('/').at(-1) ?? '' };
}

it('knows every door of the application', () => {
  expect(DOORS.map(({ route }) => route.id).sort()).toEqual(outside.map(({ id }) => id).sort());
});

describe.each(named(DOORS))('%s', (_, { route, params, body }) => {
  it('answers a stranger without a trace: not kept, not guessed, not found, not framed, no address passed on', async () => {
    const { headers = {} } = await new Visitor().knock(route, params(createSecret()), textOf(body));
    expect(headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'no-referrer',
      'x-robots-tag': 'noindex, nofollow',
      'cache-control': 'no-store',
    });
    expect(headers['content-security-policy']).toMatch(/^default-src 'none'; frame-ancestors 'none'/);
  });

  it('takes no more than it must', async () => {
    if (route.method === 'GET') return;
    const huge = JSON.stringify({ ...body, x: 'x'.repeat(3_145_728) });
    const reply = await new Visitor().knock(route, params(createSecret()), huge);
    expect([413, 404]).toContain(reply.statusCode);
  });
});

describe.each(named(LINK_DOORS))('%s', (_, { route, params, body }) => {
  const knock = (secret: string) => new Visitor().knock(route, params(secret), textOf(body));

  it('says the same of what is no secret, of nobody’s, and of another door’s', async () => {
    const { secret } = await itinerary();
    const foreign = route.path.includes('/itinerary/') ? createSecret() : secret;
    const replies = [
      await knock('x'),
      await knock(`${createSecret()}A`),
      await knock(createSecret()),
      await knock(foreign),
    ];
    expect(replies.map(codeOf)).toEqual(Array(4).fill('404 linkUnknown'));
    expect(new Set(replies.map((reply) => reply.body)).size).toBe(1);
  });

  it('is closed to an address that guesses', async () => {
    const guesser = new Visitor();
    const codes: string[] = [];
    for (let i = 0; i < 21; i++) codes.push(codeOf(await guesser.knock(route, params(createSecret()), textOf(body))));
    expect(codes.slice(0, 20)).toEqual(Array(20).fill('404 linkUnknown'));
    expect(codes[20]).toBe('403 tooManyActions');
  });

  it('takes writes from our own pages alone', async () => {
    if (route.method === 'GET') return;
    for (const origin of ['https://elsewhere.example', ''])
      expect(codeOf(await new Visitor(undefined, origin).knock(route, params(createSecret()), textOf(body)))).toBe(
        '403 denied',
      );
  });
});

describe('a secret', () => {
  it('is kept as a hash of its kind and itself, and nowhere else', async () => {
    const { link, secret } = await itinerary();
    expect(secret).toMatch(/^[\w-]{43}$/);
    expect(JSON.stringify(link)).not.toContain(secret);
    expect(link.secrets).toEqual([hashSecret('itinerary', secret)]);
    const itemOf = async (hash: string) =>
      (
        await documents.send(
          new GetCommand({ TableName: process.env.TABLE_NAME, Key: { pk: `SECRET#${hash}`, sk: 'S' } }),
        )
      ).Item;
    expect(await itemOf(secret)).toBeUndefined();
    expect(await itemOf(hashSecret('itinerary', secret))).toMatchObject({ linkId: link.id });
    expect(JSON.stringify(await itemOf(hashSecret('itinerary', secret)))).not.toContain(secret);
  });

  it('that was withdrawn or is over shows nothing and does nothing, and says so to who holds it', async () => {
    const [gone, over] = [await itinerary(), await itinerary()];
    await ok(withdraw, agency.users.agent, { body: { artistId: agency.artist.id, id: gone.link.id } });
    const Key = { pk: recordPk(agency.tenantId, 'artist', noOf(agency.artist.id)), sk: `L#${over.link.id}` };
    const values = { ':then': '2001-01-01T00:00:00.000Z' };
    const TableName = process.env.TABLE_NAME;
    const past = { UpdateExpression: 'SET expiresAt = :then', ExpressionAttributeValues: values };
    await documents.send(new UpdateCommand({ TableName, Key, ...past }));
    for (const { secret } of [gone, over]) {
      const { body } = await new Visitor().call(open, secret);
      expect(body.state).toBe(secret === gone.secret ? 'withdrawn' : 'expired');
      expect(body.sheet).toBeUndefined();
      for (const [route, sent] of [[seen, { version: 'x' }] as const, [mails, { mails: true }] as const])
        expect(codeOf(await new Visitor().knock(route, { secret }, JSON.stringify(sent)))).toBe('403 link.ended');
    }
  });

  it('shows what changes to its holder alone: a copy is asked for again each time', async () => {
    const { secret } = await itinerary();
    const { headers } = await new Visitor().knock(open, { secret });
    expect(headers?.['cache-control']).toBe('private, must-revalidate');
  });
});

describe('a feed', () => {
  it('says of an unknown address what every door says', async () => {
    for (const file of ['x.ics', `${createSecret()}.ics`])
      expect((await new Visitor().knock(FEED_DOOR.route, { file })).statusCode).toBe(404);
  });
});

describe.each(named(FORM_DOORS))('%s', (_, { route, params, body }) => {
  it('says the same of a form that never was and of one that is gone', async () => {
    const form = await makeForm(agency);
    await ok(webformContract.routes.remove, agency.users.agent, { body: { id: form.id } });
    const replies = await Promise.all(
      ['short', 'A'.repeat(22), form.address].map((key) => new Visitor().knock(route, params(key), textOf(body))),
    );
    expect(replies.map(codeOf)).toEqual(Array(3).fill('404 notFound'));
  });
});
