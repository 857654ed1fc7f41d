import { describe, expect, it } from 'vitest';
import { measure } from '#functions/platform/data/capacity-meter.ts';
import { routes as staff } from '#test/api/advancing/requests.ts';
import { Visitor } from '#test/api/link/door.ts';
import { call, ok, refusal } from '#test/support/api.ts';
import { makeAgency } from '#test/support/fixtures.ts';
import { mailbox } from '#test/support/mailbox.ts';
import { invited, itemsOf, linksTo, opened, PAUL, provide, routes, secretIn, settle, staffView } from './invited.ts';

const [post, agency] = await Promise.all([mailbox(), makeAgency()]);
const { agent } = agency.users;
const { door, open, see, save, versions } = routes;
const VERA = { name: 'Vera', email: 'vera@venue.example', sections: ['other'] };

describe('the door of a request', () => {
  it('names the sender and not the show, and changes nothing by GET', async () => {
    const { request, secret } = await invited(agency, post.mails);
    const before = await linksTo(agency, request.id);
    for (let i = 0; i < 3; i++) {
      const { body } = await new Visitor().call(door, secret);
      expect(body).toMatchObject({ kind: 'advancing', state: 'live', isPassedOn: false });
      expect(JSON.stringify(body)).not.toContain(request.show.title);
    }
    expect(await linksTo(agency, request.id)).toEqual(before);
    expect((await staffView(agency, request.id)).state).toBe('sent');
    expect(refusal(await new Visitor().call(see, secret, {}))).toBe('403 invalidLoginSession');
  });

  it('opens by a press, once in the log, and lives until 7 days after the show', async () => {
    const { request, secret } = await invited(agency, post.mails);
    await opened(secret);
    await opened(secret);
    const [link] = await linksTo(agency, request.id);
    expect([link?.opens, link?.expiresAt]).toEqual([2, '2027-05-28T21:00:00.000Z']);
    const { state, invitees } = await staffView(agency, request.id);
    expect([state, invitees[0]?.state]).toEqual(['opened', 'opened']);
  });

  it('lets staff look without a trace', async () => {
    const { request, secret } = await invited(agency, post.mails);
    const visitor = Visitor.signedIn(agent);
    const { body } = await visitor.call(open, secret, {});
    expect(body.isPreview).toBe(true);
    expect((await staffView(agency, request.id)).state).toBe('sent');
    expect(refusal(await visitor.call(save, secret, { key: 'parking', rev: 0, value: 'x' }))).toBe('403 staffSession');
  });

  it('is copied by those who may send, once a press', async () => {
    const { request } = await invited(agency, post.mails);
    const params = { id: request.id };
    const { rows } = await ok(routes.links, agent, { params });
    expect(rows).toMatchObject([{ state: 'live', person: { participantId: request.invitees[0]?.id } }]);
    const linkId = rows[0]?.id ?? '';
    const { url } = await ok(routes.copy, agent, { params: { ...params, linkId }, body: {} });
    expect((await opened(url.split('/').at(-1) ?? '')).seen.recipientName).toBe('Paul');
    const { readOnly } = agency.users;
    expect(refusal(await call(routes.copy, readOnly, { params: { ...params, linkId }, body: {} }))).toBe('403 denied');
    const other = await invited(agency, post.mails);
    const foreign = { id: other.request.id, linkId };
    expect(refusal(await call(routes.copy, agent, { params: foreign, body: {} }))).toBe('404 notFound');
  });

  it('reads for 4 units at the door', async () => {
    const { secret } = await invited(agency, post.mails);
    const { usage } = await measure(() => new Visitor().call(door, secret));
    // The write counts the calls of this address.
    expect([usage.reads <= 4, usage.writes]).toEqual([true, 1]);
  });
});

