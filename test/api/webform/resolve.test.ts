import { beforeAll, describe, expect, it } from 'vitest';
import { showStore } from '#functions/domains/booking/show/store.ts';
import { tellRejection, tellRequest } from '#functions/domains/booking/webform/public/tell.ts';
import { notificationsOf } from '#functions/domains/reference/notification/store.ts';
import { companyStore } from '#functions/domains/relations/company/store.ts';
import { contactStore } from '#functions/domains/relations/contact/store.ts';
import { emit } from '#functions/platform/record/emit.ts';
import { showContract } from '#shared/domains/booking/show/contract.ts';
import { webformContract } from '#shared/domains/booking/webform/contract.ts';
import type { Webform } from '#shared/domains/booking/webform/schemas.ts';
import type { Submission } from '#shared/domains/booking/webform/submission.ts';
import { companyContract } from '#shared/domains/relations/company/contract.ts';
import { instantOf } from '#shared/kernel/time/zone.ts';
import { expectAnswerable } from '#test/support/answerable.ts';
import { type Caller, call, ok, refusal } from '#test/support/api.ts';
import { type Agency, makeAgency, makeCompany, makeSignedIn, showInput } from '#test/support/fixtures.ts';
import { mailbox } from '#test/support/mailbox.ts';
import { setApprovals } from '../approval/agency.ts';
import { makeForm, typed } from './agency.ts';
import { Stranger } from './visitor.ts';

const agreement = await mailbox();
const { log, request, approve, reject } = webformContract.routes;
let agency: Agency;
let other: Agency;
let form: Webform;
beforeAll(async () => {
  [agency, other] = [await makeAgency(), await makeAgency()];
  form = await makeForm(agency);
});

let minute = 0;
/** A request that has come in; each at another minute. */
async function asked(more: Readonly<Record<string, string>> = {}): Promise<Submission> {
  const startTime = `20:${String(minute++).padStart(2, '0')}`;
  await new Stranger(form.address).post(typed(agency, form, { startTime, ...more }));
  const { rows } = await ok(log, agency.users.agent, { body: { webformId: form.id } });
  const found = rows.find(({ answers }) => answers.startTime === startTime);
  if (!found) throw new Error('the request did not come in');
  return found;
}
const open = ({ showId }: Submission) => ok(request, agency.users.agent, { params: { id: showId } });
const discard = { action: 'discard' } as const;
const written = (submissionId: string) => ({
  id: `${submissionId}0`,
  tenantId: agency.tenantId,
  actorId: 'x',
  at: new Date().toISOString(),
});
const received = (submissionId: string) => ({ ...written(submissionId), ...emit('webformReceived', { submissionId }) });
const rejected = (submissionId: string, text: string) => ({
  ...written(submissionId),
  ...emit('webformRejected', { submissionId, text, sender: agency.users.agent.user.id }),
});

describe('who may be meant', () => {
  it('is found by e-mail and by name and city', async () => {
    const address = { city: 'Gent', countryId: 'BE' };
    const mailed = await makeCompany(agency.tenantId, {
      name: 'NS Events',
      roles: ['promoter'],
      address,
      email: 'mo@nightshift.example',
    });
    const named = await makeCompany(agency.tenantId, { name: 'Vooruit', roles: ['venue'], address });
    const found = await open(await asked({ venueName: 'vooruit', venueCity: 'Gent' }));
    expect(found.promoters).toMatchObject([{ companyId: mailed.id, by: ['email'] }]);
    expect(found.venues).toMatchObject([{ companyId: named.id, cityCountry: 'Gent, BE', by: ['name'] }]);
  });
});

