import { contractKind } from '#functions/domains/contract/kind-store.ts';
import { contractStore } from '#functions/domains/contract/store.ts';
import { linkedTo } from '#functions/domains/paper/issue-store.ts';
import { PAPER_LOOK } from '#functions/domains/paper/look-store.ts';
import { storePaper } from '#functions/domains/paper/print-store.ts';
import { storeDocument } from '#functions/platform/documents/document-store.ts';
import { contractNumber } from '#shared/domains/contract/rules.ts';
import type { ContractFields, ContractStage } from '#shared/domains/contract/schemas.ts';
import type { DealFields } from '#shared/domains/deal/schemas.ts';
import { draftDocument } from '#shared/domains/paper/draft.ts';
import { showDay } from '#shared/domains/show/rules.ts';
import type { ShowFields } from '#shared/domains/show/schemas.ts';
import { Address } from '#shared/kernel/address.ts';
import { diffDays, yearOf } from '#shared/kernel/date.ts';
import type { Stored } from '#shared/kernel/record.ts';
import { linkItems } from './contract-links.ts';
import { report } from './progress.ts';
import type { Random } from './random.ts';
import type { Cast } from './shows.ts';
import { type Stage, savedAt } from './stage.ts';
import { type Draft, draft, plant, putAll, reserve } from './writer.ts';

type Show = Stored<ShowFields>;
/** Papers are printed while the data are made: of more it would take the most time of a load. */
const CONTRACTS = 24;
/** Days around today whose shows have a contract. */
const DAYS = { before: 40, after: 150 };
/** Repeats over the shows; of what was played no draft is left. */
const STAGES: readonly ContractStage[] = ['sent', 'draft', 'sent', 'sent', 'void', 'draft', 'sent', 'draft'];
const STATUS: Readonly<Record<ContractStage | 'signed', string>> = {
  draft: 'Draft',
  sent: 'Sent',
  signed: 'Fully signed',
  void: 'Void',
};
const AGENCY = {
  currency: 'EUR',
  country: 'NL',
  city: 'Amsterdam',
  vatNumber: 'NL812345678B01',
  registerNumber: '34567890',
  address: Address.parse({
    addressLine1: 'Prinsengracht 1201',
    postalCode: '1017 JP',
    city: 'Amsterdam',
    countryId: 'NL',
  }),
};

const { hashOf, renderingWrite } = contractKind.rendering;

interface Material {
  readonly agency: string;
  readonly cast: Cast;
  readonly deals: readonly Draft<DealFields>[];
}
const byId = <T extends { readonly id: string }>(all: readonly T[], id: string | undefined): T | undefined =>
  all.find((one) => one.id === id);

/** Confirmed shows around today with somebody to send a paper to. */
function chosen({ today }: Stage, random: Random, shows: readonly Show[]): Show[] {
  const near = shows.filter((show) => {
    const ahead = diffDays(today, showDay(show));
    return show.phase === 'confirmed' && show.promoter && show.contact && -DAYS.before <= ahead && ahead <= DAYS.after;
  });
  return random.shuffled(near).slice(0, CONTRACTS);
}

function paperOf(show: Show, day: string, { agency, cast, deals }: Material) {
  const { name, userId } = show.owner;
  const email = byId(cast.agents, userId)?.email ?? '';
  return draftDocument({
    locale: 'en',
    today: day,
    agency: { ...AGENCY, name: agency },
    owner: { name, email, phone: '' },
    show,
    deal: deals.find(({ record }) => record.no === show.no)?.record,
    timetable: [],
    venue: byId(cast.companies, show.venue?.venueId),
    promoter: byId(cast.companies, show.promoter?.companyId),
    contact: byId(cast.contacts, show.contact?.contactId),
  });
}

function contractOf(stage: Stage, random: Random, show: Show, i: number, material: Material) {
  const isPlayed = showDay(show) < stage.today;
  const drawn = STAGES[i % STAGES.length] ?? 'draft';
  const state = isPlayed && drawn === 'draft' ? 'sent' : drawn;
  const age = diffDays(show.createdAt.slice(0, 10), stage.today);
  const ctx = savedAt(stage, random, Math.max(1, age - random.int(2, 14)), show.owner);
  const at = ctx.now.toISOString();
  const name = STATUS[state === 'sent' && isPlayed ? 'signed' : state];
  const status = material.cast.statuses.find((s) => s.mainArea === 'contract' && s.name === name);
  const fields: ContractFields = {
    number: '',
    stage: state,
    locale: 'en',
    template: 'standard',
    document: paperOf(show, at.slice(0, 10), material),
    ...linkedTo(show),
    ...(status ? { statusId: status.id } : {}),
    ...(show.promoter ? { company: show.promoter } : {}),
    ...(show.contact ? { contact: show.contact } : {}),
    ...(state === 'draft' ? {} : { sentAt: at }),
    ...(name === STATUS.signed && random.chance(0.5) ? { lockedAt: at, lockedBy: show.owner.name } : {}),
    owner: show.owner,
  };
  return { ctx, fields };
}

/** Contracts in the order in which they were drawn up, so that their numbers rise with time. */
export function contracts(stage: Stage, material: Material, shows: readonly Show[]): Draft<ContractFields>[] {
  const random = stage.random.fork('contracts');
  const last = new Map<number, number>();
  return chosen(stage, random, shows)
    .map((show, i) => contractOf(stage, random, show, i, material))
    .sort((a, b) => a.ctx.now.getTime() - b.ctx.now.getTime())
    .map(({ ctx, fields }, i) => {
      const year = yearOf(fields.document.date);
      last.set(year, (last.get(year) ?? 0) + 1);
      const number = contractNumber(year, last.get(year) ?? 1);
      return draft(random, ctx, i + 1, { ...fields, number, document: { ...fields.document, number } });
    });
}

/** A contract's paper, and the link to it where it went out. */
async function* papersOf(stage: Stage, { agency, cast }: Material, made: readonly Draft<ContractFields>[]) {
  for (const [i, { record }] of made.entries()) {
    report('contractPaper', i + 1, made.length);
    // The agency itself is planted last: there is no limit to ask about yet.
    const files = await storePaper(PAPER_LOOK, stage.tenantId, record, storeDocument);
    const { item } = renderingWrite(stage.tenantId, record.id, { hash: hashOf(record), state: 'ready', files });
    yield item.Put?.Item ?? {};
    for (const file of files) yield* linkItems(stage, { agency, cast, contract: record, file });
  }
}

export async function plantContracts(stage: Stage, material: Material, made: readonly Draft<ContractFields>[]) {
  const { tenantId, random } = stage;
  await plant(contractStore, tenantId, made, random.fork('contract log'));
  const years = made.map(({ record }) => yearOf(record.document.date));
  for (const year of new Set(years))
    await reserve(tenantId, `contract.${year}`, years.filter((other) => other === year).length);
  const items: Record<string, unknown>[] = [];
  for await (const item of papersOf(stage, material, made)) items.push(item);
  await putAll(items);
}