describe('the page of a request', () => {
  it('shows the reader’s questions in their language, and nothing internal', async () => {
    const { request, secret } = await invited(agency, post.mails, { invitees: [PAUL, VERA] });
    await ok(staff.write, agent, { params: { id: request.id }, body: { list: 'notes', text: 'Never for outsiders' } });
    const { visitor } = await opened(secret);
    const { body } = await visitor.call(see, secret, { locale: 'de' });
    expect(body.sections.map(({ name, questions }) => [name, questions.map(({ label }) => label)])).toEqual([
      ['Alles', ['Einlass', 'loadin', 'parking', 'capacity', 'billing']],
    ]);
    expect(body.people).toMatchObject([
      { name: 'Paul', sections: ['Alles'], isMe: true },
      { name: 'Vera', sections: ['Other'], isMe: false },
    ]);
    expect(body).toMatchObject({ missing: ['doors', 'loadin'], progress: { asked: 4, answered: 0 }, canAnswer: true });
    const shown = JSON.stringify(body);
    for (const hidden of [
      'Never for',
      'Only for',
      'timetable.',
      '@venue',
      'takeOver',
      'showValue',
      'templateId',
      'sound',
    ])
      expect(shown).not.toContain(hidden);
    expect(refusal(await visitor.call(versions, secret, { key: 'secret' }))).toBe('403 advancing.notYours');
    expect(refusal(await visitor.call(save, secret, { key: 'sound', rev: 0, value: 'x' }))).toBe(
      '403 advancing.notYours',
    );
  });

  it('keeps a draft for its author alone, and disturbs nobody', async () => {
    const people = [PAUL, { ...VERA, sections: ['all'] }];
    const { request, secret } = await invited(agency, post.mails, { invitees: people });
    const veras = secretIn(post.mails, VERA.email);
    const [{ visitor: paul }, { visitor: vera }] = [await opened(secret), await opened(veras)];
    const { rev } = await staffView(agency, request.id);
    const saved = await paul.call(save, secret, { key: 'parking', rev: 0, value: 'half a sente' });
    expect(saved.body).toMatchObject({ key: 'parking', rev: 0, draft: 'half a sente', state: 'open' });
    const [own, others] = [await paul.call(see, secret, {}), await vera.call(see, veras, {})];
    expect(own.body.answers.find(({ key }) => key === 'parking')?.draft).toBe('half a sente');
    expect(JSON.stringify([others.body, await staffView(agency, request.id)])).not.toContain('half a sente');
    expect((await staffView(agency, request.id)).rev).toBe(rev);
    expect((await new Visitor().call(see, secret, {})).status).toBe(403);
  });

  it('shows the second of two the first one’s answer', async () => {
    const people = [PAUL, { ...VERA, sections: ['all'] }];
    const { secret } = await invited(agency, post.mails, { invitees: people });
    const veras = secretIn(post.mails, VERA.email);
    const { visitor: paul } = await opened(secret);
    const { visitor: vera, seen } = await opened(veras);
    expect((await provide(paul, secret, { doors: '19:00' })).status).toBe(200);
    const late = await vera.call(routes.provide, veras, { items: itemsOf(seen, { doors: '20:00' }) });
    expect(refusal(late)).toBe('409 advancing.itemStale');
    expect((late.body as { current?: unknown }).current).toMatchObject({
      key: 'doors',
      rev: 1,
      value: '19:00',
      said: { name: 'Paul', isMine: false },
    });
    expect((await provide(vera, veras, { doors: '20:00' })).status).toBe(200);
    const { body } = await paul.call(versions, secret, { key: 'doors' });
    expect(body.rows).toMatchObject([
      { n: 1, value: '19:00', said: { name: 'Paul', isMine: true } },
      { n: 2, value: '20:00', said: { name: 'Vera', isMine: false } },
    ]);
  });

  it('ends with its sender’s word, and asks for a new link once a day', async () => {
    const { request, secret } = await invited(agency, post.mails);
    const { visitor } = await opened(secret);
    await ok(staff.withdraw, agent, { params: { id: request.id }, body: { reason: 'The show is off.' } });
    expect(refusal(await provide(visitor, secret, { doors: '19:00' }))).toMatch(/^4/);
    await settle(agency, request.id);
    expect((await new Visitor().call(door, secret)).body.state).toBe('withdrawn');
    expect(refusal(await visitor.call(see, secret, {}))).toBe('403 link.ended');
    expect(post.mails.findLast(({ to }) => to === PAUL.email)?.text).toContain('The show is off.');
    expect((await visitor.call(routes.askAgain, secret, {})).status).toBe(200);
    expect(refusal(await visitor.call(routes.askAgain, secret, {}))).toBe('409 link.askedToday');
  });
});
