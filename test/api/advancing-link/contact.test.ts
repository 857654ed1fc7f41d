import { expect, it } from 'vitest';
import type { AdvancingRequest } from '#shared/domains/journeys/advancing/schemas.ts';
import { contactContract } from '#shared/domains/relations/contact/contract.ts';
import {
  confirmedShow,
  newTemplate,
  requestInput,
  seen as seenItems,
  routes as staff,
} from '#test/api/advancing/requests.ts';
import { call, ok, refusal } from '#test/support/api.ts';
import { makeAgency } from '#test/support/fixtures.ts';
import { mailbox } from '#test/support/mailbox.ts';
import { opened, PAUL, routes, secretIn, settle, staffView } from './invited.ts';

const [post, agency] = await Promise.all([mailbox(), makeAgency()]);
const { agent, readOnly } = agency.users;
const SECTIONS = [
  {
    key: 'all',
    name: 'All',
    questions: [
      { key: 'rep', kind: 'contact', label: 'Promoter rep' },
      { key: 'crew', kind: 'persons', label: 'Crew' },
    ],
  },
];
const FEMKE = { name: 'Femke de Wit', role: '', phone: '+31612345678', email: 'Femke@hall.example' };
const BO = { name: 'Bo', role: 'Rigger', phone: '', email: '' };
const contacts = async (keyword: string) => (await ok(contactContract.routes.list, agent, { body: { keyword } })).rows;
const take = (view: AdvancingRequest, key: string, index = 0) => ({
  params: { id: view.id },
  body: { ...(seenItems(view, key)[0] ?? { key, rev: 0 }), index },
});

/** A request whose questions for people are answered. */
async function answered(): Promise<AdvancingRequest> {
  const template = await newTemplate(agency, `People ${Math.random()}`, SECTIONS);
  const show = await confirmedShow(agency);
  const { id } = await ok(staff.create, agent, { body: requestInput(show.id, template.id, { invitees: [PAUL] }) });
  await ok(staff.send, agent, { params: { id }, body: {} });
  await settle(agency, id);
  const secret = secretIn(post.mails);
  const { visitor } = await opened(secret);
  const items = [
    { key: 'rep', rev: 0, value: FEMKE },
    { key: 'crew', rev: 0, value: [FEMKE, BO] },
  ];
  expect((await visitor.call(routes.provide, secret, { items })).status).toBe(200);
  return staffView(agency, id);
}

it('becomes a contact once, with a role on the show, also when two press at once', async () => {
  const view = await answered();
  expect(await contacts('Femke')).toEqual([]);
  const denied = await call(staff.takeContact, readOnly, take(view, 'rep'));
  expect(refusal(denied)).toBe('403 denied');
  const both = await Promise.all([1, 2].map(() => call(staff.takeContact, agent, take(view, 'rep'))));
  expect(both.map(({ status }) => status)).toEqual([200, 200]);
  await ok(staff.takeContact, agent, take(view, 'rep'));
  const [contact, ...others] = await contacts('Femke');
  expect(others).toEqual([]);
  expect(contact).toMatchObject({ firstName: 'Femke de', lastName: 'Wit', email: 'Femke@hall.example' });
  const now = await staffView(agency, view.id);
  expect(now.contacts).toEqual([
    { key: 'rep', index: 0, contactId: contact?.id, name: 'Femke de Wit', role: 'Promoter rep' },
  ]);
});

it('takes the contact with the same address, and needs none', async () => {
  const view = await answered();
  const [known] = await contacts('Femke');
  await ok(staff.takeContact, agent, take(view, 'crew'));
  await ok(staff.takeContact, agent, take(view, 'crew', 1));
  await ok(staff.takeContact, agent, take(view, 'crew', 1));
  expect((await contacts('Femke')).map(({ id }) => id)).toEqual([known?.id]);
  expect(await contacts('Bo')).toHaveLength(1);
  const { contacts: taken } = await staffView(agency, view.id);
  expect(taken?.map(({ name, role }) => [name, role])).toEqual([
    ['Femke de Wit', 'Crew'],
    ['Bo', 'Rigger'],
  ]);
  expect(refusal(await call(staff.takeContact, agent, take(view, 'crew', 2)))).toBe('422 advancing.value');
  const stale = take(view, 'rep');
  const old = { ...stale, body: { ...stale.body, rev: 9 } };
  expect(refusal(await call(staff.takeContact, agent, old))).toBe('409 advancing.itemStale');
});