describe('approval', () => {
  it('merges the promoter, adds the venue, and the show enters the normal life with the venue’s clock', async () => {
    const came = await asked();
    const { show } = await open(came);
    const after = await ok(approve, agency.users.agent, {
      body: {
        showId: show.id,
        rev: show.rev,
        venue: { action: 'add' },
        promoter: { action: 'merge', companyId: agency.company.id },
      },
    });
    expect(after).toMatchObject({
      promoter: { companyId: agency.company.id },
      venue: { name: 'Turbinehal', cityCountry: 'Ghent, BE' },
      phase: 'options',
      number: show.number,
    });
    expect(after.isPreliminary).toBeUndefined();
    const venue = await ok(companyContract.routes.get, agency.users.agent, {
      params: { id: after.venue?.venueId ?? '' },
    });
    expect(venue).toMatchObject({ roles: ['venue'], capacity: 1200, address: { city: 'Ghent', countryId: 'BE' } });
    expect(venue.statusId).toBe(agency.statuses.find((s) => s.mainArea === 'company' && s.isDefault)?.id);
    const again = { showId: show.id, rev: after.rev, promoter: discard, venue: discard };
    expect(refusal(await call(approve, agency.users.agent, { body: again }))).toBe('409 webform.decided');
  });

  it('gives an added venue the clock of its place where that is certain, else the show keeps its artist’s', async () => {
    const added = async (venueCity: string) => {
      const { show } = await open(await asked({ venueCity, venueCountry: 'US' }));
      const body = { showId: show.id, rev: show.rev, promoter: discard, venue: { action: 'add' } } as const;
      return ok(approve, agency.users.agent, { body });
    };
    const [york, springfield] = [await added('New York'), await added('Springfield')];
    expect(york).toMatchObject({ zone: 'America/New_York', venue: { zone: 'America/New_York' } });
    expect(york.startAt).toBe(instantOf(york.start, 'America/New_York'));
    expect(springfield).toMatchObject({
      zone: 'Europe/Amsterdam',
      startAt: instantOf(springfield.start, 'Europe/Amsterdam'),
    });
    expect(springfield.venue?.zone).toBeUndefined();
  });

  it('adds the promoter with the one who asked as contact', async () => {
    const { show } = await open(await asked({ company: 'Fresh Nights' }));
    const body = { showId: show.id, rev: show.rev, promoter: { action: 'add' }, venue: discard } as const;
    const after = await ok(approve, agency.users.agent, { body });
    expect(after).toMatchObject({ promoter: { name: 'Fresh Nights' }, contact: { fullName: 'Mo Peeters' } });
    expect(after.venue).toBeUndefined();
  });

  it('brings the one who asked to the promoter that is known, once', async () => {
    const approvedBy = async (user: Caller, more: Readonly<Record<string, string>>) => {
      const { show } = await open(await asked(more));
      const promoter = { action: 'merge', companyId: agency.company.id } as const;
      return ok(approve, user, { body: { showId: show.id, rev: show.rev, promoter, venue: discard } });
    };
    const asker = { contactName: 'Kim de Boer', email: 'kim@known.example', phone: '+31 20 555 0101' };
    const { contact } = await approvedBy(agency.users.agent, asker);
    expect(contact).toMatchObject({ fullName: 'Kim de Boer', email: asker.email });
    const kept = await contactStore.get(agency, contact?.contactId ?? '');
    expect(kept).toMatchObject({ phone: asker.phone, positions: [{ companyId: agency.company.id }] });
    expect(kept.statusId).toBe(agency.statuses.find((s) => s.mainArea === 'contact' && s.isDefault)?.id);
    expect((await approvedBy(agency.users.agent, asker)).contact?.contactId).toBe(contact?.contactId);
    const permissions = agency.users.agent.user.permissions.filter((one) => one !== 'contact.create');
    const clerk = await makeSignedIn(agency.tenantId, { role: 'agent', permissions });
    expect((await approvedBy(clerk, { email: 'nobody@known.example' })).contact).toBeUndefined();
  });

  it('adds promoter and contact that wait for approval where who adds them may not give it', async () => {
    const own = await makeAgency();
    await setApprovals(own, ['company', 'contact']);
    const rights = own.users.agent.user.permissions.filter((one) => !/^(company|contact)\.approve$/.test(one));
    const clerk = await makeSignedIn(own.tenantId, { role: 'agent', permissions: rights });
    const asks = await makeForm(own);
    await new Stranger(asks.address).post(typed(own, asks));
    const [came] = (await ok(log, clerk, { body: { webformId: asks.id } })).rows;
    const { show } = await ok(request, clerk, { params: { id: came?.showId ?? '' } });
    const body = { showId: show.id, rev: show.rev, promoter: { action: 'add' }, venue: discard } as const;
    const { promoter, contact } = await ok(approve, clerk, { body });
    expect(await companyStore.get(own, promoter?.companyId ?? '')).toMatchObject({ isPreliminary: true });
    expect(await contactStore.get(own, contact?.contactId ?? '')).toMatchObject({ isPreliminary: true });
  });

  it('of the show as it stands decides the request too, behind the options that wait', async () => {
    const came = await asked();
    const { show } = await open(came);
    const { artists, start, end } = show;
    const same = showInput(agency, { start, end, artistIds: artists.map(({ artistId }) => artistId) });
    const first = await ok(showContract.routes.insert, agency.users.agent, { body: same });
    const unresolved = await call(showContract.routes.approve, agency.users.agent, {
      body: { showId: show.id, rev: show.rev },
    });
    expect([refusal(unresolved), unresolved.body.errors?.[0]?.field]).toEqual(['409 show.unresolved', 'promoterId']);
    const ctx = { tenantId: agency.tenantId, now: new Date(), actor: { userId: 'test', name: 'Test' } };
    const before = await showStore.get(ctx, show.id);
    const { asked: _names, ...resolved } = before;
    const { rev } = await showStore.update(ctx, before, resolved);
    const body = { showId: show.id, rev };
    const after = await ok(showContract.routes.approve, agency.users.agent, { body });
    expect(after.rank).toBeGreaterThan(first.rank);
    expect((await open(came)).submission).toMatchObject({ state: 'approved', decidedBy: expect.any(String) });
    const again = { ...body, rev: after.rev, promoter: discard, venue: discard };
    expect(refusal(await call(approve, agency.users.agent, { body: again }))).toBe('409 webform.decided');
  });

  it('is refused to who lacks the right, who saw an older state, and elsewhere', async () => {
    const { show } = await open(await asked());
    const body = { showId: show.id, rev: show.rev, promoter: discard, venue: discard };
    expect(refusal(await call(approve, agency.users.assistant, { body }))).toBe('403 denied');
    expect(refusal(await call(approve, other.users.agent, { body }))).toBe('404 notFound');
    expect(refusal(await call(approve, agency.users.agent, { body: { ...body, rev: 0 } }))).toBe('409 stale');
    const foreign = { action: 'merge', companyId: other.company.id } as const;
    expect(refusal(await call(approve, agency.users.agent, { body: { ...body, promoter: foreign } }))).toBe(
      '404 notFound',
    );
    const noVenue = { action: 'merge', companyId: agency.company.id } as const;
    const wrong = await call(approve, agency.users.agent, { body: { ...body, venue: noVenue } });
    expect([refusal(wrong), wrong.body.errors?.[0]?.field]).toEqual(['400 choice', 'venue']);
  });
});

