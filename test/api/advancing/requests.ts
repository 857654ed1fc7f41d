import type * as z from 'zod';
import {
  advancingStore,
  answersOf,
  changeWrites,
  headOf,
  requestOf,
} from '#functions/domains/journeys/advancing/store.ts';
import { commit } from '#functions/platform/data/write.ts';
import { showContract } from '#shared/domains/booking/show/contract.ts';
import type { ShowFieldsInput } from '#shared/domains/booking/show/schemas.ts';
import type { Command } from '#shared/domains/journeys/advancing/commands.ts';
import { advancingContract } from '#shared/domains/journeys/advancing/contract.ts';
import { decide } from '#shared/domains/journeys/advancing/rules.ts';
import type { AdvancingRequest } from '#shared/domains/journeys/advancing/schemas.ts';
import { advancingTemplateContract } from '#shared/domains/journeys/advancing-template/contract.ts';
import { ok } from '#test/support/api.ts';
import { type Agency, showInput } from '#test/support/fixtures.ts';

export const { routes } = advancingContract;
const GUEST = { kind: 'invitee', id: 'paul', name: 'Paul' } as const;
const NO_SHOW = { isConfirmed: true, isLocked: false, values: {} };

const question = (key: string, kind: 'time' | 'number' | 'text', more: object) => ({ key, kind, label: key, ...more });
const SECTIONS = [
  {
    key: 'all',
    name: 'All',
    questions: [
      question('doors', 'time', { mode: 'required', target: 'timetable.doors' }),
      question('capacity', 'number', { target: 'show.capacity' }),
      question('site', 'text', { target: 'venue.website' }),
      question('parking', 'text', { reuseAtVenue: true }),
    ],
  },
];

export const newTemplate = (agency: Agency, name: string, sections: readonly object[] = SECTIONS) =>
  ok(advancingTemplateContract.routes.create, agency.users.agent, { body: { name, sections: [...sections] as never } });

export const confirmedShow = (agency: Agency, more: Partial<z.input<typeof ShowFieldsInput>> = {}) =>
  ok(showContract.routes.insert, agency.users.agent, {
    body: showInput(agency, { statusId: agency.status('Confirmed').id, ...more }),
  });

const invitee = { name: 'Paul', email: 'paul@venue.example', sections: ['all'] };
export const requestInput = (showId: string, templateId: string, more: object = {}) => ({
  showId,
  templateId,
  invitees: [invitee],
  ...more,
});

/** A request that is sent for a show. */
export async function sentRequest(agency: Agency, showId: string, templateId: string): Promise<AdvancingRequest> {
  const { agent } = agency.users;
  const { id } = await ok(routes.create, agent, { body: requestInput(showId, templateId) });
  return ok(routes.send, agent, { params: { id }, body: {} });
}

/** Runs a command of the person who was invited, as their page will. */
export async function outside(agency: Agency, id: string, command: Command): Promise<void> {
  const { tenantId } = agency;
  const record = await requestOf({ tenantId }, id);
  const answers = await answersOf(tenantId, record.no);
  const now = new Date();
  const decision = decide({ request: record, answers }, command, now.toISOString());
  if ('error' in decision) throw decision.refusal;
  const ctx = { tenantId, now, actor: { userId: 'paul', name: 'Paul' } };
  const after = advancingStore.next(ctx, record, decision.request);
  const extra = changeWrites(tenantId, record.no, answers, decision);
  await commit(
    advancingStore.writes(ctx, headOf(record), headOf({ ...decision.request, ...after }), {
      action: command.type,
      extra,
    }),
  );
}

/** Opens the link of the first person, and provides answers. */
export async function answer(
  agency: Agency,
  { id, invitees }: AdvancingRequest,
  values: Record<string, string | number>,
) {
  const inviteeId = invitees[0]?.id ?? '';
  const by = { ...GUEST, id: inviteeId };
  await outside(agency, id, { type: 'open', by, inviteeId });
  const { no } = await advancingStore.get(agency, id);
  const known = await answersOf(agency.tenantId, no);
  const items = Object.entries(values).map(([key, value]) => ({ key, rev: known[key]?.rev ?? 0, value }));
  await outside(agency, id, { type: 'provide', by, inviteeId, items, show: NO_SHOW });
  return ok(routes.get, agency.users.agent, { params: { id } });
}

/** The items as the agency sees them. */
export const seen = ({ answers }: AdvancingRequest, ...keys: string[]) =>
  keys.map((key) => ({ key, rev: answers.find((one) => one.key === key)?.rev ?? 0 }));
