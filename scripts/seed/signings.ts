import { fileOf } from '#functions/domains/agreements/agreement/public/download.ts';
import { contractKind } from '#functions/domains/agreements/contract/public/kind.ts';
import { sha256 } from '#functions/domains/agreements/esign/digest.ts';
import { sealFile } from '#functions/domains/agreements/esign/public/seal-file.ts';
import { auditKey, esignStore } from '#functions/domains/agreements/esign/store.ts';
import { getObject } from '#functions/platform/files/files.ts';
import { env } from '#functions/platform/runtime/env.ts';
import { inspectPdf } from '#functions/platform/seal/inspect.ts';
import { signerOf } from '#functions/platform/seal/signer.ts';
import { agreementTotals, partnerOf } from '#shared/domains/agreements/agreement/document.ts';
import type { ContractFields } from '#shared/domains/agreements/contract/schemas.ts';
import { type AuditEvent, chained, GENESIS } from '#shared/domains/agreements/esign/audit.ts';
import { begun } from '#shared/domains/agreements/esign/beginning.ts';
import type { Command } from '#shared/domains/agreements/esign/commands.ts';
import { consentText } from '#shared/domains/agreements/esign/consent.ts';
import type { EsignEvent } from '#shared/domains/agreements/esign/outcome.ts';
import type { Participant, SignFile } from '#shared/domains/agreements/esign/parts.ts';
import { fresh } from '#shared/domains/agreements/esign/preparing.ts';
import { decide } from '#shared/domains/agreements/esign/rules.ts';
import { type EsignFields, SettingsInput } from '#shared/domains/agreements/esign/schemas.ts';
import type { UserFields } from '#shared/domains/identity/user/schemas.ts';
import { makeId } from '#shared/kernel/record/ids.ts';
import type { Stored } from '#shared/kernel/record/record.ts';
import { addDays } from '#shared/kernel/time/date.ts';
import { LOCALE, type Material } from './agreements.ts';
import { report } from './progress.ts';
import type { Random } from './random.ts';
import { type Story, signingStories } from './signing-stories.ts';
import type { Stage } from './stage.ts';
import { type Draft, draft, plant, putAll } from './writer.ts';

const ZONE = 'Europe/Amsterdam';
/** Days before today on which the oldest signing began. */
const BEGUN = 21;
const CLIENT = 'buyer@outside.example';

type Contract = Stored<ContractFields>;
interface Ids {
  readonly next: () => string;
}
/** Each step is a minute after the one before, at ten in the morning of its day. */
const instantAt = ({ today }: Stage, daysAgo: number, minute: number): string =>
  new Date(Date.parse(`${addDays(today, -daysAgo)}T09:00:00.000Z`) + minute * 60_000).toISOString();

async function fileToSign({ tenantId }: Stage, contract: Contract, ids: Ids): Promise<SignFile> {
  const rendering = await contractKind.rendering.renderingOf(tenantId, contract);
  if (rendering?.state !== 'ready') throw new Error('a contract of the demo is not printed');
  const { key, name, size } = fileOf('contract', rendering, 'pdf');
  const bytes = await getObject(key);
  const found = await inspectPdf(bytes);
  const pages = found.ok ? found.pages : 1;
  return { id: ids.next(), role: 'sign', key, name, size, pages, sha256: sha256(bytes), hasSignature: false };
}

/** The buyer signs first, and the agent countersigns. */
function participantsOf(contract: Contract, agent: Stored<UserFields>, ids: Ids): Participant[] {
  const { name, email, signatory } = partnerOf(contract.document);
  const person = { mobile: '', capacity: '', locale: LOCALE, zone: ZONE } as const;
  const client = { ...person, name: signatory.name || name, email: email || CLIENT };
  const own = { ...person, name: agent.name, email: agent.email, userId: agent.id };
  const place = { deadlineDays: 7, access: 'open' } as const;
  const outside = { ...place, step: 1, role: 'signer', type: 'outsider' } as const;
  const staff = { ...place, step: 2, role: 'countersigner', type: 'user' } as const;
  return [
    fresh({ ...outside, id: ids.next(), people: [{ ...client, id: ids.next() }] }),
    fresh({ ...staff, id: ids.next(), people: [{ ...own, id: ids.next() }] }),
  ];
}

interface Told {
  readonly draft: Draft<EsignFields>;
  readonly events: readonly AuditEvent[];
}
interface Scene {
  readonly stage: Stage;
  readonly agents: readonly Stored<UserFields>[];
  readonly random: Random;
}