describe('refusal', () => {
  it.each(['rejected', 'duplicate', 'spam'] as const)('as %s takes the show away and stays in the log', async (as) => {
    const came = await asked();
    const { show } = await open(came);
    const body = { showId: show.id, rev: show.rev, as, reason: 'On holiday' };
    expect(await ok(reject, agency.users.agent, { body })).toMatchObject({ state: as, reason: 'On holiday' });
    expect(refusal(await call(showContract.routes.get, agency.users.agent, { params: { id: show.id } }))).toBe(
      '404 notFound',
    );
    const { rows } = await ok(log, agency.users.agent, { body: { webformId: form.id, state: as } });
    expect(rows.map(({ id }) => id)).toContain(came.id);
  });

  it('is mailed with its text to the one who asked', async () => {
    const came = await asked({ email: 'sorry@nightshift.example' });
    await tellRejection(rejected(came.id, 'We are fully booked'), 1);
    const mail = agreement.mails.find(({ to }) => to.includes('sorry@nightshift.example'));
    expectAnswerable(mail);
    expect(mail?.text).toContain('We are fully booked');
  });

  it('is mailed once the mail service is up again, and not twice', async () => {
    const came = await asked({ email: 'later@nightshift.example' });
    const rejection = rejected(came.id, 'Another time');
    agreement.service.refuses = 'ServiceUnavailable';
    await expect(tellRejection(rejection, 1)).rejects.toThrow();
    delete agreement.service.refuses;
    for (const again of [rejection, rejection]) await tellRejection(again, 1);
    expect(agreement.mails.filter(({ to }) => to.includes('later@nightshift.example'))).toHaveLength(1);
  });
});

