import { beforeAll, describe, expect, it } from 'vitest';
import { promiseNews, tellNews } from '#functions/domains/calendars/itinerary/public/news.ts';
import { activityOf } from '#functions/platform/record/activity.ts';
import { showContract } from '#shared/domains/booking/show/contract.ts';
import { timetableContract } from '#shared/domains/booking/timetable/contract.ts';
import { itineraryContract } from '#shared/domains/calendars/itinerary/contract.ts';
import { artistContract } from '#shared/domains/relations/artist/contract.ts';
import type { OutboxEntry } from '#shared/events.ts';
import { noOf } from '#shared/kernel/record/ids.ts';
import type { Locale } from '#shared/kernel/text/locale.ts';
import { Visitor } from '#test/api/link/door.ts';
import { expectAnswerable } from '#test/support/answerable.ts';
import { ok, refusal } from '#test/support/api.ts';
import { type Agency, makeAgency, showInput } from '#test/support/fixtures.ts';
import { mailbox } from '#test/support/mailbox.ts';
import { NEXT_YEAR } from '#test/support/next-year.ts';
import { workOff } from '#test/support/outbox.ts';

const agreement = await mailbox();
const { share, open, seen, mails, withdraw, links } = itineraryContract.routes;
const HOUR = 3_600_000;
let agency: Agency;
let showId: string;
beforeAll(async () => {
  agency = await makeAgency();
  const statusId = agency.status('Confirmed').id;
  const input = showInput(agency, { start: `${NEXT_YEAR}-07-01T20:00`, end: `${NEXT_YEAR}-07-01T22:00`, statusId });
  showId = (await ok(showContract.routes.insert, agent(), { body: input })).id;
});

const agent = () => agency.users.agent;
const whose = () => ({ artistId: agency.artist.id });
const mailsTo = (to: string) => agreement.mails.filter((mail) => mail.to === to);
const secretIn = (text = '') => [...text.matchAll(/\/itinerary\/([\w-]{43})/g)].at(-1)?.[1] ?? '';
const later = (hours: number) => new Date(Date.now() + hours * HOUR);

/** The job at a time, and what it has promised. */
async function run(now: Date): Promise<void> {
  await promiseNews(now);
  const log = await activityOf(agency.tenantId, 'artist', noOf(agency.artist.id), 50);
  const at = now.toISOString();
  const promised = log as unknown as { id: string; at: string; outbox?: readonly OutboxEntry<'itineraryChanged'>[] }[];
  for (const { id, outbox } of promised.filter((entry) => entry.at === at && entry.outbox?.length))
    for (const { payload } of outbox ?? [])
      await tellNews(
        { id: `${id}#0`, type: 'itineraryChanged', tenantId: agency.tenantId, actorId: 'x', at, payload },
        1,
      );
}
async function shareWith(name: string, locale: Locale = 'en') {
  const email = `${name}@party.example`;
  const recipients = [{ name, email, locale }];
  await ok(share, agent(), { body: { ...whose(), from: `${NEXT_YEAR}-07-01`, to: `${NEXT_YEAR}-07-02`, recipients } });
  await workOff({ tenantId: agency.tenantId, entity: 'artist', id: agency.artist.id }, 'itineraryLink');
  return { email, secret: secretIn(mailsTo(email)[0]?.text) };
}
const addEntry = (label: string) =>
  ok(timetableContract.routes.create, agent(), {
    body: { showId, date: `${NEXT_YEAR}-07-01`, kind: 'other', label, start: '15:00' },
  });

describe('who holds an itinerary', () => {
  it('is told of changes once an hour, in their language, with a link that works', async () => {
    const { email } = await shareWith('nina', 'nl');
    await addEntry('Press');
    await run(later(0.5));
    expect(mailsTo(email)).toHaveLength(1);
    await run(later(1.1));
    const [, told] = mailsTo(email);
    expectAnswerable(told);
    expect(told?.text).toMatch(/Het reisschema van First Artist is gewijzigd/);
    expect(told?.text).toMatch(new RegExp(`dag 1 juli ${NEXT_YEAR}`));
    expect((await new Visitor().call(open, secretIn(told?.text))).body.sheet?.mails).toBe(true);
    await addEntry('More press');
    await run(later(1.6));
    expect(mailsTo(email)).toHaveLength(2);
    await run(later(2.2));
    await run(later(3.3));
    expect(mailsTo(email)).toHaveLength(3);
  });

  it('is told again when the artist comes back', async () => {
    const { email } = await shareWith('gone');
    const { remove, restore } = artistContract.routes;
    await ok(remove, agency.users.administrator, { params: { id: agency.artist.id } });
    await run(later(1.1));
    await ok(restore, agency.users.administrator, { params: { id: agency.artist.id } });
    await addEntry('Welcome back');
    await run(later(2.2));
    expect(mailsTo(email)).toHaveLength(2);
  });

  it('is not told of what they have seen themselves', async () => {
    const { email, secret } = await shareWith('rui');
    await addEntry('Radio');
    const { body } = await new Visitor().call(open, secret);
    await new Visitor().call(seen, secret, { version: body.sheet?.version ?? '' });
    await run(later(1.1));
    expect(mailsTo(email)).toHaveLength(1);
  });

  it('can stop the mails by the one they got, and want them again', async () => {
    const { email, secret } = await shareWith('iris');
    await addEntry('Signing');
    await run(later(1.1));
    const stop = mailsTo(email)[1]?.text ?? '';
    expect(stop).toMatch(/\?mails=stop/);
    expect((await new Visitor().call(mails, secretIn(stop), { mails: false })).body).toEqual({ mails: false });
    await addEntry('Dinner');
    await run(later(2.2));
    expect(mailsTo(email)).toHaveLength(2);
    expect((await new Visitor().call(open, secret)).body.sheet?.mails).toBe(false);
    const { rows } = await ok(links, agent(), { body: whose() });
    expect(rows.find(({ recipient }) => recipient.email === email)?.isQuiet).toBe(true);
    await new Visitor().call(mails, secret, { mails: true });
    await addEntry('Party');
    await run(later(3.3));
    expect(mailsTo(email)).toHaveLength(3);
  });

  it('hears nothing once the link has ended, or without an address', async () => {
    const { email, secret } = await shareWith('lou');
    const { rows } = await ok(links, agent(), { body: whose() });
    const id = rows.find(({ recipient }) => recipient.email === email)?.id ?? '';
    await addEntry('Late change');
    await ok(withdraw, agent(), { body: { ...whose(), id } });
    await run(later(1.1));
    expect(mailsTo(email)).toHaveLength(1);
    expect(refusal(await new Visitor().call(mails, secret, { mails: true }))).toBe('403 link.ended');
    const recipients = [{ name: 'Nobody' }];
    const days = { from: `${NEXT_YEAR}-07-01`, to: `${NEXT_YEAR}-07-02` };
    const shared = await ok(share, agent(), { body: { ...whose(), ...days, recipients } });
    const bare = secretIn(shared.rows[0]?.url);
    expect((await new Visitor().call(open, bare)).body.sheet?.mails).toBeUndefined();
    expect(refusal(await new Visitor().call(mails, bare, { mails: true }))).toBe('400 itinerary.noAddress');
  });
});
