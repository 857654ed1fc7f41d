import { linkedTo } from '#functions/domains/agreements/agreement/public/shows.ts';
import { CONTRACT_THEME } from '#functions/domains/agreements/agreement/public/theme.ts';
import { contractKind } from '#functions/domains/agreements/contract/public/kind.ts';
import { joined } from '#shared/domains/agreements/agreement/joined.ts';
import { scheduled } from '#shared/domains/agreements/agreement/several.ts';
import { contractNumber } from '#shared/domains/agreements/contract/rules.ts';
import type { ContractFields, ContractStage } from '#shared/domains/agreements/contract/schemas.ts';
import { showDay } from '#shared/domains/booking/show/rules.ts';
import type { ShowFields } from '#shared/domains/booking/show/schemas.ts';
import type { Stored } from '#shared/kernel/record/record.ts';
import { diffDays } from '#shared/kernel/time/date.ts';
import { LOCALE, type Material, numbered, plantAgreements, promoterAgreement } from './agreements.ts';
import type { Random } from './random.ts';
import { type Stage, savedAt } from './stage.ts';
import type { Draft } from './writer.ts';

type Show = Stored<ShowFields>;
/** Agreements are printed while the data are made: of more it would take the most time of a load. */
const CONTRACTS = 24;
/** The shows of the contract of a tour. */
const TOUR = 6;
/** Days around today whose shows have a contract. */
const DAYS = { before: 40, after: 150 };
/** Repeats over the shows; of what was played no draft is left. */
const STAGES: readonly ContractStage[] = ['sent', 'draft', 'sent', 'sent', 'void', 'draft', 'sent', 'draft'];
const STATUS: Readonly<Record<ContractStage, string>> = {
  draft: 'Draft',
  sent: 'Sent',
  signed: 'Fully signed',
  void: 'Void',
};

/** Confirmed shows around today with somebody to send an agreement to. */
function chosen({ today }: Stage, random: Random, shows: readonly Show[]): Show[] {
  const near = shows.filter((show) => {
    const ahead = diffDays(today, showDay(show));
    return show.phase === 'confirmed' && show.promoter && show.contact && -DAYS.before <= ahead && ahead <= DAYS.after;
  });
  return random.shuffled(near).slice(0, CONTRACTS);
}

const partOf = (show: Show, today: string, material: Material) => ({
  show: scheduled(show),
  document: promoterAgreement(show, today, material),
});
const mapped = <A, B>([first, ...rest]: readonly [A, ...A[]], to: (one: A) => B): [B, ...B[]] => [
  to(first),
  ...rest.map(to),
];

/** A run of shows for one promoter in one currency: the first six to come of the largest customer. */
function tourOf({ today }: Stage, shows: readonly Show[], material: Material): Show[] {
  const runs = new Map<string, Show[]>();
  const ahead = shows.filter((show) => show.phase !== 'cancelled' && showDay(show) > today && show.contact);
  for (const show of ahead.toSorted((a, b) => a.startAt.localeCompare(b.startAt))) {
    const key = `${show.promoter?.companyId ?? ''} ${promoterAgreement(show, today, material).currency}`;
    if (show.promoter) runs.set(key, [...(runs.get(key) ?? []), show]);
  }
  const [longest = []] = [...runs.values()].toSorted((a, b) => b.length - a.length);
  return longest.slice(0, TOUR);
}

function contractOf(stage: Stage, random: Random, nights: readonly [Show, ...Show[]], i: number, material: Material) {
  const [show] = nights;

  const isPlayed = showDay(show) < stage.today;
  const drawn = STAGES[i % STAGES.length] ?? 'draft';
  const state = isPlayed && drawn !== 'void' ? 'signed' : drawn;
  const age = diffDays(show.createdAt.slice(0, 10), stage.today);
  const ctx = savedAt(stage, random, Math.max(1, age - random.int(2, 14)), show.owner);
  const at = ctx.now.toISOString();
  const name = STATUS[state];
  const status = material.cast.statuses.find((s) => s.mainArea === 'contract' && s.name === name);
  const fields: ContractFields = {
    number: '',
    stage: state,
    locale: LOCALE,
    template: 'standard',
    document: joined(mapped(nights, (one) => partOf(one, at.slice(0, 10), material))),
    ...linkedTo(...nights),
    ...(status ? { statusId: status.id } : {}),
    ...(show.promoter ? { company: show.promoter } : {}),
    ...(show.contact ? { contact: show.contact } : {}),
    ...(state === 'draft' ? {} : { sentAt: at }),
    ...(state === 'signed' ? { signedAt: at } : {}),
    ...(name === STATUS.signed && random.chance(0.5) ? { lockedAt: at, lockedBy: show.owner.name } : {}),
    owner: show.owner,
  };
  return { ctx, fields };
}

/** Contracts in the order in which they were drawn up, so that their numbers rise with time. */
export function contracts(stage: Stage, material: Material, shows: readonly Show[]): Draft<ContractFields>[] {
  const random = stage.random.fork('contracts');
  const made = chosen(stage, random, shows).map((show, i) => contractOf(stage, random, [show], i, material));
  const [first, ...rest] = tourOf(stage, shows, material);
  // A draft, so that its shows can come and go.
  if (first && rest.length > 0)
    made.push(contractOf(stage, random, [first, ...rest], STAGES.indexOf('draft'), material));
  return numbered(random, made, contractNumber);
}

export const plantContracts = (stage: Stage, material: Material, made: readonly Draft<ContractFields>[]) =>
  plantAgreements(stage, material, { kind: contractKind, look: CONTRACT_THEME, word: 'Contract' }, made);