describe('who hears of it', () => {
  it('the one who asked too, though the mail service refused at first, and once', async () => {
    const { id } = await asked({ email: 'slow@nightshift.example' });
    agreement.service.refuses = 'ServiceUnavailable';
    await expect(tellRequest(received(id), 1)).rejects.toThrow();
    delete agreement.service.refuses;
    for (const again of [received(id), received(id)]) await tellRequest(again, 1);
    expect(agreement.mails.filter(({ to }) => to.includes('slow@nightshift.example'))).toHaveLength(1);
  });

  it('all whom a mail reaches, though one address is refused', async () => {
    const came = await asked({ email: 'reached@nightshift.example' });
    agreement.mails.length = 0;
    await tellRequest(received((await asked()).id), 1);
    // The first receiver's, while the one who asked is thanked last.
    const [first] = agreement.mails;
    agreement.service.refusesTo = first?.to;
    await tellRequest(received(came.id), 1);
    expect(first?.to).not.toContain('nightshift.example');
    delete agreement.service.refusesTo;
    expect(agreement.mails.filter(({ to }) => to.includes('reached@nightshift.example'))).toHaveLength(1);
  });

  it('the receivers once, and the one who asked once a day, without what was typed', async () => {
    const [first, second] = [
      await asked({ email: 'day@nightshift.example' }),
      await asked({ email: 'day@nightshift.example' }),
    ];
    for (const { id } of [first, first, second]) await tellRequest(received(id), 1);
    const notes = await notificationsOf(agency.tenantId, agency.users.agent.user.id);
    const told = notes.filter(({ kind, target }) => kind === 'webformReceived' && target.includes(first.showId));
    // The day as its reader writes it, never `2027-05-21`.
    for (const { subject } of told) expect(subject).toMatch(/, \w+, \w+ \d+, \d{4}$/);
    expect(told).toHaveLength(1);
    const thanks = agreement.mails.filter(({ to }) => to.includes('day@nightshift.example'));
    expect(thanks).toHaveLength(1);
    expectAnswerable(thanks[0]);
    expect(thanks[0]?.text).not.toContain('Hello there');
    expect(thanks[0]?.text).not.toContain('Turbinehal');
    const staff = agreement.mails.filter(({ to }) => to.includes(agency.users.agent.user.email));
    expect(staff.some(({ text }) => text.includes('Turbinehal'))).toBe(true);
  });
});

it('is refused with the show that is deleted, and waits again with one that comes back', async () => {
  const came = await asked();
  const state = async () => {
    const { rows } = await ok(log, agency.users.agent, { body: { webformId: form.id } });
    return rows.find(({ id }) => id === came.id);
  };
  await ok(showContract.routes.remove, agency.users.agent, { params: { id: came.showId } });
  expect(await state()).toMatchObject({ state: 'rejected', decidedBy: agency.users.agent.user.name });
  await ok(showContract.routes.restore, agency.users.agent, { params: { id: came.showId } });
  expect(await state()).toMatchObject({ state: 'received' });
  expect((await open(came)).show.isPreliminary).toBe(true);
});
