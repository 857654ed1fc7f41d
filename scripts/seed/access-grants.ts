import { grantStore } from '#functions/domains/identity/access-grant/store.ts';
import { rightsOf } from '#shared/domains/identity/access-grant/presets.ts';
import type { AccessPreset, GrantFields, GrantStage } from '#shared/domains/identity/access-grant/schemas.ts';
import type { UserFields } from '#shared/domains/identity/user/schemas.ts';
import type { Stored } from '#shared/kernel/record/record.ts';
import { addDays } from '#shared/kernel/time/date.ts';
import { TEMPORARY_USER } from './people.ts';
import { Sown } from './sow.ts';
import { recordsOf, type Stage, savedAt } from './stage.ts';
import { type Draft, draft } from './writer.ts';

interface Story extends Pick<GrantFields, 'name' | 'email' | 'reason'> {
  readonly stage: GrantStage;
  readonly preset: AccessPreset;
  /** Days from today: when it was asked for, and its first and last day. */
  readonly days: readonly [asked: number, from: number, until: number];
  readonly answer?: string;
}
/** Temporary access in every state. */
const STORIES: readonly Story[] = [
  {
    name: 'Ruth Abel',
    email: 'ruth@audit.example',
    reason: 'Audit of the last three years',
    stage: 'ended',
    preset: 'view',
    days: [-95, -94, -64],
  },
  {
    name: 'Joris Blom',
    email: 'joris@standin.example',
    reason: 'Covers for Mila during her leave',
    stage: 'revoked',
    preset: 'booking',
    days: [-50, -48, 10],
  },
  {
    name: 'Petra Voss',
    email: 'petra@books.example',
    reason: 'Wants to look at the figures',
    stage: 'declined',
    preset: 'bookkeeping',
    days: [-20, -19, -5],
    answer: 'Greta sends the figures by email',
  },
  {
    name: TEMPORARY_USER.name,
    email: TEMPORARY_USER.email,
    reason: 'Prepares the annual accounts',
    stage: 'granted',
    preset: 'bookkeeping',
    days: [-8, -7, 40],
  },
  {
    name: 'Ruben Maas',
    email: 'ruben@standin.example',
    reason: 'Covers for Jonas over the holidays',
    stage: 'granted',
    preset: 'booking',
    days: [-3, 12, 30],
  },
  {
    name: 'Inge Smit',
    email: 'inge@tax.example',
    reason: 'Checks the withholding tax of foreign artists',
    stage: 'requested',
    preset: 'view',
    days: [-1, 2, 16],
  },
];

type Team = readonly Draft<UserFields>[];
const whoIs = ({ id, name }: Stored<UserFields>) => ({ userId: id, name });

/** Invents temporary access, and lets the demo's temporary user in by it. */
export function inventAccess(
  stage: Stage,
  team: Team,
): { readonly team: Team; readonly sown: readonly Sown<GrantFields>[] } {
  const random = stage.random.fork('access grants');
  const users = recordsOf(team);
  const [temporary, admin, agent] = [
    users.find(({ email }) => email === TEMPORARY_USER.email),
    users.find(({ role }) => role === 'administrator'),
    users.find(({ role }) => role === 'agent'),
  ];
  if (!temporary || !admin || !agent) return { team, sown: [] };
  const midnight = (days: number) => `${addDays(stage.today, days)}T00:00:00.000Z`;
  const grants = STORIES.map(({ days: [asked, from, until], ...story }, i) => {
    const isDecided = story.stage !== 'requested';
    const decision = { decidedBy: whoIs(admin), decidedAt: `${addDays(stage.today, asked)}T18:00:00.000Z` };
    return draft<GrantFields>(random, savedAt(stage, random, -asked, whoIs(agent)), i + 1, {
      ...story,
      allArtists: true,
      artistIds: [],
      from: midnight(from),
      until: midnight(until),
      origin: 'staff',
      askedBy: whoIs(agent),
      ...(isDecided ? decision : {}),
      ...(story.email === temporary.email ? { userId: temporary.id } : {}),
    });
  });
  const own = recordsOf(grants).find(({ userId }) => userId === temporary.id);
  const letIn = ({ ctx, record }: Draft<UserFields>): Draft<UserFields> =>
    own && record.id === temporary.id
      ? { ctx, record: { ...record, ...rightsOf(own), accessUntil: own.until, grantId: own.id } }
      : { ctx, record };
  return { team: team.map(letIn), sown: [new Sown(stage, grantStore, grants)] };
}