async function begin({ stage, agents, random }: Scene, contract: Contract, story: Story, no: number) {
  const ids: Ids = { next: () => makeId(no, Date.parse(`${stage.today}T00:00:00Z`), random.bytes(6)) };
  const [agent, other] = agents;
  if (!agent) throw new Error('the demo has no agents');
  const file = await fileToSign(stage, contract, ids);
  const title = `Contract ${contract.number}`;
  const settings = { title, locale: LOCALE, zone: ZONE, ...(story.expiryDays ? { expiryDays: story.expiryDays } : {}) };
  const fields: EsignFields = {
    ...begun(SettingsInput.parse(settings), {
      source: { kind: 'contract', id: contract.id },
      author: { userId: agent.id, name: agent.name, email: agent.email },
      showId: contract.show.showId,
      artistIds: contract.artistIds,
      amount: { minor: agreementTotals(contract.document.lines).gross, currency: contract.document.currency },
      files: [file],
      clientData: { vatNumber: partnerOf(contract.document).vatNumber },
      printedFields: ['vatNumber'],
      isFromTemplate: true,
    }),
    participants: participantsOf(contract, agent, ids),
    checkers: story.state === 'review' && other ? [{ userId: other.id, name: other.name }] : [],
  };
  const now = new Date(instantAt(stage, BEGUN, no));
  return {
    ids,
    file,
    made: draft(random, { tenantId: stage.tenantId, now, actor: { userId: agent.id, name: agent.name } }, no, fields),
  };
}

/** Runs one command as the server does, and adds its events to the chain. */
function run({ draft: { ctx, record }, events }: Told, command: Command, at: string): Told {
  const decision = decide(record, command, at);
  if ('error' in decision) throw new Error(`${command.type} in the demo: ${decision.error}`);
  const { head, events: added } = chained(record, decision.events, sha256);
  const next = { ...record, ...decision.document, ...head, rev: record.rev + 1, updatedAt: at };
  return { draft: { ctx, record: next }, events: [...events, ...added] };
}

/** Seals the files with the local test key, as the worker does. */
async function sealed(told: Told, stage: Stage, agency: string): Promise<Told> {
  const { record } = told.draft;
  await putEvents(stage, [told]);
  const now = new Date();
  const testKeyFile = env.sealTestKeyFile();
  const signer = await signerOf({ isLocal: env.isLocal(), now, ...(testKeyFile ? { testKeyFile } : {}) });
  const mainId = record.files[0]?.id ?? '';
  const { tenantId } = stage;
  const sealing = { tenantId, agency, document: record, signer, now, mainId, sealed: new Map<string, string>() };
  const files = [];
  for (const file of record.files) files.push(await sealFile(sealing, file));
  const by = { kind: 'worker', id: 'seal', name: 'Backline' } as const;
  return run(told, { type: 'sealed', by, files, coversWholeFile: true }, instantAt(stage, 5, 59));
}

async function tell(scene: Scene, contract: Contract, i: number, agency: string): Promise<Told> {
  const { stage } = scene;
  const scan = { id: '', key: '', name: 'signed.pdf', type: 'application/pdf', size: 1, sha256: '', isClean: true };
  const passwordAt = instantAt(stage, 5, 0);
  const dated = addDays(stage.today, -15);
  const story = signingStories(scan, passwordAt, dated)[i];
  if (!story) throw new Error('there are fewer stories');
  const { ids, file, made } = await begin(scene, contract, story, i + 1);
  const { key, size, sha256: hash } = file;
  const own = { ...scan, id: ids.next(), key, size, sha256: hash };
  const created: EsignEvent = {
    type: 'created',
    at: made.record.createdAt,
    by: { kind: 'user', id: made.record.author.userId, name: made.record.author.name },
  };
  const { head, events } = chained({ auditSeq: 0, auditHash: GENESIS }, [created], sha256);
  let told: Told = { draft: { ...made, record: { ...made.record, ...head } }, events };
  for (const [minute, { daysAgo, command }] of (signingStories(own, passwordAt, dated)[i]?.steps ?? []).entries()) {
    const given = command(told.draft.record);
    const consented = 'consentHash' in given ? { ...given, consentHash: sha256(consentText.en) } : given;
    told = run(told, consented, instantAt(stage, daysAgo, minute));
  }
  return told.draft.record.state === 'completing' ? sealed(told, stage, agency) : told;
}

const putEvents = ({ tenantId }: Stage, all: readonly Told[]): Promise<void> =>
  putAll(
    all.flatMap(({ draft: { record }, events }) =>
      events.map((event) => ({ ...auditKey(tenantId, record.no, event.n), ...event })),
    ),
  );

/** Contracts out for signature in every state, each by a contract whose stage fits. Agencies with few have none. */
export async function plantSignings(
  stage: Stage,
  { cast, firm }: Material,
  contracts: readonly Draft<ContractFields>[],
) {
  const random = stage.random.fork('signings');
  const scene = { stage, agents: cast.agents, random };
  const free = contracts.map(({ record }) => record);
  const told: Told[] = [];
  const stories = signingStories({ id: '', key: '', name: '', type: '', size: 0, sha256: '', isClean: true }, '', '');
  for (const [i, { contract: fits }] of stories.entries()) {
    report('esign', i + 1, stories.length);
    const at = free.findIndex((one) => one.stage === fits);
    const [contract] = at < 0 ? [] : free.splice(at, 1);
    if (contract) told.push(await tell(scene, contract, i, firm.name));
  }
  await putEvents(stage, told);
  await plant(
    esignStore,
    stage.tenantId,
    told.map((one) => one.draft),
    random.fork('esign log'),
  );
}
