import { expect, it } from 'vitest';
import { companyContract } from '#shared/domains/relations/company/contract.ts';
import { CompanyInput } from '#shared/domains/relations/company/schemas.ts';
import { mergeContract } from '#shared/domains/relations/merge/contract.ts';
import { confirmedShow, seen, routes as staff } from '#test/api/advancing/requests.ts';
import { ok } from '#test/support/api.ts';
import { deliver } from '#test/support/deliver.ts';
import { makeAgency } from '#test/support/fixtures.ts';
import { mailbox } from '#test/support/mailbox.ts';
import { invited, opened, provide, routes, staffView } from './invited.ts';

const [post, agency] = await Promise.all([mailbox(), makeAgency()]);
const { agent } = agency.users;
const hall = (name: string) =>
  ok(companyContract.routes.create, agent, {
    body: { name, roles: ['venue'], address: { city: 'Lisboa', countryId: 'PT' }, capacity: 500 },
  });

it('keeps the offers of a venue that is merged into another', async () => {
  const [target, source] = [await hall('Hall'), await hall('The Hall')];
  const at = { venueId: source.id };
  const early = await confirmedShow(agency, { ...at, start: '2027-03-01T20:00', end: '2027-03-01T23:00' });
  const first = await invited(agency, post.mails, {}, early.id);
  const { visitor } = await opened(first.secret);
  await provide(visitor, first.secret, { doors: '19:00', loadin: '14:00', parking: 'behind the hall' });
  await visitor.call(routes.submit, first.secret, {});
  const items = seen(await staffView(agency, first.request.id), 'doors', 'loadin', 'parking');
  await ok(staff.approve, agent, { params: { id: first.request.id }, body: { items } });

  const show = await confirmedShow(agency, at);
  const { request } = await invited(agency, post.mails, {}, show.id);
  const offer = async () => (await staffView(agency, request.id)).answers.find(({ key }) => key === 'parking')?.offer;
  expect(await offer()).toMatchObject({ source: 'venue', value: 'behind the hall' });

  const params = { id: target.id, sourceId: source.id };
  const body = { rev: target.rev, sourceRev: source.rev, values: CompanyInput.parse(target) };
  const { id: mergeId } = await ok(mergeContract.routes.mergeCompany, agent, { params, body });
  await deliver(agency.tenantId, 'merge', { mergeId });
  await deliver(agency.tenantId, 'showChanged', { id: show.id });
  expect((await staffView(agency, request.id)).show).toMatchObject({ venueId: target.id, venue: 'Hall' });
  expect(await offer()).toMatchObject({ source: 'venue', value: 'behind the hall' });
});
