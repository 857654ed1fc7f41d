import { linksOf } from '#functions/domains/relations/link/store.ts';
import type { AdvancingRequest } from '#shared/domains/journeys/advancing/schemas.ts';
import { advancingLinkContract } from '#shared/domains/journeys/advancing-link/contract.ts';
import type { SeenRequest } from '#shared/domains/journeys/advancing-link/view.ts';
import { confirmedShow, newTemplate, requestInput, routes as staff } from '#test/api/advancing/requests.ts';
import { Visitor } from '#test/api/link/door.ts';
import { ok } from '#test/support/api.ts';
import type { Agency } from '#test/support/fixtures.ts';
import { workOff } from '#test/support/outbox.ts';

export const { routes } = advancingLinkContract;
export const PAUL = { name: 'Paul', email: 'paul@venue.example', sections: ['all'] };
type Mails = readonly { readonly to: string; readonly text: string }[];

const question = (key: string, kind: string, more: object = {}) => ({ key, kind, label: key, ...more });
export const SECTIONS = [
  {
    key: 'all',
    name: 'All',
    names: { de: 'Alles' },
    questions: [
      question('doors', 'time', { mode: 'required', target: 'timetable.doors', labels: { de: 'Einlass' } }),
      question('loadin', 'time', { mode: 'required', target: 'timetable.loadIn' }),
      question('parking', 'text', { reuseAtVenue: true }),
      question('capacity', 'number', { target: 'show.capacity', takeOverAtOnce: true }),
      question('billing', 'text', { mode: 'readonly', preset: 'NOVA' }),
      question('secret', 'text', { mode: 'hidden', preset: 'Only for the agency' }),
    ],
  },
  { key: 'other', name: 'Other', questions: [question('sound', 'text')] },
];

/** Does what the writes of a request have promised. */
export const settle = ({ tenantId }: Agency, id: string) => workOff({ tenantId, entity: 'advancing', id }, 'advancing');

/** The secret of the last mail to an address. */
export const secretIn = (mails: Mails, to = PAUL.email): string => {
  const found = mails.findLast((one) => one.to === to && one.text.includes('/advancing/invitation/'));
  return /\/advancing\/invitation\/([\w-]{43})/.exec(found?.text ?? '')?.[1] ?? '';
};

interface Invited {
  readonly request: AdvancingRequest;
  readonly secret: string;
}
/** A request of a new template that is sent and mailed to Paul, or to others. */
export async function invited(agency: Agency, mails: Mails, more: object = {}, showId?: string): Promise<Invited> {
  const { agent } = agency.users;
  const template = await newTemplate(agency, `Template ${Math.random()}`, SECTIONS);
  const id = showId ?? (await confirmedShow(agency)).id;
  const input = requestInput(id, template.id, { invitees: [PAUL], ...more });
  const made = await ok(staff.create, agent, { body: input });
  const request = await ok(staff.send, agent, { params: { id: made.id }, body: {} });
  await settle(agency, request.id);
  return { request, secret: secretIn(mails) };
}

/** A browser that has opened the link. */
export async function opened(secret: string): Promise<{ visitor: Visitor; seen: SeenRequest }> {
  const visitor = new Visitor();
  const { status, body } = await visitor.call(routes.open, secret, {});
  if (status !== 200) throw new Error(JSON.stringify(body));
  return { visitor, seen: body };
}

/** The items of a provision, at the revisions that were seen. */
export const itemsOf = ({ answers }: SeenRequest, values: Readonly<Record<string, string | number>>) =>
  Object.entries(values).map(([key, value]) => ({
    key,
    value,
    rev: answers.find((one) => one.key === key)?.rev ?? 0,
  }));

export async function provide(visitor: Visitor, secret: string, values: Readonly<Record<string, string | number>>) {
  const { body: seen } = await visitor.call(routes.see, secret, {});
  return visitor.call(routes.provide, secret, { items: itemsOf(seen, values) });
}

export const staffView = ({ users }: Agency, id: string) => ok(staff.get, users.agent, { params: { id } });
export const linksTo = ({ tenantId }: Agency, id: string) => linksOf(tenantId, 'advancing', id);
